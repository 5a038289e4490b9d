import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startLocalDatabase } from '../../../scripts/local-database/server.ts'
import {
  buildHarness,
  expect,
  failures,
  LOADING,
  letTimePass,
  RULES_FILE,
  serve,
  test,
  textsShown,
  visits,
  watchEveryFrame,
} from './support.ts'

test('the first visit is number one', async ({ page, site }) => {
  await page.goto(site.url)

  await expect(visits(page)).toHaveText('Ziyaret Sayısı: 1')
  expect(site.database.read('visits/count')).toBe(1)
})

test('the line goes from loading to the number, and no frame shows anything else', async ({ page, site }) => {
  site.database.overwrite('visits/count', 41)
  site.database.faults.delayMs = 100
  await watchEveryFrame(page)

  await page.goto(site.url)

  await expect(visits(page)).toHaveText('Ziyaret Sayısı: 42')
  expect(await textsShown(page)).toEqual([LOADING, 'Ziyaret Sayısı: 42'])
})

test('large numbers are written as in Turkey, and the number moves nothing beside it', async ({ page, site }) => {
  site.database.overwrite('visits/count', 9_999_998)
  site.database.faults.delayMs = 100
  await page.goto(site.url)
  const neighbour = page.locator('[data-neighbour]')
  await expect(visits(page)).toHaveText(LOADING)
  const before = await neighbour.boundingBox()

  await expect(visits(page)).toHaveText('Ziyaret Sayısı: 9.999.999')

  expect(await neighbour.boundingBox()).toEqual(before)
})

test('the connection is closed after counting', async ({ page, site }) => {
  await page.goto(site.url)

  await expect(visits(page)).toHaveText('Ziyaret Sayısı: 1')

  await expect.poll(() => site.database.connections()).toBe(0)
})

test('a visit is one write', async ({ page, site }) => {
  site.database.overwrite('visits/count', 41)

  await page.goto(site.url)

  await expect(visits(page)).toHaveText('Ziyaret Sayısı: 42')
  expect(site.database.statistics).toEqual({ written: 1, stale: 0, denied: 0 })
})

test('footers that come later show the same number and count nothing', async ({ page, site }) => {
  await page.goto(site.url)
  await expect(visits(page)).toHaveText('Ziyaret Sayısı: 1')

  for (const _ of [1, 2, 3]) await page.getByRole('button').click()

  await expect(page.locator('[data-visits]')).toHaveText(['Ziyaret Sayısı: 1', 'Ziyaret Sayısı: 1'])
  expect(site.database.statistics.written).toBe(1)
})

test('a reload is a visit', async ({ page, site }) => {
  await page.goto(site.url)
  await expect(visits(page)).toHaveText('Ziyaret Sayısı: 1')

  await page.reload()

  await expect(visits(page)).toHaveText('Ziyaret Sayısı: 2')
})

test('twenty tabs at once are twenty visits', async ({ context, site }) => {
  const tabs = await Promise.all(Array.from({ length: 20 }, () => context.newPage()))

  await Promise.all(tabs.map((tab) => tab.goto(site.url)))

  for (const tab of tabs) await expect(visits(tab)).toHaveText(/^Ziyaret Sayısı: \d+$/)
  expect(site.database.read('visits/count')).toBe(20)
  for (const tab of tabs) await tab.close()
})

test('a database on another host is the one that counts when the site names it', async ({ page }) => {
  const database = await startLocalDatabase({ port: 0, rulesFile: RULES_FILE })
  const folder = await mkdtemp(path.join(tmpdir(), 'visit-counter-'))
  await buildHarness(folder, database.url)
  const site = await serve(folder)

  await page.goto(site.url)

  await expect(visits(page)).toHaveText('Ziyaret Sayısı: 1')
  expect(database.read('visits/count')).toBe(1)
  expect(site.connectionAttempts).toBe(0)
  await Promise.all([site.close(), database.close(), rm(folder, { recursive: true })])
})

test('the page is not counted while the browser only prepares it', async ({ page, site }) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true })
  })
  await page.clock.install()
  await page.goto(site.url)
  await letTimePass(page, 60_000)
  expect(site.requests.filter((file) => file.includes('count-visit'))).toEqual([])

  await page.evaluate(() => {
    Object.defineProperty(document, 'prerendering', { value: false })
    document.dispatchEvent(new Event('prerenderingchange'))
  })

  await expect(visits(page)).toHaveText('Ziyaret Sayısı: 1')
})

test('the database client is asked for after everything the page needs', async ({ page, site, observed }) => {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/slow.png', async (route) => {
    await released
    await route.fulfill({ status: 404 })
  })
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.body.append(Object.assign(new Image(), { src: '/slow.png' }))
    })
  })
  await page.goto(site.url, { waitUntil: 'commit' })
  await expect(visits(page)).toHaveText(LOADING)
  release()
  await expect(visits(page)).toHaveText('Ziyaret Sayısı: 1')

  const startOf = (file: string) =>
    page.evaluate((name) => performance.getEntriesByType('resource').find((entry) => entry.name.includes(name)), file)
  const [slow, chunk] = [await startOf('slow.png'), await startOf('count-visit')]

  expect(chunk?.startTime).toBeGreaterThan((slow?.startTime ?? 0) + (slow?.duration ?? 0))
  expect(failures(observed)).toEqual([])
})
