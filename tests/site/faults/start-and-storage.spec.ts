import type { Page } from '@playwright/test'
import {
  expect,
  expectCurrent,
  menuButton,
  menuLink,
  openPage,
  PHONE,
  settle,
  test,
  themeButton,
} from '../../support/site.ts'
import { headingOf, siteData, VISITS } from '../../support/site-content.ts'
import { blockStorage, documentsOf, notFound } from './support.ts'

test('with all storage blocked the site is there, in the light theme, and is not loaded again', async ({ page }) => {
  await blockStorage(page, 'localStorage', 'sessionStorage')
  const documents = documentsOf(page)
  await openPage(page, '/')
  await expect(page.locator('[data-visits]')).toHaveText(VISITS)
  await themeButton(page, 'dark').click()
  await expect(page.locator('html')).toHaveClass('dark')
  await menuLink(page, '/biz-kimiz').click()
  await expectCurrent(page, '/biz-kimiz')
  await expect(page.locator('html')).toHaveClass('dark')
  expect(documents).toHaveLength(1)
})

/** Opens a page whose app is missing. */
async function openWithoutApp(page: Page) {
  await page.route(/assets\/start-.*\.js$/, notFound)
  const failed = page.waitForEvent('pageerror')
  await page.goto('/')
  await failed
  await settle(page)
}

test('@core without the app the menu of a phone opens, closes and leads on, and the theme switches and stays', async ({
  page,
  baseURL,
  quietConsole,
}) => {
  const documents = documentsOf(page)
  await page.setViewportSize(PHONE)
  await openWithoutApp(page)
  expect(documents).toHaveLength(1)
  const dialog = page.getByRole('dialog', { name: siteData.navigation.menu.title })
  await expect(async () => {
    await menuButton(page).click()
    await expect(dialog).toBeVisible({ timeout: 500 })
  }).toPass()
  await dialog.getByRole('button').click()
  await expect(dialog).not.toBeVisible()
  await page.locator('[data-theme-toggle]').click()
  await expect(page.locator('html')).toHaveClass('dark')
  await menuButton(page).click()
  await dialog.locator('a[href="/biz-kimiz/"]').click()
  await expect(page).toHaveURL(`${baseURL}/biz-kimiz/`)
  await expect(page.locator('html')).toHaveClass('dark')
  await page.locator('[data-theme-toggle]').click()
  await expect(page.locator('html')).toHaveClass('light')
  await page.goto('/#/bize-yazin')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf('/bize-yazin'))
  quietConsole.length = 0
})

test('who writes a mail before the app starts comes back to a page that starts it', async ({ page }) => {
  // Idle when the test says so.
  await page.addInitScript(() => {
    Object.assign(window, { requestIdleCallback: (start: () => void) => Object.assign(window, { becomeIdle: start }) })
  })
  await page.goto('/bize-yazin/')
  await page.waitForFunction(() => 'becomeIdle' in window)
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('main a[href^="mailto:"]')?.click()
    ;(window as unknown as { becomeIdle: () => void }).becomeIdle()
  })
  await expect(page.locator('html')).toHaveAttribute('data-app', 'running')
})
