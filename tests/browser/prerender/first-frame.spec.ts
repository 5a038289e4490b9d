import type { Page } from '@playwright/test'
import { expect, PHONE, test } from '../../support/site.ts'

type Watched = { contentVisibility?: string[] }

/** Opens a page. @returns How the first section below the view is handled before the first frame, and a while later. */
async function openWatched(page: Page, path: string): Promise<string[] | undefined> {
  await page.addInitScript(() => {
    const read = () => {
      const section = document.querySelector('main > div:has(> div > section)')
      return section ? getComputedStyle(section).contentVisibility : undefined
    }
    new MutationObserver((_, observer) => {
      const first = read()
      if (first === undefined) return
      observer.disconnect()
      const seen = [first]
      Object.assign(window, { contentVisibility: seen })
      requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => seen.push(read() ?? ''))))
    }).observe(document, { childList: true, subtree: true })
  })
  await page.goto(path)
  const read = () => page.evaluate(() => (window as Watched).contentVisibility)
  await expect.poll(async () => (await read())?.length).toBe(2)
  return read()
}

for (const path of ['/', '/hakkimizda/', '/hizmetlerimiz/']) {
  test(`on a phone the first frame of ${path} is without what is below the view, and the next is not`, async ({
    page,
  }) => {
    await page.setViewportSize(PHONE)
    const [first, next] = (await openWatched(page, path)) ?? []
    expect(first).toBe('hidden')
    expect(next).toMatch(/^(?:auto|visible)$/)
  })
}

test('on a laptop, where it may be in view, it is in the first frame', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  expect((await openWatched(page, '/'))?.[0]).toBe('auto')
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
