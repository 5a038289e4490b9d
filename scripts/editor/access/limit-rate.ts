import type { Context, MiddlewareHandler } from 'hono'

/** The number of keys to remember. */
const MAX_KEYS = 10_000

type RateLimit = {
  /** Requests at once. */
  burst: number
  perSecond: number
  keyOf: (c: Context) => string
}

/** Answers 429 to whoever asks for more than a token bucket holds. */
export function limitRate({ burst, perSecond, keyOf }: RateLimit): MiddlewareHandler {
  const buckets = new Map<string, { tokens: number; at: number }>()
  return async (c, next) => {
    const key = keyOf(c)
    const now = Date.now()
    const { tokens, at } = buckets.get(key) ?? { tokens: burst, at: now }
    const left = Math.min(burst, tokens + ((now - at) / 1000) * perSecond)
    if (buckets.size > MAX_KEYS) buckets.clear()
    if (left < 1)
      return c.json({ error: 'Çok sık istek geldi; birkaç saniye sonra yeniden deneyin.' }, 429, { 'Retry-After': '5' })
    buckets.set(key, { tokens: left - 1, at: now })
    return next()
  }
}

/** The address of the browser, as the proxy in front has written it behind what the browser itself claims. */
export function clientAddress(c: Context): string {
  return c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() ?? 'local'
}
