import { NOT_FOUND_PATH, pageHref } from '../../src/content/paths.ts'
import type { PageEntry, ResolvedPage, SiteData } from '../../src/content/resolved.ts'
import type { BuiltFiles } from './built-files.ts'
import { divideRendered, writeDocument, writeLinks } from './document.ts'
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
  /** All rules. */
  css: string
  /** Where the pages count their visits, for their security policy; nothing on their own host. */
  databaseUrl: string | undefined
  /** Draws the picture that stands for a page where its address is shared. */
  drawShareImage: (page: ResolvedPage, siteData: SiteData) => Promise<Buffer>
}

export type SiteFile = { fileName: string; source: string | Buffer }

/** Every page shows them; what holds rare letters only is asked for where there is one. */
const TYPEFACES = ['bricolage', 'instrument'].map((name) => `src/styles/fonts/${name}.woff2`)

/** Writes every page of the site, and the files that tell others which pages there are. */
export async function writeSite({ pages, siteData, renderPage }: ServerEntry, build: SiteBuild): Promise<SiteFile[]> {
  const { template, files, css, databaseUrl, drawShareImage } = build
  const published = pages.filter(({ path }) => path !== NOT_FOUND_PATH)
  const links = await Promise.all(
    published.map(async ({ path, load }) => ({ href: pageHref(path), name: (await load()).default.title })),
  )
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
      head: [head, lists, ...(isPublished ? headTags(page, siteData, share) : [])].join(''),
      styles: `<style>${css}</style>`,
      // Not in the head, where they would hold up the first frame.
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
    {
      fileName: 'sitemap.xml',
      source: writeSitemap(
        siteData.site.url,
        published.map(({ path }) => path),
      ),
    },
    { fileName: 'robots.txt', source: writeRobots(siteData.site.url) },
    { fileName: 'site.webmanifest', source: writeManifest(siteData, paper) },
  ]
}

function href(fileName: string): string {
  return `/${fileName}`
}

/** A folder with an `index.html`, as every static host serves it; hosts look for `404.html` by itself. */
function fileNameOf(path: string): string {
  if (path === NOT_FOUND_PATH) return '404.html'
  return `${pageHref(path).slice(1)}index.html`
}
