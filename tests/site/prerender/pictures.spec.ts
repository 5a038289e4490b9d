import type { Page } from '@playwright/test'
import { expect, openPage, settle, test } from '../../support/site.ts'
import { holdApp, openPrepared } from './held-app.ts'

const cases = [
  { name: 'a phone', viewport: { width: 412, height: 800 }, deviceScaleFactor: 1.75, largest: 800 },
  { name: 'a desktop', viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1, largest: 800 },
]

for (const { name, largest, ...screen } of cases) {
  test.describe(name, () => {
    test.use(screen)

    test(`loads pictures in AVIF, no larger than it can show, and only when they come near`, async ({ page }) => {
      const fetched: string[] = []
      page.on('request', (request) => {
        if (request.resourceType() === 'image') fetched.push(new URL(request.url()).pathname)
      })
      await openPage(page, '/')
      const cards = page.locator('main article img')
      await expect(cards).toHaveCount(6)
      for (const card of await cards.all()) await card.scrollIntoViewIfNeeded()
      await settle(page)
      const shown = await cards.evaluateAll((list) =>
        (list as HTMLImageElement[]).map(({ currentSrc, complete, naturalWidth }) => ({
          currentSrc,
          complete,
          naturalWidth,
        })),
      )
      for (const { currentSrc, complete, naturalWidth } of shown) {
        expect(complete && naturalWidth > 0).toBe(true)
        const [, width, format] = /-(\d+)\.(\w+)$/.exec(currentSrc) ?? []
        expect(format).toBe('avif')
        expect(Number(width)).toBeLessThanOrEqual(largest)
      }
      expect(fetched.filter((path) => /\.(webp|png|jpe?g)$/.test(path))).toEqual([])
    })
  })
}

/** The pictures of cards that are asked for. */
function notePictures(page: Page): string[] {
  const fetched: string[] = []
  page.on('request', (request) => {
    if (/\/kart-[^/]*$/.test(request.url())) fetched.push(request.url())
  })
  return fetched
}

const frames = (page: Page) =>
  page.locator('main article').evaluateAll((list) => list.map(({ clientHeight }) => clientHeight))

test.describe('far below the first view', () => {
  test.use({ viewport: { width: 412, height: 800 } })

  test('pictures come after the app, into frames that were kept for them', async ({ page }) => {
    const fetched = notePictures(page)
    const release = await holdApp(page)
    await openPrepared(page, '/')
    await page.waitForFunction(() => document.readyState === 'complete')
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 300))))
    expect(fetched).toEqual([])
    const kept = await frames(page)

    release()

    await page.locator('html[data-app]').waitFor()
    await expect.poll(() => fetched.length).toBeGreaterThan(0)
    await settle(page)
    expect(await frames(page)).toEqual(kept)
  })

  test('pictures come before the app to a reader who goes on', async ({ page }) => {
    await holdApp(page)
    await openPrepared(page, '/')
    await page.mouse.wheel(0, 400)
    await expect.poll(() => page.locator('main article img').first().evaluate(isDrawn)).toBe(true)
  })

  test('pictures come before the app to a reader who was at the last ones', async ({ page }) => {
    await openPage(page, '/')
    await page.locator('main article').last().scrollIntoViewIfNeeded()
    await settle(page)
    const release = await holdApp(page)
    const fetched = notePictures(page)
    await page.reload({ waitUntil: 'domcontentloaded' })
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(800)
    await expect(page.locator('html[data-pictures]')).toHaveCount(0)
    await expect(page.locator('html[data-app]')).toHaveCount(0)
    release()
    await page.locator('html[data-app]').waitFor()
    await expect.poll(() => fetched.length).toBeGreaterThan(0)
  })

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false })

    test('pictures come when the browser wants them', async ({ page }) => {
      await page.goto('/')
      const card = page.locator('main article img').first()
      await card.scrollIntoViewIfNeeded()
      await expect.poll(() => card.evaluate(isDrawn)).toBe(true)
    })
  })
})

test.describe('in the first view', () => {
  test.use({ viewport: { width: 412, height: 1500 } })

  test('pictures do not wait for the app', async ({ page }) => {
    await holdApp(page)
    await openPrepared(page, '/')
    await expect.poll(() => page.locator('main article img').first().evaluate(isDrawn)).toBe(true)
  })
})

function isDrawn(image: Element): boolean {
  return image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0 && image.clientHeight > 0
}
