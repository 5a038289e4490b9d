import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { gapOf, VISIT_WEIGHT } from '../../src/content/fill.ts'
import { formatNumber } from '../../src/content/locale.ts'
import { HOME_PATH, pageHref } from '../../src/content/paths.ts'
import { fillGap } from '../content/resolve/fill-gap.ts'
import type { ResolvedContent } from '../content/resolve/resolve-content.ts'
import type { ServerEntry } from './pages.ts'

/** Weights are rounded up to a multiple of this: another host, or a sentence more, does not make the claim untrue. */
const STEP_BYTES = 50_000

/** The head of an answer with the headers of firebase.json, rounded up. */
const HEAD_BYTES = 500

/** Files of letters that Turkish does not have; only a page that uses one loads them. */
const RARE = /-rare-/

type Built = {
  /** Folder of the host that the site is served from, with a slash at both ends. */
  base: string
  /** The folder the site is built into; its assets are there already. */
  folder: string
  /** `index.html` without a page, and the stylesheet that every page contains. */
  template: string
  css: string
}

/**
 * Writes what the first visit of the front page weighs at most into the gaps for it: document, scripts, typefaces, and the
 * largest candidate of every picture, down to the end of the page and with everything the app loads ahead. Text counts
 * as gzip sends it, which is more than brotli. tests/site/visit-weight.spec.ts holds it against a visit.
 */
export async function fillVisitWeight(
  content: ResolvedContent,
  { renderPage }: ServerEntry,
  { base, folder, template, css }: Built,
): Promise<ResolvedContent> {
  const home = content.pages.find(({ path }) => path === HOME_PATH)?.content
  if (!home || !gapOf(VISIT_WEIGHT).test(JSON.stringify(content.pages))) return content
  const html = await renderPage(home, content.siteData)

  // The stylesheet of all pages, and the page once more, for the head and the structured data, which hold less.
  const texts = [css, template + content.noScript + css + html + JSON.stringify(home), JSON.stringify(content.siteData)]
  for (const { content: page } of content.pages)
    if (page === home || html.includes(`href="${pageHref(page.path, base)}`)) texts.push(JSON.stringify(page))
  const assets = (await readdir(join(folder, 'assets'))).filter(
    (name) => name.endsWith('.js') || (name.endsWith('.woff2') && !RARE.test(name)),
  )
  const files = [...assets.map((name) => `assets/${name}`), 'favicon.svg', ...(await picturesOf(html, base, folder))]
  const sizes = await Promise.all(files.map((file) => weigh(folder, file)))

  const bytes =
    sum(texts.map((text) => gzipSync(text).length)) + sum(sizes) + HEAD_BYTES * (texts.length + files.length)
  const weight = `${formatNumber((Math.ceil(bytes / STEP_BYTES) * STEP_BYTES) / 1000)} kB`
  return { ...content, pages: fillGap(content.pages, VISIT_WEIGHT, () => weight) }
}

/** The pictures of a page at their heaviest, in the theme that weighs more. */
async function picturesOf(html: string, base: string, folder: string): Promise<string[]> {
  const tags = html.match(/<picture\b[\s\S]*?<\/picture>|<img\b[^>]*>/g) ?? []
  const themes = await Promise.all(
    ['light-only', 'dark-only'].map(async (hidden) => {
      const files = new Map<string, number>()
      for (const tag of tags.filter((each) => !each.includes(hidden))) {
        // `src` is the original, for browsers without `srcset`.
        const offered = tag.includes(' srcSet=') ? tag.replaceAll(/ src="[^"]*"/g, '') : tag
        const candidates = new Map<string, number>()
        for (const [, href = ''] of offered.matchAll(/[" ](\/[\w./-]+\.(?:avif|webp|png|jpe?g|svg))/g)) {
          const name = href.slice(base.length)
          candidates.set(name, await weigh(folder, name))
        }
        const [heaviest] = [...candidates].sort(([, a], [, b]) => b - a)
        if (heaviest) files.set(...heaviest)
      }
      return { files: [...files.keys()], bytes: sum([...files.values()]) }
    }),
  )
  return themes.sort((a, b) => b.bytes - a.bytes)[0]?.files ?? []
}

/** Bytes of a file as hosts send it. */
async function weigh(folder: string, file: string): Promise<number> {
  const bytes = await readFile(join(folder, file))
  return /\.(?:js|svg)$/.test(file) ? gzipSync(bytes).length : bytes.length
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0)
}
