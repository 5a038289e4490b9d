import type { Page } from '@playwright/test'
import { expect, menuButton, openPage, PAGES, settle, test } from '../support/site.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** A screen of 1280 × 1024 px, as the success criteria take it, and how much of it is left when the page is enlarged. */
const ZOOMED = {
  '200 %': { width: 640, height: 512 },
  '400 %': { width: 320, height: 256 },
}

const paths = [...PAGES.map(({ path }) => path), '/yok']

/** Words and controls that reach beyond the view or are cut off by what is around them; a page that clips hides that. */
function lostParts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isShown = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !element.closest('[aria-hidden="true"], .visually-hidden, .skip-link, dialog:not([open]), [role="progressbar"]')
    const lost: string[] = []
    const range = document.createRange()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement
      if (!parent || node.textContent?.trim() === '' || !isShown(parent)) continue
      range.selectNodeContents(node)
      const { left, right } = range.getBoundingClientRect()
      const text = node.textContent?.slice(0, 40)
      if (left < -1 || right > window.innerWidth + 1) lost.push(`beyond the view: ${text}`)
      for (let around: Element | null = parent; around; around = around.parentElement) {
        const { overflowX } = getComputedStyle(around)
        const box = around.getBoundingClientRect()
        if (overflowX !== 'visible' && around !== document.body && (right > box.right + 1 || left < box.left - 1)) {
          lost.push(`cut off: ${text}`)
        }
      }
    }
    if (document.documentElement.scrollWidth > window.innerWidth) lost.push('the page scrolls sideways')
    return lost
  })
}

for (const [zoom, viewport] of Object.entries(ZOOMED)) {
  test(`at ${zoom} every page is whole without sideways scrolling`, async ({ page }) => {
    test.slow()
    await page.setViewportSize(viewport)
    for (const path of paths) {
      await openPage(page, path)
      await settle(page)
      expect(await lostParts(page), path).toEqual([])
    }
  })
}

// Text alone can be enlarged as well, in the browser's settings; a rule that asks for a width in `rem` goes with it.
for (const width of [1280, 640, 390]) {
  test(`with letters twice as large every page is whole at ${width} px`, async ({ page }) => {
    test.slow()
    await page.setViewportSize({ width, height: 900 })
    const client = await page.context().newCDPSession(page)
    await client.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
    for (const path of paths) {
      await openPage(page, path)
      await settle(page)
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
      expect(await lostParts(page), path).toEqual([])
    }
  })
}

test('at 400 % the drawer can be used to its last entry', async ({ page }) => {
  await page.setViewportSize(ZOOMED['400 %'])
  await openPage(page, '/')
  await menuButton(page).click()
  const last = page.getByRole('dialog').getByRole('link').last()
  await last.focus()
  await expect(last).toBeInViewport({ ratio: 1 })
})

test('at 400 % most of the view is left to the page', async ({ page }) => {
  await page.setViewportSize(ZOOMED['400 %'])
  await openPage(page, '/')
  await page.evaluate(() => window.scrollTo(0, 600))
  const bar = await page.evaluate(() => {
    const link = document.querySelector('header a')
    for (let around = link?.parentElement; around; around = around.parentElement) {
      if (getComputedStyle(around).position === 'sticky') return around.getBoundingClientRect().height
    }
    return 0
  })
  expect(bar).toBeLessThanOrEqual(ZOOMED['400 %'].height / 3)
})

// Spacing as in WCAG 2.2, 1.4.12.
test('with the text spacing a reader may ask for nothing is lost', async ({ page }) => {
  test.slow()
  await page.setViewportSize({ width: 390, height: 844 })
  for (const path of paths) {
    await openPage(page, path)
    await page.evaluate(() => {
      // The site's policy lets no style element in.
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(
        '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
      )
      document.adoptedStyleSheets = [sheet]
    })
    await expect(page.locator('body')).toHaveCSS('letter-spacing', /^(?!normal|0px)/)
    await settle(page)
    expect(await lostParts(page), path).toEqual([])
  }
})
