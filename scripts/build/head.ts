import type { SiteData } from '../../src/collections/resolved.ts'
import { fill } from '../../src/content/fill.ts'
import { pageUrl } from '../../src/content/paths.ts'
import { siteConfig } from '../../src/site.config.ts'
import type { PageContent } from '../content/resolve/resolve-content.ts'
import { tag } from './html.ts'

/**
 * Head tags for social networks. Title, description, canonical URL and `noindex` are rendered by `PageView`, because
 * they change on navigation.
 *
 * @param shareImage The file of the picture for shared links, from the site's root on.
 */
export function headTags({ content: page, facts }: PageContent, siteData: SiteData, shareImage: string): string[] {
  const { site, interface: texts } = siteData
  const property = (name: string, content: string) => tag('meta', { property: `og:${name}`, content })
  const { language, region } = new Intl.Locale(siteConfig.locale).maximize()
  return [
    ...(facts.published
      ? [property('type', 'article'), tag('meta', { property: 'article:published_time', content: facts.published })]
      : [property('type', 'website')]),
    property('locale', `${language}_${region}`),
    property('site_name', site.brand),
    property('title', page.title),
    property('description', page.description),
    property('url', pageUrl(site.url, page.path)),
    property('image', pageUrl(site.url, '/') + shareImage),
    property('image:type', 'image/png'),
    property('image:width', '1200'),
    property('image:height', '630'),
    property('image:alt', fill(texts.pageTitle, { title: page.title, brand: site.brand })),
    tag('meta', { name: 'twitter:card', content: 'summary_large_image' }),
  ]
}
