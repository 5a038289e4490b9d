import { assetFile } from './asset-file.ts'
import { HEAD_TAGS } from './document.ts'
import { escapeHtml } from './html.ts'
import type { SiteFile } from './pages.ts'

export type Opening = {
  path: string
  /** Addresses of what the app needs to show the whole page. */
  files: readonly string[]
  /** See `renderOpening` in src/entry-server.tsx. */
  render: () => Promise<string>
}

/**
 * Writes the first views of pages into one file, an element each, for readers who go on before the app has come and
 * for links that name a page behind `#`: src/app/boot.ts shows them until the app does. Markup, but not named so: it is no
 * page, and hosts redirect addresses that end in `.html`.
 *
 * @throws Error when a page has no title.
 */
export async function writeOpenings(openings: readonly Opening[]): Promise<SiteFile> {
  const written = openings.map(async ({ path, files, render }) => {
    const rendered = await render()
    const head = HEAD_TAGS.exec(rendered)?.[0] ?? ''
    const title = /<title>([^<]*)<\/title>/.exec(head)?.[1]
    if (title === undefined) throw new Error(`The first view of ${path} has no title.`)
    // Escaped already, as text.
    const quoted = title.replaceAll('"', '&quot;')
    const attributes = `data-opening="${escapeHtml(path)}" data-files="${files.join(' ')}" data-title="${quoted}"`
    return `<div ${attributes}>${withoutAutoSizes(rendered.slice(head.length))}</div>`
  })
  return assetFile('openings', 'txt', (await Promise.all(written)).join('\n'))
}

/**
 * A picture that is as wide as its place turns out to be is asked for once more when it is taken away and has none
 * (seen in Chromium: 1600 pixels instead of 720). The width it is estimated at stands behind the word.
 */
function withoutAutoSizes(html: string): string {
  return html.replaceAll('sizes="auto, ', 'sizes="')
}
