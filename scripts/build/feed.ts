import type { SiteData } from '../../src/collections/resolved.ts'
import { HOME_PATH, pageUrl } from '../../src/content/paths.ts'
import { siteConfig } from '../../src/site.config.ts'
import type { PageContent } from '../content/resolve/resolve-content.ts'
import { escapeHtml, tag } from './html.ts'

/** The file of the feed, from the site's root on. */
export const FEED_FILE = 'feed.xml'

/** Newest entries a reader of the feed gets. */
const MAX_ENTRIES = 50

/**
 * The feed of entries with a day, newest first: Atom (RFC 4287).
 *
 * @returns Nothing where there are none.
 */
export function writeFeed(pages: readonly PageContent[], { site }: SiteData): string | undefined {
  const dated = pages.flatMap(({ facts: { published, list }, content }) =>
    published ? [{ published, list, content }] : [],
  )
  const [newest] = dated.sort((a, b) => (a.published < b.published ? 1 : a.published > b.published ? -1 : 0))
  if (!newest) return undefined
  const element = (name: string, text: string) => `<${name}>${escapeHtml(text)}</${name}>`
  const entries = dated.slice(0, MAX_ENTRIES).map(({ published, content: { path, title, description } }) => {
    const url = escapeHtml(pageUrl(site.url, path))
    return `  <entry>
    ${element('title', title)}
    <link href="${url}"/>
    <id>${url}</id>
    ${element('updated', startOf(published))}
    ${element('published', startOf(published))}
    ${element('summary', description)}
  </entry>`
  })
  const own = escapeHtml(pageUrl(site.url, '/') + FEED_FILE)
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${siteConfig.locale}">
  ${element('title', site.brand)}
  ${element('subtitle', site.tagline)}
  <link rel="self" type="application/atom+xml" href="${own}"/>
  <link href="${escapeHtml(pageUrl(site.url, newest.list?.path ?? HOME_PATH))}"/>
  <id>${own}</id>
  ${element('updated', startOf(newest.published))}
  <author>${element('name', site.brand)}</author>
${entries.join('\n')}
</feed>
`
}

/** The tag by which readers of feeds find it. */
export function feedLink({ site }: SiteData, base: string): string {
  return tag('link', { rel: 'alternate', type: 'application/atom+xml', title: site.brand, href: base + FEED_FILE })
}

/** The beginning of a day in Türkiye, which keeps one offset all year. */
function startOf(day: string): string {
  return `${day}T00:00:00+03:00`
}
