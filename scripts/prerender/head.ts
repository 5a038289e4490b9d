import { fill } from '../../src/content/fill.ts'
import { NOT_FOUND_PATH, pageUrl } from '../../src/content/paths.ts'
import type { ResolvedPage, Shell } from '../../src/content/resolved.ts'
import { jsonScript, tag } from './html.ts'
import { structuredData } from './structured-data.ts'

export type HeadOptions = {
  page: ResolvedPage
  shell: Shell
  /** Address of the picture for shared links, from the site's root on. */
  shareImage: string
}

/**
 * The tags of the head that the app itself never changes. Title, description, canonical address and `noindex` are
 * written by the page's component, because they follow the reader.
 */
export function headTags({ page, shell, shareImage }: HeadOptions): string[] {
  if (page.path === NOT_FOUND_PATH) return []
  const { site, interface: texts } = shell
  const image = pageUrl(site.url, '/') + shareImage.slice(1)
  const property = (name: string, content: string) => tag('meta', { property: `og:${name}`, content })
  return [
    property('type', 'website'),
    property('locale', 'tr_TR'),
    property('site_name', site.brand),
    property('title', page.title),
    property('description', page.description),
    property('url', pageUrl(site.url, page.path)),
    property('image', image),
    property('image:type', 'image/png'),
    property('image:width', '1200'),
    property('image:height', '630'),
    property('image:alt', fill(texts.pageTitle, { title: page.title, brand: site.brand })),
    tag('meta', { name: 'twitter:card', content: 'summary_large_image' }),
    jsonScript(structuredData(page, shell, { logo: `${pageUrl(site.url, '/')}icon-512.png`, share: image })),
  ]
}
