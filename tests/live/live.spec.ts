import { writeFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { requiredHosting } from '../../scripts/build/security/firebase-hosting.ts'
import { NOT_FOUND_PATH, pageHref, parseAddress } from '../../src/content/paths.ts'
import { FAILURE } from '../../src/visit-counter/page-visit.ts'
import { headingOf, kinds, published, redirects, siteData, tabTitle, texts } from '../support/site-content.ts'
import { LIVE_SITE } from '../support/test-sites.ts'

/*
 * The live content, whatever it says: each test reads from it what it expects. What passes `content:check` passes here.
 */

const LOST = '/boyle/bir/sayfa/yok'

/** Wide enough for nobody's header: the drawer has its button. */
const PHONE = { width: 390, height: 844 }

/** A telephone, a tablet and a laptop, at their narrowest; the first for every page. */
const WIDTHS = [320, 768, 1024]

/** Complaints of a page about itself. Its database does not answer here. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`))
  page.on('console', (message) => {
    // No warnings: on a slow machine the browser finds that a file was preloaded too early.
    // Browsers log the answer of the host to a request for a page that does not exist.
    const expected =
      message.text().startsWith(FAILURE) ||
      message.text().includes(new URL(LIVE_SITE.databaseUrl).host) ||
      (message.location().url.endsWith('/page.json') && message.text().includes('404'))
    const isComplaint = message.type() === 'error' && !expected
    if (isComplaint) complaints.push(`${page.url()}: ${message.text()}`)
  })
  return complaints
}

test('the built site is ready to be published in its folder, and answers an address without a page with its status', async ({
  request,
}) => {
  // Only where it is needed: every process of Playwright reads this file.
  const { BuiltSite } = await import('../../scripts/deploy-check/built-site.ts')
  const { checkBuiltRelease } = await import('../../scripts/deploy-check/check-release.ts')
  const { content, folder, base, databaseUrl } = LIVE_SITE
  // That firebase.json says so of the folder of the site: tests/security/headers.test.ts.
  const firebaseFile = `${folder}.firebase.json`
  writeFileSync(firebaseFile, JSON.stringify({ hosting: requiredHosting(base) }))
  const { stages } = checkBuiltRelease({ content, dist: folder, base, firebaseFile, databaseUrl })
  expect(stages.length).toBeGreaterThan(3)
  expect(stages.flatMap(({ findings }) => findings)).toEqual([])
  // The deploy check follows links; structured data and the feed have addresses too.
  const site = new BuiltSite(folder)
  const { origin } = new URL(siteData.site.url)
  for (const file of [...site.pages, ...site.filesWith('feed.xml')]) {
    const addresses = site.read(file).match(/(?<="(?:@id|url|item)":"|<id>)[^"<]*/g) ?? []
    expect(addresses.filter((url) => url.startsWith(origin) && !url.startsWith(origin + base))).toEqual([])
  }

  for (const lost of [pageHref(LOST, base), LOST]) {
    const answer = await request.get(lost, { headers: { accept: 'text/html' } })
    expect(answer.status(), lost).toBe(404)
    expect(await answer.text()).toContain('<meta name="robots" content="noindex"')
  }
})

test('sections of every type hydrate without a complaint and ask the database of the build; the menus lead to their pages, and each page opens by its hash route and scrolls in one direction, all in the folder of the site', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(60_000 + published.length * 5_000)
  const complaints = complaintsOf(page)
  const heading = page.locator('main h1')
  const outside: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(`${baseURL}${LIVE_SITE.base}`)) outside.push(request.url())
  })
  // Nobody connects to a real database.
  const asked = new Promise<string>((resolve) => {
    void page.routeWebSocket(/firebasedatabase\.app/, (socket) => resolve(socket.url()))
  })
  for (const { path, title } of kinds) {
    await page.goto(pageHref(path, LIVE_SITE.base))
    await page.locator('html[data-app] main h1').waitFor()
    await expect(page).toHaveTitle(tabTitle(title))
    await expect(heading).toHaveText([headingOf(path)])
    // Behind the hash from a document of its own, too.
    await page.evaluate((hash) => location.assign(hash), `#${path}`)
    await expect(page).toHaveURL(`${baseURL}${LIVE_SITE.base}#${path}`)
  }
  for (const { from, to } of redirects) {
    await page.goto(pageHref(from, LIVE_SITE.base))
    await expect(page, from).toHaveURL(`${baseURL}${pageHref(to, LIVE_SITE.base)}`)
    await page.locator('html[data-app] main h1').waitFor()
    await page.evaluate((hash) => location.assign(hash), `#${from}`)
    await expect(page, from).toHaveURL(`${baseURL}${LIVE_SITE.base}#${to}`)
  }
  await page.locator('[data-visits]').first().scrollIntoViewIfNeeded()
  expect(new URL(await asked).host).toBe(new URL(LIVE_SITE.databaseUrl).host)

  const header = page.getByRole('navigation', { name: texts.navigation })
  for (const { name, link } of siteData.navigation.header) {
    await header.getByRole('link', { name, exact: true }).click()
    await expect(heading).toHaveText([headingOf(parseAddress(link).pathname)])
  }
  for (const { path } of [...published, { path: LOST }]) {
    await page.evaluate((hash) => location.assign(hash), `#${path}`)
    await expect(heading).toHaveText([headingOf(path === LOST ? NOT_FOUND_PATH : path)])
    await expect(page).toHaveURL(`${baseURL}${LIVE_SITE.base}#${path}`)
    for (const width of kinds.some((kind) => kind.path === path) ? WIDTHS : WIDTHS.slice(0, 1)) {
      await page.setViewportSize({ width, height: 800 })
      const excess = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      await expect.poll(excess, `${path} at ${width} px`).toBeLessThanOrEqual(0)
    }
  }
  await page.setViewportSize(PHONE)
  for (const { name, link } of siteData.navigation.menu.items) {
    await page.getByRole('button', { name: texts.menuOpen, exact: true }).click()
    await page.getByRole('dialog').getByRole('link', { name, exact: true }).click()
    await expect(heading).toHaveText([headingOf(parseAddress(link).pathname)])
    await expect(page.getByRole('dialog')).toBeHidden()
  }
  expect(outside, 'what it asked for outside of its folder').toEqual([])
  expect(complaints).toEqual([])
})
