import type { Page } from '@playwright/test'
import { FAILURE } from '../../../src/visit-counter/page-visit.ts'
import { expect, failures, LOADING, letTimePass, type Observed, test, textsShown, watchEveryFrame } from './support.ts'

/** A little more than the counter's time limit. */
const TIME_LIMIT_MS = 16_000

test.beforeEach(async ({ page }) => {
  await watchEveryFrame(page)
})

/** The error catalogue's answer to every failure: one message, and the line stays as it is. */
async function expectQuietFailure(page: Page, observed: Observed) {
  await expect.poll(() => failures(observed)).toHaveLength(1)
  expect(failures(observed)[0]).toContain(`error: ${FAILURE} Error: `)
  expect(await textsShown(page)).toEqual([LOADING])
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(observed.uncaught).toEqual([])
}

test('a database that is down is tried until the time limit, and never again', async ({ page, site, observed }) => {
  site.databaseIsUp = false

  await page.clock.install()
  await page.goto(site.url)
  await expect.poll(() => site.connectionAttempts).toBeGreaterThan(0)
  await page.clock.fastForward(TIME_LIMIT_MS)

  await expectQuietFailure(page, observed)
  site.databaseIsUp = true
  const attempts = site.connectionAttempts
  await letTimePass(page, 30 * 60_000)
  expect(site.connectionAttempts).toBe(attempts)
  expect(site.database.read('visits/count')).toBeNull()
})

test('a database that refuses costs only the number, and one line on the console', async ({ page, site, observed }) => {
  site.database.overwrite('visits/count', 41)
  site.database.faults.deny = 'everything'

  await page.goto(site.url)

  await expectQuietFailure(page, observed)
  expect(observed.console).toHaveLength(1)
  expect(site.database.read('visits/count')).toBe(41)
})

test.describe('a crawler', () => {
  test.use({ userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' })

  test('neither counts nor sees a number nobody counted', async ({ page, site, observed }) => {
    await page.clock.install()
    const counter = page.waitForRequest(/count-visit/)
    await page.goto(site.url)
    await counter

    await expect(async () => {
      await letTimePass(page, TIME_LIMIT_MS)
      expect(failures(observed)).toHaveLength(1)
    }).toPass()

    expect(await textsShown(page)).toEqual([LOADING])
    expect(site.database.statistics.written).toBe(0)
  })
})
