import { test as base, expect, type Locator, type Page } from '@playwright/test'
import { kinds, menuName, published, quickLinkName, siteData, texts } from './site-content.ts'

const list = published.find(({ sections }) => sections.some(({ type }) => type === 'entries'))
const belowList = published.filter(({ path }) => path.startsWith(`${list?.path}/`))

/** Published pages, one article for all of them, with the name of its entry in the header, if it has one. */
export const PAGES: readonly { path: string; current: string | undefined }[] = published
  .filter((page) => !belowList.slice(1).includes(page))
  .map(({ path }) => ({ path, current: siteData.navigation.header.find(({ link }) => link === path)?.name }))

/** The data of the about page. */
export const ABOUT_FILE = /\/biz-kimiz\/page\.json$/

/** A path without a page. */
const LOST = '/yok'

/** Every page, and the not-found page by an unknown path. */
export const ALL_PATHS: readonly string[] = [...PAGES.map(({ path }) => path), LOST]

/** Those that have every type of section between them. */
export const KIND_PATHS: readonly string[] = [...kinds.map(({ path }) => path), LOST]

export const PHONE = { width: 390, height: 844 }

/** For `test.use`, where animations are part of what is tested. */
export const WITH_MOTION = { contextOptions: { reducedMotion: 'no-preference' } } as const

/**
 * Playwright's test. It also fails on console warnings, console errors and violations of the security policy.
 */
export const test = base.extend<{ quietConsole: string[] }>({
  quietConsole: [
    async ({ page }, use) => {
      const complaints: string[] = []
      page.on('console', (message) => {
        // Browsers log the answer of the host to a request for a page that does not exist.
        const isMissingPage = /\/(?:page\.json)?$/.test(message.location().url) && message.text().includes('404')
        if (['error', 'warning'].includes(message.type()) && !isMissingPage) complaints.push(message.text())
      })
      page.on('pageerror', (error) => complaints.push(error.message))
      await page.addInitScript(() => {
        addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
          console.error(`The policy forbids: ${effectiveDirective} ${blockedURI} ${sample}`)
        })
      })
      await use(complaints)
      expect(complaints, 'the console stays empty').toEqual([])
    },
    { auto: true },
  ],
})

/** Sets the Save-Data preference, with which nothing is preloaded. */
export async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { connection } = navigator as Navigator & { connection?: object }
    if (connection) Object.defineProperty(connection, 'saveData', { get: () => true })
  })
}

/** Opens a page by its hash route and waits for hydration. */
export async function openPage(page: Page, path: string): Promise<void> {
  // A new document each time: a hash change would show the old page for a moment.
  if (page.url() !== 'about:blank') await page.goto('/robots.txt')
  await page.goto(path === '/' ? '/' : `/#${path}`)
  await page.locator('html[data-app] main h1').waitFor()
}

/** The spinner in the place of a page; sections have live regions of their own. */
export const spinner = (page: Page) => page.locator('main > [role="status"]')

/** Waits for the load event, the fonts and a few frames. */
export async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('load')
  await page.evaluate(() => document.fonts.ready)
  await afterFrames(page)
}

/** Waits a few frames, so that pending effects are rendered. */
export async function afterFrames(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame)
  })
}

/** Families of the web fonts in this state, sorted. */
export async function typefacesOf(page: Page, state: FontFaceLoadStatus): Promise<string[]> {
  const families = await page.evaluate(
    (state) => [...document.fonts].filter(({ status }) => status === state).map(({ family }) => family),
    state,
  )
  return [...new Set(families)].filter((family) => /^"?(?:Display|Text)"?$/.test(family)).toSorted()
}

/** The header's navigation. */
export function mainMenu(page: Page): Locator {
  return page.getByRole('navigation', { name: texts.navigation })
}

/** The header's link to a page. */
export function menuLink(page: Page, path: string): Locator {
  return mainMenu(page).getByRole('link', { name: menuName(path), exact: true })
}

/** The footer's link to a page. */
export function quickLink(page: Page, path: string): Locator {
  const links = page.getByRole('navigation', { name: texts.footerLinks })
  return links.getByRole('link', { name: quickLinkName(path), exact: true })
}

/** Waits until the header marks this page, and no other, as the current one. */
export async function expectCurrent(page: Page, path: string): Promise<void> {
  await expect(mainMenu(page).locator('[aria-current="page"]')).toHaveText([menuName(path)])
}

/** The theme toggle, by the theme it switches to. */
export function themeButton(page: Page, leadsTo: 'light' | 'dark'): Locator {
  const name = leadsTo === 'dark' ? texts.themeToDark : texts.themeToLight
  return page.getByRole('button', { name, exact: true })
}

/** The button that opens the drawer. */
export function menuButton(page: Page): Locator {
  return page.getByRole('button', { name: texts.menuOpen, exact: true })
}

export { expect }
