import type { Page } from '@playwright/test'
import { expect, PHONE, test, typefacesOf, WITH_MOTION } from '../support/site.ts'
import { hold } from './faults/support.ts'

test.use(WITH_MOTION)

/**
 * What a visit may shift in all when every file is late. A line more or less is ten times that; near the end of one the
 * typefaces may break a paragraph differently.
 */
const CLS_MAX = 0.02

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

/** Down the whole page, a frame for each step, so that what waits for the view has to show itself. */
async function scrollThrough(page: Page) {
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += 400) {
      scrollTo(0, y)
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
    }
  })
}

async function expectStillness(page: Page) {
  const shifts = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts)
  const sum = shifts.reduce((total, { value }) => total + value, 0)
  expect(sum, JSON.stringify(shifts)).toBeLessThan(CLS_MAX)
}

for (const [path, width] of [
  ['/', 390],
  ['/', 768],
  ['/', 1440],
  ['/hizmetlerimiz/', 390],
  ['/hizmetlerimiz/', 1280],
  ['/biz-kimiz/', 320],
  ['/biz-kimiz/', 1440],
  ['/bize-yazin/', 412],
  ['/rehber/kucuk/adim/', 768],
  ['/ozet/', 360],
] as const) {
  test(`${path} keeps still at ${width} px when the typefaces come after the app, and to its end`, async ({ page }) => {
    await page.setViewportSize({ width, height: 850 })
    await watchShifts(page)
    const release = await hold(page, /\.woff2$/)
    await page.goto(path, { waitUntil: 'commit' })
    // A page has not loaded before its typefaces; a touch starts the app all the same.
    await page.locator('main h1').waitFor()
    await expect(async () => {
      // Only once the script at the end of the document runs.
      await page.keyboard.press('Shift')
      await expect(page.locator('html[data-app]')).toBeVisible({ timeout: 1000 })
    }).toPass()
    expect(await typefacesOf(page, 'loaded')).toEqual([])
    release()
    await expect.poll(() => typefacesOf(page, 'loaded')).toEqual(['Display', 'Text'])
    await scrollThrough(page)
    await expectStillness(page)
  })
}

for (const address of ['/hizmetlerimiz/#kumas-secimi', '/#/hizmetlerimiz#kumas-secimi'])
  test(`${address} keeps still on a slow line`, async ({ page }) => {
    await page.setViewportSize(PHONE)
    await watchShifts(page)
    const client = await page.context().newCDPSession(page)
    const throughput = { downloadThroughput: 50_000, uploadThroughput: 50_000 }
    await client.send('Network.emulateNetworkConditions', { offline: false, latency: 300, ...throughput })
    await page.goto(address)
    await page.locator('html[data-app]').waitFor()
    await expect(page.locator('#kumas-secimi')).toBeInViewport()
    await expectStillness(page)
  })
