import { loadContent } from '../../scripts/content/load.ts'
import { fill } from '../../src/content/fill.ts'
import { quickLinkPath } from '../../src/content/paths.ts'
import type { ResolvedPage, SectionOf, SectionType } from '../../src/content/resolved.ts'
import { FIXTURE_SITE } from './test-sites.ts'

/** The content of the site under test: the fixture site, or what SITE_CONTENT names. */
export const CONTENT = process.env.SITE_CONTENT ?? FIXTURE_SITE.content

const { content } = await loadContent({ root: CONTENT })
if (!content) throw new Error(`${CONTENT} has problems; \`npm run content:check -- ${CONTENT}\` tells them.`)

/** What every page shares, as the site itself gets it: tests read from the content what they expect. */
export const { siteData } = content

/** Texts of buttons, labels and notices, also the one that only stands in the documents. */
export const texts = { ...siteData.interface, noScript: content.noScript }

/** Every page, the not-found page among them. */
export const pages = content.pages.map((page) => page.content)

/** @throws Error when content has nothing of the kind: whatever the test is about, it is not there. */
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

/** What the tab says while a page is open. */
export function tabTitle(title: string): string {
  return fill(texts.pageTitle, { title, brand: siteData.site.brand })
}

/** The one `h1` of a page: the title of its first section. */
export function headingOf(path: string): string {
  return wanted(pageAt(path).sections[0], `section at ${path}`).title
}

/** The first section of a kind on a page. */
export function sectionOf<Type extends SectionType>(path: string, type: Type): SectionOf<Type> {
  return wanted(
    pageAt(path).sections.find((section): section is SectionOf<Type> => section.type === type),
    `${type} section at ${path}`,
  )
}

/** The topic of a page's contact section that is not chosen by itself. */
export function lastTopic(path: string): { label: string; message: string } {
  return wanted(sectionOf(path, 'contact').topics.at(-1), `topic at ${path}`)
}

/** How the header calls a page. */
export function menuName(path: string): string {
  return wanted(
    siteData.navigation.header.find(({ link }) => link === path),
    `header link to ${path}`,
  ).name
}

/** How the drawer calls a page. */
export function drawerName(path: string): string {
  return wanted(
    siteData.navigation.menu.items.find(({ link }) => link === path),
    `entry of the side menu to ${path}`,
  ).name
}

/** How the footer's quick links call a page. */
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

/** The counter's line with a number in it; the number as a reader sees it. */
export function visitsText(number: string): string {
  return fill(texts.visits, { n: number })
}

/** The counter's line with any number. */
export const VISITS = new RegExp(`^${escapeRegExp(visitsText('#')).replace('#', '[\\d.]+')}$`)

/** A text that stands for itself in a pattern. */
export function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
