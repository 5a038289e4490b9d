import type { LocalDatabase } from '../../../scripts/local-database/server.ts'
import { expect, failures, LOADING, letTimePass, test, textsShown, visits, watchEveryFrame } from './support.ts'

/** Other visitors who are quicker every time: the number changes while an attempt is under way. */
function crowd(database: LocalDatabase) {
  let others = 0
  database.faults.delayMs = 30
  const timer = setInterval(() => {
    others += 1
    database.overwrite('visits/count', Number(database.read('visits/count')) + 1)
  }, 2)
  return {
    leave: () => clearInterval(timer),
    size: () => others,
  }
}

test('a visitor who loses every race is counted all the same, once', async ({ page, site }) => {
  await watchEveryFrame(page)
  const others = crowd(site.database)
  await page.goto(site.url)

  await expect(visits(page)).toHaveText(/^Ziyaret Sayısı: [\d.]+$/)

  others.leave()
  expect(await textsShown(page)).toHaveLength(2)
  expect(site.database.statistics).toEqual({ written: 1, stale: 6, denied: 0 })
  expect(site.database.read('visits/count')).toBe(others.size() + 1)
})

test('an increment whose answer is lost is not sent again', async ({ page, site, observed }) => {
  await watchEveryFrame(page)
  await page.clock.install()
  const others = crowd(site.database)
  await page.goto(site.url)
  await expect.poll(() => site.database.statistics.stale, { intervals: [2] }).toBe(6)

  site.database.faults.drop = 'after-apply'

  await expect.poll(() => failures(observed)).toHaveLength(1)
  others.leave()
  site.database.faults.drop = 'never'
  // The client would come back after one second at most.
  await letTimePass(page, 2_000)
  expect(site.connectionAttempts).toBe(1)
  expect(site.database.read('visits/count')).toBe(others.size() + 1)
  expect(await textsShown(page)).toEqual([LOADING])
})
