import { pageHref, pageUrl } from '../../src/content/paths.ts'
import { siteConfig } from '../../src/site.config.ts'
import type { ResolvedContent } from '../content/resolve/resolve-content.ts'
import { escapeHtml, tag } from './html.ts'

/** A former address and the page that has moved. */
export type Redirect = ResolvedContent['redirects'][number]

/** Keeps what stands behind the path, which a refresh loses. */
const FOLLOW = 'location.replace(document.documentElement.dataset.moved+location.search+location.hash)'

/**
 * The document at a former address, for hosts without rules for that. `src/boot/` reads `data-moved` where the former address
 * stands behind the hash.
 *
 * @param title Of the page, for the link of who is not led on.
 * @param base Folder of the host that the site is served from.
 */
export function redirectDocument({ to }: Redirect, title: string, siteUrl: string, base: string): string {
  const href = pageHref(to, base)
  return [
    `<!doctype html>${tag('html', { lang: siteConfig.locale, 'data-moved': href })}<head><meta charset="utf-8">`,
    `<title>${escapeHtml(title)}</title>`,
    tag('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    `<script>${FOLLOW}</script>`,
    `<noscript>${tag('meta', { 'http-equiv': 'refresh', content: `0; url=${href}` })}</noscript>`,
    tag('meta', { name: 'robots', content: 'noindex' }),
    tag('link', { rel: 'canonical', href: pageUrl(siteUrl, to) }),
    `</head><body><p><a href="${escapeHtml(href)}">${escapeHtml(title)}</a></p></body></html>`,
  ].join('')
}

/** `_redirects` for Cloudflare Pages and hosts like it, unless they prefer the document: moved for good, with and without a slash. */
export function writeRedirectsFile(redirects: readonly Redirect[], base: string): string {
  return redirects
    .map(({ from, to }) => ({ former: pageHref(from, base), present: pageHref(to, base) }))
    .flatMap(({ former, present }) => [former.slice(0, -1), former].map((each) => `${each} ${present} 301\n`))
    .join('')
}
