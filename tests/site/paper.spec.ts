import type { Page } from '@playwright/test'
import { expect, openPage, PAGES, PHONE, settle, test, WITH_MOTION } from '../support/site.ts'

test.use(WITH_MOTION)

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
})

/** Opens a page and has it drawn as on paper. */
async function print(page: Page, path: string, options: { reducedMotion?: 'reduce' } = {}): Promise<void> {
  await openPage(page, path)
  await page.emulateMedia({ media: 'print', ...options })
}

test('a page in the dark theme is light, without the links and buttons of the header', async ({ page }) => {
  await print(page, '/')
  const logos = page.getByRole('banner').locator('img')
  await expect(logos.first(), 'the logo for light grounds').toBeVisible()
  await expect(logos.last(), 'the logo for dark grounds').toBeHidden()
  await expect(page.getByRole('banner').locator('.no-print:visible'), 'links and buttons').toHaveCount(0)
})

/** Every colour of every part of the page, once nothing changes any more. */
async function coloursIn(page: Page, theme: 'dark' | 'light'): Promise<string[]> {
  return page.evaluate((name) => {
    document.documentElement.classList.remove('dark', 'light')
    document.documentElement.classList.add(name)
    const { body } = document
    // Asked for once, so that what fades to its new colour has begun to.
    getComputedStyle(body).getPropertyValue('color')
    for (const animation of document.getAnimations()) animation.finish()
    return [body, ...body.querySelectorAll('*')].map((element) => {
      const { color, backgroundColor, borderTopColor, fill, stroke, filter } = getComputedStyle(element)
      // The shapes of a drawing lie in a file of its own; they are painted by what the page says in custom properties.
      const paints = element.querySelector(':scope > use') ? [...element.computedStyleMap()] : []
      const own = paints
        .filter(([property]) => property.startsWith('--'))
        .map(([property, value]) => `${property} ${value}`)
      const colours = { color, backgroundColor, borderTopColor, fill, stroke, filter, own }
      // The counter takes the class off when its number comes, in between.
      const names = [...element.classList].filter((name) => name !== 'no-print')
      return `${element.tagName} ${names.join(' ')} ${JSON.stringify(colours)}`
    })
  }, theme)
}

test('nothing on any page has a colour of the dark theme', async ({ page }) => {
  test.slow()
  for (const { path } of PAGES) {
    await page.emulateMedia({ media: 'screen' })
    await print(page, path, { reducedMotion: 'reduce' })
    await settle(page)
    expect(await coloursIn(page, 'dark'), path).toEqual(await coloursIn(page, 'light'))
  }
})

test.describe('before the app has come', () => {
  test.use({ javaScriptEnabled: false, viewport: PHONE })

  test('a phone prints what it has not laid out yet', async ({ page }) => {
    const skipped = () =>
      page
        .locator('main *')
        .evaluateAll((parts) => parts.filter((part) => getComputedStyle(part).contentVisibility === 'auto').length)
    await page.goto('/')
    expect(await skipped(), 'on the screen it can wait').toBeGreaterThan(0)
    await page.emulateMedia({ media: 'print' })
    expect(await skipped()).toBe(0)
  })
})
