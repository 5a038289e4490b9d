import { brotliCompressSync } from 'node:zlib'
import { MAIN_ID } from '../../src/content/paths.ts'
import { tag } from './html.ts'

/** Ten segments, which a server sends before the first answer; in bytes. */
const FIRST_FLIGHT = 14_336

/**
 * Has the browser wait with its first frame until the page's first section is whole: of one that has come in part, what
 * is there would move when the rest comes. What it waits for is the beginning of the next element with an id.
 *
 * Where that does not come with the first packets, it waits until the page has begun, so that the header is not drawn
 * alone. Browsers that do not know this draw as they read.
 *
 * @param html A whole page; what stands behind `#root` has an id.
 * @throws Error where the page has no title, or nothing with an id follows its first section.
 */
export function awaitFirstView(html: string): string {
  const end = html.indexOf('</section>', html.indexOf(`<main id="${MAIN_ID}"`))
  const next = /<[a-z][^<>]*? id="([^"]+)"/.exec(html.slice(end))
  if (end < 0 || !next?.[1]) throw new Error('Nothing with an id follows the first section of the page.')
  const isNear = brotliCompressSync(html.slice(0, end + next.index + next[0].length)).length <= FIRST_FLIGHT
  const awaited = tag('link', { rel: 'expect', href: `#${isNear ? next[1] : MAIN_ID}`, blocking: 'render' })
  if (!html.includes('</title>')) throw new Error('The page has no title.')
  return html.replace('</title>', (title) => title + awaited)
}
