import type { Page } from '@playwright/test'
import { expect, openPage, settle, test, themeButton } from '../support/site.ts'
import { menuName, quickLinkName, sectionOf, serviceName, texts } from '../support/site-content.ts'

/** Presses Tab, or Shift and Tab, until a control of this name has the focus. */
async function tabTo(page: Page, name: string, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const visited: string[] = []
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press(key)
    const focused = await page.evaluate(() => {
      const element = document.activeElement
      return element?.getAttribute('aria-label') ?? element?.textContent?.trim() ?? ''
    })
    if (focused === name) return
    visited.push(focused)
  }
  throw new Error(`Tab does not reach "${name}": ${visited.join(' → ')}`)
}

test('@core a visitor walks through the whole site with the keyboard alone', async ({ page }) => {
  test.slow()
  await openPage(page, '/')
  await tabTo(page, texts.themeToDark)
  await page.keyboard.press('Space')
  await expect(page.locator('html')).toHaveClass('dark')
  await expect(themeButton(page, 'light')).toBeFocused()
  await expect(themeButton(page, 'light')).toHaveCSS('outline-width', '3px')

  await tabTo(page, menuName('/hizmetlerimiz'), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  // The list of services, and a jump by it.
  await tabTo(page, serviceName('olcu-alma'))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#olcu-alma$/)
  await expect(page.locator('#olcu-alma')).toBeInViewport()
  // A question.
  const [item] = sectionOf('/hizmetlerimiz', 'faq').items
  const question = page.locator('details').filter({ hasText: item?.question ?? '' })
  await tabTo(page, item?.question ?? '')
  await page.keyboard.press('Enter')
  await expect(question).toHaveAttribute('open', '')
  await page.keyboard.press('Enter')
  await expect(question).not.toHaveAttribute('open', '')
  // The end of the page leads on.
  await tabTo(page, quickLinkName('/biz-kimiz'))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#\/?biz-kimiz$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL(/hizmetlerimiz/)
  // The message: its subject, its words, the chat.
  await tabTo(page, menuName('/bize-yazin'))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio').nth(1)).toBeChecked()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').getByRole('textbox')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').locator('a[href^="https://wa.me/"]')).toBeFocused()
})

for (const path of ['/', '/hizmetlerimiz', '/bize-yazin', '/yok']) {
  test(`every stop of the keyboard on ${path} shows where it is, clear of the header, to the very end`, async ({
    page,
  }) => {
    await openPage(page, path)
    await settle(page)
    const seen: string[] = []
    for (let presses = 0; presses < 150; presses += 1) {
      await page.keyboard.press('Tab')
      const stop = await page.evaluate(() => {
        const element = document.activeElement
        if (!element || element === document.body) return undefined
        const shown = element.matches('input[type=radio]') ? element.closest('label') : element
        if (!shown) return undefined
        const header = document.querySelector('header')?.getBoundingClientRect()
        const isAbovePage = element.closest('header, aside, a[href="#icerik"]') !== null
        const links = document.querySelectorAll('footer a')
        // A link that covers its card has the ring around all of it.
        const ring = getComputedStyle(shown, shown.matches('.covers-card') ? '::before' : null)
        return {
          // Its place in the document tells it from others of the same name.
          id: `${[...document.querySelectorAll('*')].indexOf(element)} ${element.textContent}`,
          isLast: element === links[links.length - 1],
          looks: {
            outline: ring.outlineStyle,
            isCovered: !isAbovePage && shown.getBoundingClientRect().top < (header?.bottom ?? 0) - 1,
          },
        }
      })
      if (!stop) break
      expect(stop.looks, stop.id).toEqual({ outline: 'solid', isCovered: false })
      expect(seen, 'the keyboard is caught nowhere').not.toContain(stop.id)
      seen.push(stop.id)
      if (stop.isLast) return
    }
    throw new Error(`Tab does not reach the last link of the footer: ${seen.join(' → ')}`)
  })
}
