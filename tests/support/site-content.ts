import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { ResolvedContent } from '../../scripts/content/resolve/resolve-content.ts'
import type { ResolvedPage, SectionOf, SectionType } from '../../src/collections/resolved.ts'
import { fill } from '../../src/content/fill.ts'
import { NOT_FOUND_PATH, quickLinkPath } from '../../src/content/paths.ts'
import { FIXTURE_SITE } from './test-sites.ts'

/** The content of the site under test: the fixture site, or what SITE_CONTENT names. */
export const CONTENT = process.env.SITE_CONTENT ?? FIXTURE_SITE.content

/** A file in which the first process of Playwright leaves for its workers what it has read: see playwright.config.ts. */
const { READ_CONTENT } = process.env

async function readContent(): Promise<ResolvedContent> {
  if (READ_CONTENT && existsSync(READ_CONTENT)) return JSON.parse(readFileSync(READ_CONTENT, 'utf8'))
  const { loadContent } = await import('../../scripts/content/load.ts')
  const { content } = await loadContent({ root: CONTENT, drafts: 'hidden' })
  if (!content) throw new Error(`${CONTENT} has problems; \`npm run content:check -- ${CONTENT}\` tells them.`)
  if (READ_CONTENT) writeFileSync(READ_CONTENT, JSON.stringify(content))
  return content
}

const content = await readContent()

/** Site data, as the app receives it: tests take their expectations from the content. */
export const { siteData } = content

/** Interface texts, with the one for `<noscript>`. */
export const texts = { ...siteData.interface, noScript: content.noScript }

/** Every page, including the not-found page. */
export const pages = content.pages.map((page) => page.content)

/** Every page but the not-found page. */
export const published = pages.filter(({ path }) => path !== NOT_FOUND_PATH)

/** Pages that have every type of section between them: what can go wrong with a document goes wrong with its sections. */
export const kinds = published.filter(({ sections }, index) => {
  const before = new Set(published.slice(0, index).flatMap((page) => page.sections.map(({ type }) => type)))
  return sections.some(({ type }) => !before.has(type))
})

/** The section types of content on its pages. */
export const usedTypes = new Set(content.pages.flatMap(({ sections }) => sections))

/** Former addresses, each with the page that has moved. */
export const { redirects } = content

/** @throws Error for `undefined`: the content lacks the subject of the test. */
function wanted<Value>(value: Value | undefined, what: string): Value {
  if (value === undefined) throw new Error(`The content has no ${what}.`)
  return value
}

export function pageAt(path: string): ResolvedPage {
  return wanted(
    pages.find((page) => page.path === path),
    `page at ${path}`,
  )
}

/** Document title of a page. */
export function tabTitle(title: string): string {
  return fill(texts.pageTitle, { title, brand: siteData.site.brand })
}

/** The one `h1` of a page: the title of its first section. */
export function headingOf(path: string): string {
  return wanted(pageAt(path).sections[0], `section at ${path}`).title
}

/** The first section of a type on a page. */
export function sectionOf<Type extends SectionType>(path: string, type: Type): SectionOf<Type> {
  return wanted(
    pageAt(path).sections.find((section): section is SectionOf<Type> => section.type === type),
    `${type} section at ${path}`,
  )
}

/** Name of a page in the header. */
export function menuName(path: string): string {
  return wanted(
    siteData.navigation.header.find(({ link }) => link === path),
    `header link to ${path}`,
  ).name
}

/** Name of a page in the drawer. */
export function drawerName(path: string): string {
  return wanted(
    siteData.navigation.menu.items.find(({ link }) => link === path),
    `entry of the side menu to ${path}`,
  ).name
}

/** Name of a page in the quick links of the footer. */
export function quickLinkName(path: string): string {
  return wanted(
    siteData.navigation.quickLinks.find(({ link }) => quickLinkPath(link) === path),
    `quick link to ${path}`,
  ).name
}

export function serviceName(id: string): string {
  return wanted(
    siteData.services.find((service) => service.id === id),
    `service ${id}`,
  ).name
}

const visits = fill(texts.visits, { n: '#' }).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Text of the visit counter with any number. */
export const VISITS = new RegExp(`^${visits.replace('#', '[\\d.]+')}$`)
