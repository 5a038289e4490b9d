import { pageHref, pageUrl } from '../../src/content/paths.ts'
import { siteConfig } from '../../src/site.config.ts'
import type { ResolvedContent } from '../content/resolve/resolve-content.ts'
import { escapeHtml, tag } from './html.ts'

/** A former address and the page that has moved. */
export type Redirect = ResolvedContent['redirects'][number]

/**
 * The document at a former address, for hosts without rules for that.
 *
 * @param title Of the page, for the link of who is not led on.
 */
export function redirectDocument({ to }: Redirect, title: string, siteUrl: string): string {
  const href = pageHref(to)
  return [
    `<!doctype html><html lang="${siteConfig.locale}"><head><meta charset="utf-8">`,
    `<title>${escapeHtml(title)}</title>`,
    tag('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    tag('meta', { 'http-equiv': 'refresh', content: `0; url=${href}` }),
    tag('meta', { name: 'robots', content: 'noindex' }),
    tag('link', { rel: 'canonical', href: pageUrl(siteUrl, to) }),
    `</head><body><p><a href="${escapeHtml(href)}">${escapeHtml(title)}</a></p></body></html>`,
  ].join('')
}

/** `_redirects` for Cloudflare Pages, Netlify and other hosts: moved for good, with and without a slash at the end. */
export function writeRedirectsFile(redirects: readonly Redirect[]): string {
  return redirects.flatMap(({ from, to }) => [from, `${from}/`].map((each) => `${each} ${pageHref(to)} 301\n`)).join('')
}
