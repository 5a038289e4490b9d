import type { Page } from '@playwright/test'
import { expect, PHONE, test } from '../../support/site.ts'

const BELOW = 'main > div:has(> div > section)'
const SHOWN = /^(?:auto|visible)$/

/** Opens a page. @returns How the first section below the view is handled before the first frame. */
async function openWatched(page: Page, path: string): Promise<string> {
  await page.addInitScript((selector) => {
    new MutationObserver((_, observer) => {
      const section = document.querySelector(selector)
      if (!section) return
      observer.disconnect()
      Object.assign(window, { contentVisibility: getComputedStyle(section).contentVisibility })
    }).observe(document, { childList: true, subtree: true })
  }, BELOW)
  await page.goto(path, { waitUntil: 'commit' })
  await page.locator(BELOW).first().waitFor({ state: 'attached' })
  return page.evaluate(() => (window as unknown as { contentVisibility: string }).contentVisibility)
}

for (const path of ['/', '/biz-kimiz/', '/hizmetlerimiz/']) {
  test(`on a phone the first frame of ${path} is without what is below the view, until the page has come`, async ({
    page,
  }) => {
    await page.setViewportSize(PHONE)
    expect(await openWatched(page, path)).toBe('hidden')
    await expect(page.locator(BELOW).first()).toHaveCSS('content-visibility', SHOWN)
  })
}

test('on a laptop, where it may be in view, it is in the first frame', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  expect(await openWatched(page, '/')).toBe('auto')
})

test.describe('while the page is still coming, what is below the view', () => {
  test.use({ viewport: PHONE })
  test.beforeEach(async ({ page }) => {
    await page.route(/\.woff2$/, () => {})
  })

  test('is there for who scrolls', async ({ page }) => {
    await openWatched(page, '/')
    await expect(page.locator(BELOW).first()).toHaveCSS('content-visibility', 'hidden')
    await page.evaluate(() => scrollTo(0, 300))
    await expect(page.locator(BELOW).first()).toHaveCSS('content-visibility', SHOWN, { timeout: 1000 })
  })

  test('is there for who touches the page', async ({ page }) => {
    await openWatched(page, '/')
    await page.locator('h1').dispatchEvent('pointerdown')
    await expect(page.locator(BELOW).first()).toHaveCSS('content-visibility', SHOWN, { timeout: 1000 })
  })

  test('is there for who comes for it', async ({ page }) => {
    expect(await openWatched(page, '/hizmetlerimiz/#olcu-alma')).toBe('auto')
  })

  test('is there at once where the first section leaves room for it', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 2400 })
    await openWatched(page, '/')
    await expect(page.locator(BELOW).first()).toHaveCSS('content-visibility', SHOWN, { timeout: 1000 })
  })

  test('is there in the end, whatever does not come', async ({ page }) => {
    await openWatched(page, '/')
    await expect(page.locator(BELOW).first()).toHaveCSS('content-visibility', SHOWN)
    await expect(page.locator('html[data-app]')).toHaveCount(0)
  })
})

test('without script nothing stays hidden', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: PHONE,
    ...(baseURL ? { baseURL } : {}),
  })
  const page = await context.newPage()
  await page.goto('/')
  const section = page.locator('main > div').first()
  await expect(section).toHaveCSS('content-visibility', 'auto')
  await section.scrollIntoViewIfNeeded()
  const picture = section.locator('img').first()
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await context.close()
})
