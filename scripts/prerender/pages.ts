import { NOT_FOUND_PATH, pageHref, parseAddress } from '../../src/content/paths.ts'
import type { PageEntry, ResolvedPage, Shell } from '../../src/content/resolved.ts'
import { addPolicy } from '../security/content-security-policy.ts'
import { assetFile } from './asset-file.ts'
import type { BuiltFiles } from './chunks.ts'
import { writeDocument } from './document.ts'
import { awaitFirstView } from './first-view.ts'
import { headTags } from './head.ts'
import { tag } from './html.ts'
import { writeOpenings } from './openings.ts'
import { writeManifest, writeRobots, writeSitemap } from './site-files.ts'
import { readElements, splitStyles } from './split-styles.ts'
import { takeTypefaces } from './typefaces.ts'

/** What src/entry-server.tsx exports. */
export type ServerEntry = {
  pages: PageEntry[]
  shell: Shell
  renderPage: (path: string) => Promise<string>
  renderOpening: (entry: PageEntry) => Promise<string>
}

/** Draws the picture that stands for a page where its address is shared. */
export type ShareImage = (page: ResolvedPage, shell: Shell) => Promise<Buffer>

export type SiteFile = { fileName: string; source: string | Buffer }

/**
 * Writes every page of the site, and the files that tell others which pages there are.
 *
 * @param template `index.html` as the client build left it.
 * @param files The client build.
 * @param databaseUrl Where the pages count their visits, for their security policy; nothing on their own host.
 */
export async function writeSite(
  { pages, shell, renderPage, renderOpening }: ServerEntry,
  template: string,
  files: BuiltFiles,
  shareImage: ShareImage,
  databaseUrl?: string,
): Promise<SiteFile[]> {
  const { stylesheet } = files
  const published = pages.filter(({ path }) => path !== NOT_FOUND_PATH)
  const { header, menu } = shell.navigation
  const inMenus = new Set([...header, ...menu.items].map(({ link }) => parseAddress(link).pathname))
  // Every page asks for them: they must not grow with a site of many pages.
  const likely = pages.filter(({ path }) => inMenus.has(path) || path === NOT_FOUND_PATH)
  const openings = await writeOpenings(
    likely.map((entry) => ({
      path: entry.path,
      files: urls(files.pageFiles(entry)),
      render: () => renderOpening(entry),
    })),
  )
  const links = await Promise.all(
    published.map(async ({ path, load }) => ({ href: pageHref(path), name: (await load()).default.title })),
  )
  const rendered = new Map<PageEntry, string>()
  for (const entry of pages) rendered.set(entry, await renderPage(entry.path))
  const elements = [...rendered.values()].flatMap(readElements)
  const written: SiteFile[] = []

  for (const [entry, content] of rendered) {
    const { default: page } = await entry.load()
    const imageName = `share/${entry.id}.png`
    const { inline, rest } = splitStyles(stylesheet.source, {
      html: content,
      elements,
      drawings: files.drawingsOf(content),
    })
    const { typefaces, others } = takeTypefaces(inline)
    const styles = assetFile('rest', 'css', rest)
    const html = writeDocument({
      template,
      rendered: content,
      typefaces,
      css: others,
      attributes: {
        'data-page': entry.path,
        'data-entry': `/${files.entry}`,
        'data-styles': `/${styles.fileName}`,
        'data-openings': `/${openings.fileName}`,
        'data-loading': shell.interface.loading,
      },
      head: [
        // Long lists, and not on `<html>`: the character set has to stand in the first 1024 bytes.
        tag('meta', {
          'data-files': urls(files.startFiles).join(' '),
          'data-pages': pages.map(({ path }) => path).join(' '),
        }),
        ...headTags({ page, shell, shareImage: `/${imageName}` }),
      ],
      ahead: { styles: `/${styles.fileName}`, openings: `/${openings.fileName}` },
      withoutScript: { styles: `/${stylesheet.fileName}`, links },
    })
    // Last: what it waits for depends on how much stands before.
    const source = awaitFirstView(addPolicy(html, databaseUrl))
    written.push(styles, { fileName: fileNameOf(entry.path), source })
    if (entry.path !== NOT_FOUND_PATH) written.push({ fileName: imageName, source: await shareImage(page, shell) })
  }
  const paper = /name="theme-color" content="([^"]+)"/.exec(template)?.[1] ?? ''
  const paths = published.map(({ path }) => path)
  return [
    ...written,
    openings,
    { fileName: stylesheet.fileName, source: withoutTypefaces(stylesheet.source) },
    { fileName: 'sitemap.xml', source: writeSitemap(shell.site.url, paths) },
    { fileName: 'robots.txt', source: writeRobots(shell.site.url) },
    { fileName: 'site.webmanifest', source: writeManifest(shell, paper) },
  ]
}

/** Every page declares them itself; declared once more, they would be fetched and exchanged once more. */
function withoutTypefaces(css: string): string {
  return css.replace(/@font-face\s*\{[^{}]*\}/g, '')
}

function urls(fileNames: readonly string[]): string[] {
  return fileNames.map((fileName) => `/${fileName}`)
}

/** A folder with an `index.html`, as every static host serves it; hosts look for `404.html` by itself. */
function fileNameOf(path: string): string {
  if (path === NOT_FOUND_PATH) return '404.html'
  return `${pageHref(path).slice(1)}index.html`
}
