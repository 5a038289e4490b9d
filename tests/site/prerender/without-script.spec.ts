import type { Page } from '@playwright/test'
import { NOT_FOUND_PATH, pageHref } from '../../../src/content/paths.ts'
import { expect, PHONE, test } from '../../support/site.ts'
import { drawerName, pages, serviceName, texts } from '../../support/site-content.ts'

test.use({ javaScriptEnabled: false })

/** Expects that the page can be read: no word waits for a script. */
async function expectReadable(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  const notice = await page.locator('noscript').evaluate((element) => (element as HTMLElement).innerText)
  expect(notice).toContain(texts.noScript)
  const hidden = await page.locator('main :is(h1, h2, h3, p, li, dd)').evaluateAll((list) =>
    list
      .filter((element) => !element.closest('[aria-hidden], details:not([open])'))
      .filter((element) => !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .map((element) => element.textContent),
  )
  expect(hidden, page.url()).toEqual([])
}

test('@core without script the front page can be read, and a link to a service leads to it', async ({ page }) => {
  await page.goto('/')
  await expectReadable(page)
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: serviceName('olcu-alma'), exact: true })
    // Above the footer, sections are still laid out: a pointer may miss what moves.
    .press('Enter')
  await expect(page.locator('#olcu-alma')).toBeInViewport()
})

test('every page is reached by links without script, and can be read', async ({ page, baseURL }) => {
  test.slow()
  const waiting = ['/']
  const seen = new Set<string>()
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (seen.has(path)) continue
    seen.add(path)
    const response = await page.goto(path)
    expect(response?.status(), path).toBe(200)
    await expectReadable(page)
    const links = page.locator('a[href^="/"]:visible')
    const hrefs = await links.evaluateAll((list) => list.map((link) => (link as HTMLAnchorElement).href))
    waiting.push(...hrefs.map((href) => new URL(href, baseURL).pathname))
  }
  const published = pages.filter(({ path }) => path !== NOT_FOUND_PATH).map(({ path }) => pageHref(path))
  expect([...seen].sort()).toEqual(published.sort())
})

test('on a phone the menu is a list at the end of the page', async ({ page, baseURL }) => {
  await page.setViewportSize(PHONE)
  await page.goto('/')
  await page
    .locator('noscript')
    .getByRole('link', { name: drawerName('/biz-kimiz'), exact: true })
    .click()
  await expect(page).toHaveURL(`${baseURL}/biz-kimiz/`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
