import type { PageEntry, ResolvedPage, SiteData } from '../../src/collections/resolved.ts'
import { NOT_FOUND_PATH, pageHref } from '../../src/content/paths.ts'
import type { BuiltFiles } from './built-files.ts'
import { datedPages } from './dated-pages.ts'
import { divideRendered, writeDocument, writeLinks } from './document.ts'
import { FEED_FILE, feedLink, writeFeed } from './feed.ts'
import { headTags } from './head.ts'
import { jsonScript, tag } from './html.ts'
import { addPolicy } from './security/content-security-policy.ts'
import { writeManifest, writeRobots, writeSitemap } from './site-files.ts'
import { structuredData } from './structured-data.ts'

/** What src/entry-server.tsx exports. */
export type ServerEntry = {
  pages: PageEntry[]
  siteData: SiteData
  renderPage: (path: string) => Promise<string>
}

export type SiteBuild = {
  /** `index.html` as the build for the browser left it. */
  template: string
  files: BuiltFiles
  /** The stylesheet. */
  css: string
  /** URL of the visit counter's database, for the security policy; `undefined` on the site's own host. */
  databaseUrl: string | undefined
  /** Draws the share image of a page. */
  drawShareImage: (page: ResolvedPage, siteData: SiteData) => Promise<Buffer>
}

export type SiteFile = { fileName: string; source: string | Buffer }

/** Preloaded by every page; the files of rare letters are not. */
const TYPEFACES = ['bricolage', 'instrument'].map((name) => `src/styles/fonts/${name}.woff2`)

/** Writes every page of the site, the sitemap, robots.txt and the manifest. */
export async function writeSite({ pages, siteData, renderPage }: ServerEntry, build: SiteBuild): Promise<SiteFile[]> {
  const { template, files, css, databaseUrl, drawShareImage } = build
  const published = pages.filter(({ path }) => path !== NOT_FOUND_PATH)
  const publishedPages = await Promise.all(published.map(async ({ load }) => (await load()).default))
  const links = publishedPages.map(({ path, title }) => ({ href: pageHref(path), name: title }))
  const dated = datedPages(publishedPages)
  const feed = dated.length > 0 ? [feedLink(siteData)] : []
  const written: SiteFile[] = []
  for (const entry of pages) {
    const { default: page } = await entry.load()
    const { head, page: rendered } = divideRendered(await renderPage(entry.path))
    const isPublished = entry.path !== NOT_FOUND_PATH
    const share = `share/${entry.id}.png`
    const lists = tag('meta', {
      'data-files': files.startScripts.map(href).join(' '),
      'data-pages': published.map(({ path }) => path).join(' '),
    })
    const attributes = {
      'data-page': entry.path,
      'data-entry': href(files.entry),
      'data-loading': siteData.interface.loading,
    }
    const html = writeDocument(template, attributes, {
      head: [head, lists, ...(isPublished ? headTags(page, siteData, share) : []), ...feed].join(''),
      styles: `<style>${css}</style>`,
      // Not in the head, where they would delay the first paint.
      preloads: TYPEFACES.map((source) =>
        tag('link', { rel: 'preload', as: 'font', href: href(files.of(source)), crossorigin: true }),
      ).join(''),
      page: rendered,
      links: writeLinks(links),
      structuredData: isPublished ? jsonScript('application/ld+json', structuredData(page, siteData, share)) : '',
    })
    written.push({ fileName: fileNameOf(entry.path), source: addPolicy(html, databaseUrl) })
    if (isPublished) written.push({ fileName: share, source: await drawShareImage(page, siteData) })
  }
  const paper = /name="theme-color" content="([^"]+)"/.exec(template)?.[1] ?? ''
  return [
    ...written,
    { fileName: 'sitemap.xml', source: writeSitemap(siteData.site.url, publishedPages) },
    ...(dated.length > 0 ? [{ fileName: FEED_FILE, source: writeFeed(dated, siteData) }] : []),
    { fileName: 'robots.txt', source: writeRobots(siteData.site.url) },
    { fileName: 'site.webmanifest', source: writeManifest(siteData, paper) },
  ]
}

function href(fileName: string): string {
  return `/${fileName}`
}

/** `index.html` in a folder, as static hosts expect it; `404.html` for the not-found page. */
function fileNameOf(path: string): string {
  if (path === NOT_FOUND_PATH) return '404.html'
  return `${pageHref(path).slice(1)}index.html`
}
