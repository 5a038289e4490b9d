import { escapeHtml, tag } from './html.ts'
import type { Typefaces } from './typefaces.ts'

export type DocumentParts = {
  /** `index.html` as the build wrote it. */
  template: string
  /** What React rendered: tags for the head, then the page. */
  rendered: string
  /** Attributes of `<html>` for the boot script. */
  attributes: Record<string, string>
  /** Declared before all other rules, where the boot script finds them, and asked for at once. */
  typefaces: Typefaces
  /** The rules this page cannot do without. */
  css: string
  /** Addresses of what another page is shown with before the app has come: the other rules, and first views. */
  ahead: { styles: string; openings: string }
  /** Tags for the head that only search engines, social networks and the browser's first look need. */
  head: readonly string[]
  /** For readers without script: the address of all rules, which serves every page, and links, as no drawer opens. */
  withoutScript: { styles: string; links: readonly { href: string; name: string }[] }
}

/** React asks early for the first pictures: here the logo, small and in the first lines anyway, before the typefaces. */
const EARLY_PICTURE = /<link rel="preload" as="image"[^>]*>/g

/** Tags that React puts first and that belong into the head. */
export const HEAD_TAGS = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/

/**
 * Writes one page as a file that needs nothing else to be read: looks inside, text inside, links that lead on.
 *
 * @throws Error when the template or what was rendered is not as expected; a half page must not be published.
 */
export function writeDocument({
  template,
  rendered,
  attributes,
  typefaces,
  css,
  ahead,
  head,
  withoutScript,
}: DocumentParts): string {
  const ownHead = HEAD_TAGS.exec(rendered)?.[0]
  if (!ownHead?.startsWith('<title>') && !ownHead?.includes('<title>')) throw new Error('The page has no title.')
  const page = rendered.slice(ownHead.length)
  const headOfPage = ownHead.replace(EARLY_PICTURE, '')
  if (/<script|<template/.test(page))
    throw new Error(`The page was not finished: ${/.{40}<(?:script|template).{200}/s.exec(page)?.[0]}`)

  let html = withoutRemarks(template)
  const replace = (what: RegExp, by: string) => {
    if (!what.test(html)) throw new Error(`index.html has nothing like ${what}.`)
    html = html.replace(what, () => by)
  }
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
  replace(/(?<=<html[^>]*)(?=>)/, written.join(''))
  // The boot script starts the app, and not before the page has been painted.
  html = html.replace(/\s*<script type="module"[^>]*><\/script>|\s*<link rel="(?:modulepreload|stylesheet)"[^>]*>/g, '')
  html = html.replace(/\s*<meta name="description"[^>]*>/, '')
  replace(/<title>[^<]*<\/title>/, [headOfPage, ...head].join(''))
  replace(/(?<=<style>)/, typefaces.css)
  replace(/(?=<\/style>)/, css)
  // Not in the head, where they would hold up the first frame: the page can be read before they come, and keeps still.
  // The rules are for what comes later, and go behind the typefaces.
  const preloads = [
    ...typefaces.files.map((href) => tag('link', { rel: 'preload', as: 'font', href, crossorigin: true })),
    tag('link', { rel: 'preload', as: 'style', fetchpriority: 'low', href: ahead.styles }),
    tag('link', { rel: 'preload', as: 'fetch', href: ahead.openings, crossorigin: true }),
  ]
  replace(/<div id="root"><\/div>/, `${preloads.join('')}<div id="root">${page}</div>`)
  const links = withoutScript.links.map(
    ({ href, name }) => `<li><a href="${escapeHtml(href)}">${escapeHtml(name)}</a></li>`,
  )
  replace(/(?=<\/aside><\/noscript>)/, `<ul>${links.join('')}</ul>`)
  // Without script nobody else brings the rest of the rules.
  replace(/(?<=<noscript[^>]*>)(?=<aside>)/, tag('link', { rel: 'stylesheet', href: withoutScript.styles }))
  return withoutStrokes(html)
}

/*
 * What only people need is left out: the front page just fits the first packets (dist.test.ts).
 */

/**
 * Lines and remarks, only of what was written by hand: in a page, a line break may be a space between two words, what looks
 * like a remark may be one of them, and React compares it.
 */
function withoutRemarks(template: string): string {
  return template
    .replace(/\s*\/\*[^*]*\*\/\s*/g, '')
    .replace(/\n\s*/g, '\n')
    .replaceAll('>\n<', '><')
}

function withoutStrokes(html: string): string {
  return html
    .replace(/(<(?:meta|link|img|source|input|br)\b[^>]*?)\s*\/>/g, '$1>')
    .replace(/(<(path|rect|circle|ellipse|use)\b[^>]*)><\/\2>/g, '$1/>')
}
