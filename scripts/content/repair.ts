import type { z } from 'zod'
import { unwrap } from './field-info.ts'
import { toSlug } from './suggest.ts'

/** Offers a value of the wanted form made from what was written, when it obviously was meant. */
export function repair(schema: z.ZodType, value: string): string | undefined {
  const trimmed = value.trim()
  const candidates = [
    trimmed,
    trimmed.replace(/^http:\/\//i, 'https://'),
    trimmed.replaceAll(/\s+/g, ''),
    /^[a-z]+:/i.test(trimmed) ? '' : `https://${trimmed}`,
    trimmed
      .replace(/^00/, '+')
      .replaceAll(/[()./-]+/g, ' ')
      .replaceAll(/\s+/g, ' '),
    `+90 ${trimmed
      .replace(/^0/, '')
      .replaceAll(/[()./-]+/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim()}`,
    toSlug(trimmed),
    `/${toSlug(trimmed)}`,
    `#${toSlug(trimmed)}`,
    trimmed.split('/').map(toSlug).join('/').replace(/\/$/, ''),
  ]
  const { schema: inner } = unwrap(schema)
  return candidates.find(
    (candidate) => candidate !== '' && candidate !== '/' && candidate !== value && inner.safeParse(candidate).success,
  )
}
