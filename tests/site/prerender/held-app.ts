import type { Page } from '@playwright/test'
import { expect } from '../../support/site.ts'
import { hold } from '../faults/support.ts'

/** Holds the app back until it is let go: the page is what was prepared, nothing more. */
export function holdApp(page: Page): Promise<() => void> {
  return hold(page, /assets\/start-.*\.js$/)
}

/** Opens a page while the app is held back. */
export async function openPrepared(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  await page.locator('main h1').waitFor()
  await expect(page.locator('html[data-app]')).toHaveCount(0)
}

/** What can be seen of texts and links, and where it stands. */
export function placesInView(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const seen = [...document.querySelectorAll('header a, main h1, main p, main a, main h2')]
    return seen
      .map((element) => ({ text: element.textContent, ...element.getBoundingClientRect().toJSON() }))
      .filter(({ top, height }) => height > 0 && top < innerHeight)
      .map(({ text, x, y, width, height }) => [text, x, y, width, height].join())
  })
}
