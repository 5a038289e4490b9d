import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { NOT_FOUND_PATH, pageHref } from '../../src/content/paths.ts'
import { FIXTURE_SITE } from './test-sites.ts'

/** The built fixture site. */
export const DIST = FIXTURE_SITE.folder

/** @returns The HTML file of a page. */
export function fileOf(path: string): string {
  return join(DIST, path === NOT_FOUND_PATH ? '404.html' : `${pageHref(path)}index.html`)
}

export function htmlOf(path: string): string {
  return readFileSync(fileOf(path), 'utf8')
}

/** Decodes the HTML entities of a text. */
export function decodeHtml(text: string): string {
  const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" }
  return text.replace(/&(#?\w+);/g, (all, name: string) => entities[name] ?? all)
}
