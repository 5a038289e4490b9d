import type { Page } from '@playwright/test'
import { expect, test } from '../../support/site.ts'

/** What a visit may shift in all, as measured with typefaces that come late; a line more or less shifts ten times that. */
const CLS_MAX = 0.002

type Shift = { value: number; moved: string[] }

/** Notes every shift, and what moved. */
async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    const shifts: Shift[] = []
    Object.assign(window, { shifts })
    type Entry = PerformanceEntry & { value: number; sources: { node?: Node }[] }
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Entry[])
        shifts.push({ value, moved: sources.map(({ node }) => node?.textContent?.slice(0, 40) ?? '') })
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

async function scrollThrough(page: Page) {
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += 400) {
      scrollTo(0, y)
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  })
}

async function expectStillness(page: Page) {
  const shifts = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts)
  const sum = shifts.reduce((total, { value }) => total + value, 0)
  expect(sum, JSON.stringify(shifts)).toBeLessThan(CLS_MAX)
}

for (const width of [360, 412, 768, 1280]) {
  for (const path of ['/', '/hizmetler/', '/hizmetlerimiz/', '/hakkimizda/', '/iletisim/']) {
    test(`${path} keeps still at ${width} px when the typefaces come after the app, and to its end`, async ({
      page,
    }) => {
      let release = () => {}
      const released = new Promise<void>((resolve) => {
        release = resolve
      })
      await page.setViewportSize({ width, height: 850 })
      await watchShifts(page)
      await page.route(/\.woff2$/, async (route) => {
        await released
        await route.continue()
      })
      await page.goto(path, { waitUntil: 'commit' })
      // A page has not loaded before its typefaces; a touch starts the app all the same.
      await page.locator('main h1').waitFor()
      await page.keyboard.press('Shift')
      await page.locator('html[data-app]').waitFor()
      expect(await page.evaluate(() => document.fonts.check('700 20px Bricolage'))).toBe(false)
      release()
      await page.evaluate(() => document.fonts.ready)
      expect(await page.evaluate(() => document.fonts.check('700 20px Bricolage'))).toBe(true)
      await scrollThrough(page)
      await expectStillness(page)
    })
  }
}

test('typefaces that never come move nothing either', async ({ page, quietConsole }) => {
  await page.setViewportSize({ width: 412, height: 850 })
  await watchShifts(page)
  await page.route(/\.woff2$/, (route) => route.abort())
  await page.goto('/')
  await page.locator('html[data-app]').waitFor()
  await scrollThrough(page)
  await expectStillness(page)
  // The browser itself says which files have not come.
  expect(quietConsole.filter((line) => !line.includes('ERR_FAILED'))).toEqual([])
  quietConsole.length = 0
})

test('a page fetches one file of each typeface, and a rare letter the file it is in', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => {
    const name = /\/([a-z-]+)-[\w-]{6}\.woff2$/.exec(request.url())?.[1]
    if (name) fetched.push(name)
  })
  await page.goto('/')
  await page.locator('html[data-app]').waitFor()
  await page.evaluate(() => document.fonts.ready)
  expect(fetched.toSorted()).toEqual(['bricolage', 'instrument'])

  await page.evaluate(() => {
    document.querySelector('main h1')?.append(' Café')
  })
  await expect.poll(() => fetched.toSorted()).toEqual(['bricolage', 'bricolage-rare', 'instrument'])
})
