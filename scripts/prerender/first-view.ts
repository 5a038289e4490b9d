import { brotliCompressSync } from 'node:zlib'
import { MAIN_ID } from '../../src/content/paths.ts'
import { tag } from './html.ts'

/** Ten segments, which a server sends before the first answer; in bytes. */
const FIRST_FLIGHT = 14_336

/**
 * Has the browser wait with its first frame until the page's first section is whole: of one that has come in part, what
 * is there would move when the rest comes. What it waits for is the beginning of the next element with an id.
 *
 * Where that does not come with the first packets, it waits for the last such element that does: for a part of a long
 * section, or at least until the page has begun, so that the header is not drawn alone. Browsers that do not know this
 * draw as they read.
 *
 * @param html A whole page; what stands behind `#root` has an id.
 * @throws Error where the page has no title, or nothing with an id follows its first section.
 */
export function awaitFirstView(html: string): string {
  const start = html.indexOf(`<main id="${MAIN_ID}"`)
  const end = html.indexOf('</section>', start)
  const elements = [...html.matchAll(/<[a-z][^<>]*? id="([^"]+)"/g)].filter(({ index }) => index >= start)
  const next = elements.findIndex(({ index }) => index > end)
  if (start < 0 || end < 0 || next < 0) throw new Error('Nothing with an id follows the first section of the page.')
  if (!html.includes('</title>')) throw new Error('The page has no title.')
  const awaiting = (part: string, id: string) =>
    part.replace('</title>', (title) => title + tag('link', { rel: 'expect', href: `#${id}`, blocking: 'render' }))
  const awaited = elements
    .slice(0, next + 1)
    .findLast(({ 0: { length }, 1: id = '', index }) => isNear(awaiting(html.slice(0, index + length), id)))
  return awaiting(html, awaited?.[1] ?? MAIN_ID)
}

function isNear(begun: string): boolean {
  return brotliCompressSync(begun).length <= FIRST_FLIGHT
}
