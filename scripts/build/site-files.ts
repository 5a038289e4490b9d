import type { SiteData } from '../../src/collections/resolved.ts'
import { pageUrl } from '../../src/content/paths.ts'
import { siteConfig } from '../../src/site.config.ts'
import type { PageContent } from '../content/resolve/resolve-content.ts'
import { escapeHtml } from './html.ts'

/** The sitemap: canonical URLs of all published pages, with the day of those that have one. */
export function writeSitemap(siteUrl: string, pages: readonly PageContent[]): string {
  const rows = pages.map(({ path, facts: { published } }) => {
    const changed = published === undefined ? '' : `<lastmod>${published}</lastmod>`
    return `  <url><loc>${escapeHtml(pageUrl(siteUrl, path))}</loc>${changed}</url>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${rows.join('\n')}
</urlset>
`
}

/** robots.txt: everything is allowed; names the sitemap. */
export function writeRobots(siteUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${pageUrl(siteUrl, '/')}sitemap.xml\n`
}

/** The web app manifest: name, colours and icons of a phone's home screen. Its addresses are relative to it. */
export function writeManifest({ site }: SiteData, paper: string): string {
  const icon = (size: number, purpose: string, name: string) => ({
    src: `${name}-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })
  return `${JSON.stringify(
    {
      name: site.brand,
      short_name: site.brand,
      description: site.tagline,
      lang: siteConfig.locale,
      start_url: './',
      display: 'browser',
      background_color: paper,
      theme_color: paper,
      icons: [icon(192, 'any', 'icon'), icon(512, 'any', 'icon'), icon(512, 'maskable', 'icon-maskable')],
    },
    null,
    2,
  )}\n`
}
