import { redirect } from '@tanstack/react-router'
import { loadAllStyles } from '@/boot/all-styles.ts'
import type { PageAnswer, ResolvedPage, SectionType, SiteData, SiteDataAnswer } from '@/collections/resolved.ts'
import { fileHref, NOT_FOUND_PATH, pageDataFile, SITE_DATA_FILE } from '@/content/paths.ts'
import { type SectionComponent, sectionLoaders } from '@/sections/registry.ts'

/** What `PageView` shows. */
export type PageParts = {
  page: ResolvedPage
  components: Partial<Record<SectionType, SectionComponent>>
}

/** A page that did not come, or that another build has answered. Its document can be opened instead. */
export class PageUnavailable extends Error {}

/** Loads the components of a page's sections in parallel. */
export async function withComponents(page: ResolvedPage): Promise<PageParts> {
  const components = page.sections.map(async ({ type }) => [type, await sectionLoaders[type]()])
  return { page, components: Object.fromEntries(await Promise.all(components)) }
}

/**
 * Loads what is shown at a path: its page, or the not-found page.
 *
 * @param partOf The page that is shown if there is none at the path, which then was meant as a part of it.
 * @throws PageUnavailable, or a redirect of the router.
 */
export async function loadPage(path: string, partOf?: string): Promise<PageParts> {
  try {
    const [found] = await Promise.all([
      fetchData<PageAnswer>(pageDataFile(path)),
      path === document.documentElement.dataset.page || loadAllStyles(),
    ])
    if (!found && partOf) throw redirect({ to: partOf, hash: path.slice(1) })
    const answer = found ?? (await fetchData<PageAnswer>(pageDataFile(NOT_FOUND_PATH)))
    if (!answer) throw new Error('There is no not-found page.')
    if ('redirect' in answer) throw redirect({ to: answer.redirect, hash: true })
    return await withComponents(answer.page)
  } catch (error) {
    throw error instanceof Error ? new PageUnavailable(error.message, { cause: error }) : error
  }
}

/**
 * Loads the data of all pages.
 *
 * @throws Error when it did not come, or is of another build.
 */
export async function loadSiteData(): Promise<SiteData> {
  const answer = await fetchData<SiteDataAnswer>(SITE_DATA_FILE)
  if (!answer) throw new Error(`${SITE_DATA_FILE} is missing.`)
  return answer.siteData
}

/** Requests of `requestEarly` that nobody has asked for yet. */
const early = new Map<string, Promise<Response>>()

/** Requests what the first page needs, while the scripts of the app are still loading. */
export function requestEarly(path: string): void {
  for (const file of [SITE_DATA_FILE, pageDataFile(path)]) {
    const request = fetch(fileHref(file))
    request.catch(() => {})
    early.set(file, request)
  }
}

/** @returns `undefined` if there is no such file. */
async function fetchData<Data extends { build?: string | undefined }>(file: string): Promise<Data | undefined> {
  const request = early.get(file) ?? fetch(fileHref(file))
  early.delete(file)
  const response = await request
  if (response.status === 404) return undefined
  const answer: Data = await response.json()
  if (answer.build !== document.documentElement.dataset.build) throw new Error(`${file} is of another build.`)
  return answer
}
