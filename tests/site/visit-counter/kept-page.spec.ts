import { findChromium } from '../../../scripts/tools/chromium.ts'
import { expect, test, visits } from './support.ts'

test.use({
  // Playwright switches the cache off that this is about, and a Chromium without a window has none.
  launchOptions: async ({ launchOptions }, use) => {
    const executablePath = findChromium('whole')
    await use({
      ...launchOptions,
      ...(executablePath ? { executablePath } : {}),
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    })
  },
})

test('coming back to a page that the browser kept is no visit', async ({ page, site }) => {
  await page.goto(site.url)
  await expect(visits(page)).toHaveText('Ziyaret Sayısı: 1')
  await page.evaluate(() => {
    window.addEventListener('pageshow', ({ persisted }) => Object.assign(window, { wasKept: persisted }))
  })

  await page.goto(new URL('/index.html?next', site.url).href)
  await expect(visits(page)).toHaveText('Ziyaret Sayısı: 2')
  // A kept page does not load again.
  await page.goBack({ waitUntil: 'commit' })

  await expect.poll(() => page.evaluate(() => 'wasKept' in window && window.wasKept)).toBe(true)
  await expect(visits(page)).toHaveText('Ziyaret Sayısı: 1')
  expect(site.database.read('visits/count')).toBe(2)
})
