import type { Page } from '@playwright/test'
import { expect, openPage, settle, test } from '../support/site.ts'

/*
 * Twelve pictures of the fixture site. When a change of looks is meant, look at the difference in the report, then:
 * npx playwright test look --update-snapshots
 */

// At half the size: the edges of letters, which differ from machine to machine, are gone; a page's look is not.
test.use({ deviceScaleFactor: 0.5 })

const PICTURES = [
  ['/', 390, 'light'],
  ['/', 390, 'dark'],
  ['/', 768, 'light'],
  ['/', 1440, 'light'],
  ['/', 1440, 'dark'],
  ['/hizmetlerimiz', 390, 'dark'],
  ['/hizmetlerimiz', 1440, 'light'],
  ['/biz-kimiz', 390, 'light'],
  ['/biz-kimiz', 1440, 'dark'],
  ['/bize-yazin', 768, 'dark'],
  ['/rehber/kucuk/adim', 390, 'light'],
  ['/yok', 1440, 'light'],
] as const

/** The one of every `npm test`. */
const CORE = 'anasayfa-390-light'

/** Pictures below the fold come when they are scrolled to. */
async function loadPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
  })
}

for (const [path, width, theme] of PICTURES) {
  const name = `${path.slice(1).replaceAll('/', '-') || 'anasayfa'}-${width}-${theme}`
  test(`${name === CORE ? '@core ' : ''}${name} looks as it did`, async ({ page }) => {
    // Whole pages.
    test.slow()
    await page.setViewportSize({ width, height: 900 })
    await page.addInitScript((value) => localStorage.setItem('theme', value), theme)
    await openPage(page, path)
    await settle(page)
    await loadPictures(page)
    await expect(page).toHaveScreenshot(`${name}.png`, {
      fullPage: true,
      scale: 'device',
      // Two pictures of a whole page that are the same, on a machine that is busy.
      timeout: 60_000,
      animations: 'disabled',
      // A missing picture, a lost colour or a moved block is far above; another browser's edges are below.
      maxDiffPixelRatio: 0.01,
      // Another number each time.
      mask: [page.locator('[data-visits]')],
    })
  })
}
