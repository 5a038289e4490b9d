import type { Browser, Page } from '@playwright/test'

const VIEWPORTS = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
]
const THEMES = ['light', 'dark']

export type Shot = {
  /** `anasayfa-390-light`. */
  name: string
  /** Place on the contact sheet: a row for each width and theme, a column for each page. */
  row: number
  column: number
  /** The whole page, in CSS pixels. */
  png: Buffer
}

/**
 * Every page at three widths in both themes, one after the other, at rest and with all its pictures.
 *
 * @param paths The pages, e.g. `/hakkimizda`.
 */
export async function* shootSite(browser: Browser, address: string, paths: readonly string[]): AsyncGenerator<Shot> {
  for (const [themeIndex, theme] of THEMES.entries()) {
    for (const [viewportIndex, viewport] of VIEWPORTS.entries()) {
      const context = await browser.newContext({ viewport, reducedMotion: 'reduce', baseURL: address })
      await context.addInitScript((value) => localStorage.setItem('theme', value), theme)
      const page = await context.newPage()
      for (const [column, path] of paths.entries()) {
        await page.goto('about:blank')
        await page.goto(`/#${path}`)
        // The app takes the prepared page over; pictures asked for before that may be asked for again.
        await page.locator('html[data-app]').waitFor()
        await loadEverything(page)
        yield {
          name: `${path.slice(1).replaceAll('/', '-') || 'anasayfa'}-${viewport.width}-${theme}`,
          row: themeIndex * VIEWPORTS.length + viewportIndex,
          column,
          png: await page.screenshot({ fullPage: true }),
        }
      }
      await context.close()
    }
  }
}

/** Rows of the contact sheet: one for each width and theme. */
export const ROWS = THEMES.length * VIEWPORTS.length

/** Pictures below the fold load when they are scrolled to; what scrolling shows has to fade again. */
async function loadEverything(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    for (let y = 0; y < document.documentElement.scrollHeight; y += window.innerHeight) {
      window.scrollTo(0, y)
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
    window.scrollTo(0, 0)
    await document.fonts.ready
  })
  await page.locator('[role="progressbar"]:not([data-started="true"])').waitFor({ state: 'attached' })
  // Those that follow the scroll never end.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ timeline }) => timeline === document.timeline)
        .map(({ finished }) => finished),
    ),
  )
}
