import { escapeHtml, tag } from './html.ts'

/** What takes the place of the markers in index.html. */
export type DocumentParts = {
  head: string
  styles: string
  preloads: string
  page: string
  links: string
  structuredData: string
}

/** What Vite adds for an app that starts by itself; here the boot script starts it, and the page brings its rules. */
const ADDED_BY_VITE = /\s*<(?:script type="module"[^>]*><\/script>|link rel="(?:modulepreload|stylesheet)"[^>]*>)/g

/** React asks early for the first pictures: here the logo, small and in the first lines anyway, before the typefaces. */
const EARLY_PICTURE = /<link rel="preload" as="image"[^>]*>/g

/** Tags that React puts first and that belong into the head. */
const HEAD_TAGS = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/

/**
 * Divides what React rendered.
 *
 * @throws Error when it has no title, or was not finished: a half page must not be published.
 */
export function divideRendered(rendered: string): { head: string; page: string } {
  const head = HEAD_TAGS.exec(rendered)?.[0] ?? ''
  const page = rendered.slice(head.length)
  if (!head.includes('<title>')) throw new Error('The page has no title.')
  if (/<script|<template/.test(page)) throw new Error('The page was not finished.')
  return { head: head.replace(EARLY_PICTURE, ''), page }
}

/**
 * Writes one page as a file that needs nothing else to be read: looks inside, text inside, links that lead on.
 *
 * @param template `index.html` as the build wrote it.
 * @param attributes Of `<html>`, for the boot script.
 * @throws Error when the template lacks a marker.
 */
export function writeDocument(template: string, attributes: Record<string, string>, parts: DocumentParts): string {
  const missing = new Set(Object.keys(parts))
  const html = template
    .replace(ADDED_BY_VITE, '')
    .replace('<html', tag('html', attributes).slice(0, -1))
    // What stands between a marker and its end is for development.
    .replace(/<!--(\w+)-->(?:.*<!--\/\1-->)?/g, (marker, name: keyof DocumentParts) => {
      missing.delete(name)
      return parts[name] ?? marker
    })
  if (missing.size > 0) throw new Error(`index.html has no marker for ${[...missing].join(', ')}.`)
  return html
}

/** Links for readers without script, for whom no drawer opens. */
export function writeLinks(links: readonly { href: string; name: string }[]): string {
  const items = links.map(({ href, name }) => `<li><a href="${escapeHtml(href)}">${escapeHtml(name)}</a></li>`)
  return `<ul>${items.join('')}</ul>`
}
