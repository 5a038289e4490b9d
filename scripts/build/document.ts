import { escapeHtml, tag } from './html.ts'

/** Replacements of the markers in index.html. */
export type DocumentParts = {
  head: string
  styles: string
  preloads: string
  page: string
  noScript: string
  structuredData: string
}

/** Tags of Vite: here the boot script loads the app, and the stylesheet is inline. */
const ADDED_BY_VITE =
  /\s*<(?:script type="module" crossorigin[^>]*><\/script>|link rel="(?:modulepreload|stylesheet)"[^>]*>)/g

/** Preload of the logo by React, which would compete with the typefaces; not of a picture with a priority. */
const EARLY_PICTURE = /<link rel="preload" as="image"(?![^>]*fetchpriority)[^>]*>/gi

/** Tags that React hoists in front of the page, for the head. */
const HEAD_TAGS = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/

/**
 * Splits the output of React into head and page.
 *
 * @throws Error without a title, or when rendering was not finished.
 */
export function divideRendered(rendered: string): { head: string; page: string } {
  const head = HEAD_TAGS.exec(rendered)?.[0] ?? ''
  const page = rendered.slice(head.length)
  if (!head.includes('<title>')) throw new Error('The page has no title.')
  if (/<script|<template/.test(page)) throw new Error('The page was not finished.')
  return { head: head.replace(EARLY_PICTURE, ''), page }
}

/**
 * Writes the HTML document of a page: text, stylesheet and links.
 *
 * @param template `index.html` as the build wrote it.
 * @param attributes For the boot script: of `<html>`, and of `#root`.
 * @throws Error when the template lacks a marker.
 */
export function writeDocument(
  template: string,
  attributes: Record<'html' | 'root', Record<string, string>>,
  parts: DocumentParts,
): string {
  const missing = new Set(Object.keys(parts))
  const html = template
    .replace(ADDED_BY_VITE, '')
    .replace('<html', tag('html', attributes.html).slice(0, -1))
    .replace('<div id="root"', tag('div', { id: 'root', ...attributes.root }).slice(0, -1))
    .replace(/<!--(\w+)-->/g, (marker, name: keyof DocumentParts) => {
      missing.delete(name)
      return parts[name] ?? marker
    })
  if (missing.size > 0) throw new Error(`index.html has no marker for ${[...missing].join(', ')}.`)
  return html
}

/** Links for readers without script, for whom older browsers open no drawer. */
export function writeLinks(links: readonly { href: string; name: string }[]): string {
  const items = links.map(({ href, name }) => `<li><a href="${escapeHtml(href)}">${escapeHtml(name)}</a></li>`)
  return `<ul>${items.join('')}</ul>`
}
