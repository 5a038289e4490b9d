import type { Page } from '@playwright/test'
import { expect, menuButton, openPage, PHONE, settle, test, themeButton } from '../support/site.ts'
import { drawerName, menuName, quickLinkName, sectionOf, serviceName, shell, texts } from '../support/site-content.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Presses Tab until a control of this name has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  const visited: string[] = []
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press('Tab')
    const focused = await page.evaluate(() => {
      const element = document.activeElement
      return element?.getAttribute('aria-label') ?? element?.textContent?.trim() ?? ''
    })
    if (focused === name) return
    visited.push(focused)
  }
  throw new Error(`Tab does not reach "${name}": ${visited.join(' → ')}`)
}

test('a visitor walks through the whole site with the keyboard alone', async ({ page }) => {
  test.slow()
  await openPage(page, '/')
  await tabTo(page, texts.themeToDark)
  await page.keyboard.press('Space')
  await expect(page.locator('html')).toHaveClass('dark')
  await expect(themeButton(page, 'light')).toBeFocused()

  await page.reload()
  await page.locator('html[data-app]').waitFor()
  await tabTo(page, menuName('/hizmetlerimiz'))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  // The list of services, and a jump by it.
  await tabTo(page, serviceName('seo'))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#seo$/)
  await expect(page.locator('#seo')).toBeInViewport()
  // A question.
  const [item] = sectionOf('/hizmetlerimiz', 'faq').items
  const question = page.locator('details').filter({ hasText: item?.question ?? '' })
  await tabTo(page, item?.question ?? '')
  await page.keyboard.press('Enter')
  await expect(question).toHaveAttribute('open', '')
  await page.keyboard.press('Enter')
  await expect(question).not.toHaveAttribute('open', '')
  // The end of the page leads on.
  await tabTo(page, quickLinkName('/hakkimizda'))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#\/?hakkimizda$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL(/hizmetlerimiz/)
})

test('on a phone the drawer is opened, walked round, left and used with the keyboard', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await openPage(page, '/')
  await tabTo(page, texts.menuOpen)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: shell.navigation.menu.title })
  await expect(dialog).toBeVisible()
  const stops = await dialog.locator('a, button').count()
  for (let presses = 0; presses < stops + 2; presses += 1) {
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(menuButton(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await tabTo(page, drawerName('/iletisim'))
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

for (const path of ['/', '/hizmetler', '/hizmetlerimiz', '/hakkimizda', '/iletisim', '/yok']) {
  test(`Tab goes through ${path} to its very end and is caught nowhere`, async ({ page }) => {
    await openPage(page, path)
    await settle(page)
    const seen: string[] = []
    for (let presses = 0; presses < 150; presses += 1) {
      await page.keyboard.press('Tab')
      const stop = await page.evaluate(() => {
        const element = document.activeElement
        if (!element || element === document.body) return undefined
        // Its place in the document tells it from others of the same name.
        return `${[...document.querySelectorAll('*')].indexOf(element)}`
      })
      if (stop === undefined || stop === seen[0]) break
      expect(seen).not.toContain(stop)
      seen.push(stop)
    }
    const last = await page.evaluate((index) => {
      const links = document.querySelectorAll('footer a')
      return [...document.querySelectorAll('*')][Number(index)] === links[links.length - 1]
    }, seen.at(-1) ?? '0')
    expect(last, 'the last stop is the last link of the footer').toBe(true)
  })
}
