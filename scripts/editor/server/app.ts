import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { secureHeaders } from 'hono/secure-headers'
import { mimeTypeOf } from '../../content/images/check-image.ts'
import { IMAGE_MAX_BYTES } from '../../content/read/read-file.ts'
import { clientAddress, limitRate } from '../access/limit-rate.ts'
import type { Signed, signIn } from '../access/sign-in.ts'
import { PUBLISHED_PATH } from '../publish/changes.ts'
import type { EditorApi } from './api.ts'
import { PREVIEW_BASE } from './drafts.ts'
import { PICTURES_PATH } from './pictures.ts'
import { BadRequest, Refusal } from './refusal.ts'

/** Several times the largest picture in base64, so that the content check explains which picture is too large. */
const BODY_MAX_BYTES = 7 * IMAGE_MAX_BYTES

/** HTML pages by URL path, in the folder of the built client. */
const PAGES = { '/editor/': 'client', '/editor/preview': 'preview' }

const PICTURE_PATHS = [PICTURES_PATH, PREVIEW_BASE, PUBLISHED_PATH]

type AppOptions = {
  api: EditorApi
  /** The folder of the built client. */
  findClient: () => Promise<string>
  /** @returns The origin of the form under the name in a `Host` header; nothing for a foreign name. */
  originOf: (host: string) => string | undefined
  /** Without it, as on one's own machine, nobody signs in. */
  access?: ReturnType<typeof signIn> | undefined
}

/** The form over HTTP: its pages, its API and its pictures, for requests of its own pages only. */
export function createApp({ api, findClient, originOf, access }: AppOptions): Hono<Signed> {
  const app = new Hono<Signed>()
  let client = ''
  app.onError(answerError)
  app.notFound((c) => c.json({ error: 'Bu adreste bir şey yok.' }, 404))
  app.get('/healthz', (c) => c.text('ok'))
  app.use(ownPagesOnly(originOf))
  app.use(bodyLimit({ maxSize: BODY_MAX_BYTES, onError: refuseBody }))

  // Registered before the headers of pages, and so applied after them.
  for (const base of PICTURE_PATHS) app.use(`${base}*`, picturesOnly)
  app.use(
    secureHeaders({
      // Without an `Origin`, as under the default `no-referrer`, forms of the page would be refused.
      referrerPolicy: 'same-origin',
      contentSecurityPolicy: {
        defaultSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        frameAncestors: ["'self'"],
        formAction: ["'self'"],
        baseUri: ["'none'"],
        objectSrc: ["'none'"],
      },
    }),
  )
  if (access) {
    app.use('/oidc/*', limitRate({ burst: 30, perSecond: 0.5, keyOf: clientAddress }))
    app.route('/', access.routes)
    app.use(access.requireSession)
    // A fast typist makes four requests a second; a library of pictures asks for all of them at once.
    app.use(limitRate({ burst: 1500, perSecond: 30, keyOf: (c) => c.get('person')?.email ?? '' }))
  }
  app.get('/', (c) => c.redirect('/editor/'))
  app.get('/editor', (c) => c.redirect('/editor/'))
  for (const [path, page] of Object.entries(PAGES)) {
    app.get(path, async (c) => {
      client = await findClient()
      c.header('Cache-Control', 'no-cache')
      return c.html(await readFile(join(client, `scripts/editor/${page}/index.html`), 'utf8'))
    })
  }
  app.get('/editor/site-data', async (c) => c.json(await api.siteData(), 200, { 'Cache-Control': 'no-store' }))
  app.post('/editor/api', async (c) => {
    c.header('Cache-Control', 'no-store')
    return c.json((await api.answer(await readJson(c), c.get('person'))) ?? {})
  })
  for (const base of PICTURE_PATHS) {
    app.get(`${base}*`, async (c) => {
      const bytes = await api.readPicture(c.req.path)
      if (!bytes) throw new BadRequest(404, 'Bu adreste bir görsel yok.')
      const type = mimeTypeOf(c.req.path.slice(c.req.path.lastIndexOf('.') + 1))
      return c.body(new Uint8Array(bytes), 200, { 'Content-Type': type })
    })
  }
  app.get(
    '/editor/*',
    serveStatic({
      rewriteRequestPath: (path) => join(client, path.slice('/editor/'.length)),
      onFound: (path, c) => c.header('Cache-Control', path.includes('/assets/') ? 'max-age=31536000, immutable' : ''),
    }),
  )
  return app
}

const picturesOnly: MiddlewareHandler = async (c, next) => {
  await next()
  // An SVG opened as a document must not run scripts.
  c.header('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox")
}

/** Rejects DNS rebinding (Host) and requests of other pages (Origin, Sec-Fetch-Site); a link may lead here. */
function ownPagesOnly(originOf: AppOptions['originOf']): MiddlewareHandler {
  return async (c, next) => {
    const own = originOf(c.req.header('host') ?? '')
    if (own === undefined) throw new BadRequest(403, 'Düzenleyici bu adresten kullanılmaz.')
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD'
    const origin = c.req.header('origin') ?? (isRead ? own : undefined)
    const site = c.req.header('sec-fetch-site') ?? 'none'
    const isFollowedLink = isRead && c.req.header('sec-fetch-mode') === 'navigate'
    if (origin !== own || !(['same-origin', 'none'].includes(site) || isFollowedLink)) {
      throw new BadRequest(403, 'Bu istek düzenleyicinin kendi sayfasından gelmiyor.')
    }
    await next()
  }
}

async function readJson(c: Context): Promise<unknown> {
  if (!/^application\/json\b/.test(c.req.header('content-type') ?? '')) throw new BadRequest(415, 'Beklenen: JSON.')
  try {
    return await c.req.json()
  } catch {
    throw new BadRequest(400, 'İstek okunamadı.')
  }
}

async function refuseBody(c: Context): Promise<Response> {
  // A browser reads the answer only after it has sent the whole body.
  await c.req.raw.body?.pipeTo(new WritableStream())
  throw new BadRequest(413, `Gönderilen çok büyük; bir görsel en fazla ${IMAGE_MAX_BYTES / 1_000_000} MB olabilir.`)
}

/**
 * A `Refusal` is answered with `{ refused }` and status 200: any other status would be an error on the browser's
 * console.
 */
function answerError(error: Error): Response {
  if (error instanceof Refusal) return json(200, { refused: { error: error.message, ...error.details } })
  if (error instanceof BadRequest) return json(error.status, { error: error.message })
  console.error(error)
  return json(500, { error: 'Düzenleyicide beklenmeyen bir sorun çıktı; içerik olduğu gibi duruyor.' })
}

function json(status: number, value: unknown): Response {
  return Response.json(value, { status, headers: { 'Cache-Control': 'no-store' } })
}
