import { expect, openPage, test } from '../support/site.ts'

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
  await openPage(page, '/')
  await page.emulateMedia({ media: 'print' })
})

test('a page in the dark theme is light', async ({ page }) => {
  const printed = await page.evaluate(() => getComputedStyle(document.body).color)
  await page.evaluate(() => document.documentElement.classList.replace('dark', 'light'))
  expect(printed).toBe(await page.evaluate(() => getComputedStyle(document.body).color))
  await page.evaluate(() => document.documentElement.classList.replace('light', 'dark'))
  const logos = page.getByRole('banner').locator('img')
  await expect(logos.first(), 'the logo for light grounds').toBeVisible()
  await expect(logos.last(), 'the logo for dark grounds').toBeHidden()
})

test('the link that skips the menu is left out', async ({ page }) => {
  await expect(page.locator('.skip-link')).toBeHidden()
})
