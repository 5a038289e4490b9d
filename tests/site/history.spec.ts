import type { Page } from '@playwright/test'
import { expect, expectCurrent, menuLink, openPage, settle, test, WITH_MOTION } from '../support/site.ts'

test.use(WITH_MOTION)

const PATHS = ['/hizmetlerimiz', '/biz-kimiz']

async function goTo(page: Page, path: string) {
  await menuLink(page, path).click()
  await expectCurrent(page, path)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
}

test('@core back and forward through three pages: place, title and focus are right on each of them', async ({
  page,
}) => {
  await openPage(page, '/')
  await settle(page)
  const left: { title: string; y: number; next: string }[] = []
  for (const [index, path] of PATHS.entries()) {
    const y = 300 - 50 * index
    await page.evaluate((top) => window.scrollTo(0, top), y)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(y)
    left.push({ title: await page.title(), y, next: path })
    await goTo(page, path)
  }
  for (const { title, y, next } of left.toReversed()) {
    await page.goBack()
    await expect(page).toHaveTitle(title)
    await expect(menuLink(page, next)).toBeFocused()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(y)
  }
  for (const { title, y, next } of left.slice(1)) {
    await page.goForward()
    await expect(page).toHaveTitle(title)
    await expect(menuLink(page, next)).toBeFocused()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(y)
  }
})

test('who comes back, also from a page that was reloaded, finds the answers open that were open, at the same place, and the focus on the link that was followed', async ({
  page,
}) => {
  await openPage(page, '/hizmetlerimiz')
  await settle(page)
  const opened = page.locator('main details').last()
  const summary = opened.locator('summary').first()
  // Where there is one inside another, the reader has opened both.
  await opened.evaluate((details) => {
    for (let each: Element | null = details; each; each = each.parentElement)
      each.matches('details') && each.setAttribute('open', '')
  })
  await summary.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  const link = page.getByRole('main').getByRole('link').last()
  await link.focus()
  await page.waitForTimeout(300)
  const y = await page.evaluate(() => window.scrollY)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.reload()
  await page.locator('html[data-app]').waitFor()
  await page.goBack()
  await expectCurrent(page, '/hizmetlerimiz')
  await expect(link).toBeFocused()
  await expect(opened).toHaveAttribute('open')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(y)
})
