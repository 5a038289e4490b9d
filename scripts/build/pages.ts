import { createHash } from 'node:crypto'
import type { PageAnswer, ResolvedPage, SiteData, SiteDataAnswer } from '../../src/collections/resolved.ts'
import {
  HOME_PATH,
  linkHref,
  NOT_FOUND_FILE,
  NOT_FOUND_PATH,
  pageDataFile,
  pageHref,
  SITE_DATA_FILE,
} from '../../src/content/paths.ts'
import { commonFonts, TYPEFACE_USES } from '../brand/font-files.ts'
import type { ResolvedContent } from '../content/resolve/resolve-content.ts'
import type { BuiltFiles } from './built-files.ts'
import { divideRendered, writeDocument, writeLinks } from './document.ts'
import { FEED_FILE, feedLink, writeFeed } from './feed.ts'
import { headTags } from './head.ts'
import { escapeHtml, jsonScript, tag } from './html.ts'
import { pageStyles } from './page-styles.ts'
import { redirectDocument, writeRedirectsFile } from './redirects.ts'
import { addPolicy, hashSource } from './security/content-security-policy.ts'
import { writeManifest, writeRobots, writeSitemap } from './site-files.ts'
import { structuredData } from './structured-data.ts'

/** What src/entry-server.tsx exports. */
export type ServerEntry = {
  renderPage: (page: ResolvedPage, siteData: SiteData) => Promise<string>
}

export type SiteBuild = {
  /** Folder of the host that the site is served from, with a slash at both ends. */
  base: string
  /** `index.html` as the build for the browser left it. */
  template: string
  files: BuiltFiles
  /** The stylesheet of all pages. */
  css: string
  /** URL of the visit counter's database, for the security policy; `undefined` on the site's own host. */
  databaseUrl: string | undefined
  /** Draws the share image of a page with this title. */
  drawShareImage: (title: string) => Promise<Buffer>
}

/** What the manifest calls the one stylesheet; see `cssCodeSplit` in vite.config.ts. */
export const STYLESHEET = 'style.css'

/** `fileName` begins at the root of the host: `alt/hakkimizda/index.html`. */
export type SiteFile = { fileName: string; source: string | Buffer }

/** Declared in every document. Declared again by a stylesheet, the typefaces of an open page would be loaded again. */
const TYPEFACE_RULES = /@font-face\{[^}]*\}/g

/** Preloaded by every page; the files of rare letters are not. */
const TYPEFACES = TYPEFACE_USES.flatMap(commonFonts)

/** Writes every page of the site with its data, one after another, then the sitemap, robots.txt and the manifest. */
export async function* writeSite(
  { siteData, noScript, pages, redirects }: Omit<ResolvedContent, 'colorClasses'>,
  { renderPage }: ServerEntry,
  { base, template, files, css, databaseUrl, drawShareImage }: SiteBuild,
): AsyncGenerator<SiteFile> {
  const contents = pages.map(({ content }) => content)
  const published = pages.filter(({ path }) => path !== NOT_FOUND_PATH)
  const feed = writeFeed(published, siteData)
  // Of the drawer, not of all pages: nobody downloads the names of pages he does not see.
  const links = writeLinks(
    siteData.navigation.menu.items.map(({ link, name }) => ({ href: linkHref(link, base), name })),
  )
  const href = (fileName: string) => base + fileName
  const onHost = (fileName: string) => href(fileName).slice(1)
  // Of the app and of the content: an open page does not go on with the data of another one.
  const build = createHash('sha256')
    .update(files.entry + JSON.stringify([siteData, contents]))
    .digest('base64url')
    .slice(0, 8)

  yield {
    fileName: onHost(SITE_DATA_FILE.slice(1)),
    source: JSON.stringify({ build, siteData } satisfies SiteDataAnswer),
  }
  yield { fileName: onHost(files.of(STYLESHEET)), source: css.replace(TYPEFACE_RULES, '') }
  const home = pages.find(({ path }) => path === HOME_PATH)?.content
  // The page most visitors begin with; elsewhere the whole stylesheet, so that the app has it.
  const homeCss = home ? pageStyles(css, await renderPage(home, siteData)) : css
  for (const written of pages) {
    const page = written.content
    const { head, page: rendered } = divideRendered(await renderPage(page, siteData))
    const isPublished = page.path !== NOT_FOUND_PATH
    const share = shareFile(page.path)
    const scripts = files.startScripts(page.sections.map(({ type }) => type))
    const isHome = page === home
    const attributes = {
      html: {
        'data-build': build,
        'data-entry': href(files.entry),
        ...(isHome && { 'data-styles': href(files.of(STYLESHEET)) }),
        'data-fetched-style': hashSource(isHome ? css : homeCss),
        'data-loading': siteData.interface.loading,
      },
      // Not of <html>: the encoding has to be in the first 1024 bytes.
      root: { 'data-files': scripts.map(href).join(' ') },
    }
    const html = writeDocument(template, attributes, {
      head: [
        head,
        ...(isPublished ? headTags(written, siteData, share) : []),
        ...(feed ? [feedLink(siteData, base)] : []),
      ].join(''),
      styles: `<style>${isHome ? homeCss : css}</style>`,
      // Not in the head, where they would delay the first paint.
      preloads: TYPEFACES.map((source) =>
        tag('link', { rel: 'preload', as: 'font', href: href(files.of(source)), crossorigin: true }),
      ).join(''),
      page: rendered,
      noScript: escapeHtml(noScript) + links,
      structuredData: isPublished ? jsonScript('application/ld+json', structuredData(written, siteData, share)) : '',
    })
    const source = addPolicy(html, databaseUrl)
    yield { fileName: onHost(documentFile(page.path)), source }
    // Most hosts look for it at their root.
    if (!isPublished && base !== '/') yield { fileName: NOT_FOUND_FILE.slice(1), source }
    const answer: PageAnswer = { build, page }
    yield { fileName: onHost(pageDataFile(page.path).slice(1)), source: JSON.stringify(answer) }
    if (isPublished) yield { fileName: onHost(share), source: await drawShareImage(page.title) }
  }

  const { url } = siteData.site
  for (const redirect of redirects) {
    const title = contents.find(({ path }) => path === redirect.to)?.title ?? siteData.site.brand
    const document = addPolicy(redirectDocument(redirect, title, url, base), databaseUrl)
    yield { fileName: onHost(documentFile(redirect.from)), source: document }
    const answer: PageAnswer = { build, redirect: redirect.to }
    yield { fileName: onHost(pageDataFile(redirect.from).slice(1)), source: JSON.stringify(answer) }
  }
  if (redirects.length > 0) yield { fileName: '_redirects', source: writeRedirectsFile(redirects, base) }
  const paper = /name="theme-color" content="([^"]+)"/.exec(template)?.[1] ?? ''
  yield { fileName: onHost('sitemap.xml'), source: writeSitemap(url, published) }
  if (feed) yield { fileName: onHost(FEED_FILE), source: feed }
  // Only at the root of a host does anybody read it.
  yield { fileName: 'robots.txt', source: writeRobots(url) }
  yield { fileName: onHost('site.webmanifest'), source: writeManifest(siteData, paper) }
}

/** `index.html` in a folder, as static hosts expect it; `404.html` for the not-found page. */
function documentFile(path: string): string {
  return path === NOT_FOUND_PATH ? NOT_FOUND_FILE.slice(1) : `${pageHref(path, '/').slice(1)}index.html`
}

/** `share/hakkimizda.png`. */
function shareFile(path: string): string {
  return `share/${path.slice(1) || 'index'}.png`
}
