import type { Page } from '@playwright/test'
import { expect, PHONE, test, typefacesOf, untilTypefacesShow } from '../../support/site.ts'

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
      expect(await typefacesOf(page, 'loaded')).toEqual([])
      release()
      await untilTypefacesShow(page)
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
  await untilTypefacesShow(page)
  await page.evaluate(() => document.fonts.ready)
  expect(fetched.toSorted()).toEqual(['bricolage', 'instrument'])

  await page.evaluate(() => {
    document.querySelector('main h1')?.append(' Café')
  })
  await expect.poll(() => fetched.toSorted()).toEqual(['bricolage', 'bricolage-rare', 'instrument'])
})

test('the typefaces are shown together, when the last of them has come, and below the view they are the first', async ({
  page,
}) => {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.setViewportSize(PHONE)
  await page.route(/instrument-(?!rare).*\.woff2$/, async (route) => {
    await released
    await route.continue()
  })
  const bricolage = page.waitForResponse(/bricolage-(?!rare).*\.woff2$/)
  await page.goto('/', { waitUntil: 'commit' })
  await (await bricolage).finished()
  await page.waitForTimeout(300)
  expect(await typefacesOf(page, 'loaded')).toEqual([])
  const below = page.locator('main > section + div')
  await expect(below).toHaveCSS('content-visibility', 'hidden')
  release()
  await untilTypefacesShow(page)
  await expect(below).not.toHaveCSS('content-visibility', 'hidden')
})

test('a typeface that does not come keeps the other from nothing', async ({ page, quietConsole }) => {
  await page.route(/instrument-(?!rare).*\.woff2$/, (route) => route.abort())
  await page.goto('/')
  await expect.poll(() => typefacesOf(page, 'loaded')).toContain('Bricolage')
  await page.locator('html[data-app]').waitFor()
  expect(quietConsole.filter((line) => !line.includes('ERR_FAILED'))).toEqual([])
  quietConsole.length = 0
})

test('without script the page takes its typefaces by itself', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) })
  const page = await context.newPage()
  const responses = ['bricolage', 'instrument'].map((name) =>
    page.waitForResponse((response) => response.url().includes(`/${name}-`)),
  )
  await page.goto('/')
  for (const response of await Promise.all(responses)) expect(response.status()).toBe(200)
  await context.close()
})
