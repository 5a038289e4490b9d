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
