import { test as base, expect, type Page } from '@playwright/test'

/** Every page of the site: where it is, its current entry in the header, and the words its heading holds. */
export const PAGES = [
  { path: '/', current: 'ANASAYFA' },
  { path: '/hizmetler', current: undefined },
  { path: '/hizmetlerimiz', current: 'HİZMETLER' },
  { path: '/hakkimizda', current: 'HAKKIMIZDA' },
  { path: '/iletisim', current: 'İLETİŞİM' },
] as const

export const PHONE = { width: 390, height: 844 }

/**
 * Playwright's test, which also fails when the page has written a warning or an error to the console, or has done
 * something its security policy forbids.
 */
export const test = base.extend<{ quietConsole: string[] }>({
  quietConsole: [
    async ({ page }, use) => {
      const complaints: string[] = []
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
      })
      page.on('pageerror', (error) => complaints.push(error.message))
      await page.addInitScript(() => {
        addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
          console.error(`The policy forbids: ${effectiveDirective} ${blockedURI} ${sample}`)
        })
      })
      await use(complaints)
      expect(complaints, 'the console stays empty').toEqual([])
    },
    { auto: true },
  ],
})

/** Opens a page by its hash route and waits until it is there and answers. */
export async function openPage(page: Page, path: string): Promise<void> {
  const isFirst = page.url() === 'about:blank'
  await page.goto(path === '/' ? '/' : `/#${path}`)
  // A new document each time: from one hash to the next the old page would still be there for a moment.
  if (!isFirst) await page.reload()
  await page.locator('html[data-app] main h1').waitFor()
}

/** Goes on when fonts and the animation library have come and nothing is loading any more. */
export async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
}

export { expect }
