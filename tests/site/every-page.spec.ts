import type { Page } from '@playwright/test'
import { pageHref } from '../../src/content/paths.ts'
import { axeViolations } from '../support/axe.ts'
import { areTheSame, keepElements } from '../support/same-elements.ts'
import { ALL_PATHS, expect, KIND_PATHS, openPage, PHONE, settle, test } from '../support/site.ts'

/** Half of a screen of 1280 × 1024 px and a quarter of it, as the success criteria take them; the narrowest phone; others. */
const WIDTHS = [1920, 1440, 768, 640, 390, 320]

/** Text alone can be enlarged as well, in the browser's settings; a rule that asks for a width in `rem` goes with it. */
const ENLARGED = { fontSize: 32, widths: [1280, 640, 390] }

/** Words and controls that reach beyond the view or are cut off by what is around them; a page that clips hides that. */
function lostParts(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    // What scripts place anew after a change of size.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const isShown = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !element.closest('[aria-hidden="true"], .visually-hidden, textarea, dialog:not([open])')
    const lost: string[] = []
    const range = document.createRange()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement
      if (!parent || node.textContent?.trim() === '' || !isShown(parent)) continue
      range.selectNodeContents(node)
      const { left, right, width } = range.getBoundingClientRect()
      const text = node.textContent?.slice(0, 40)
      const row = parent.closest('ul, ol, fieldset > div')
      // A row to leaf through: each of its cards or choices has to fit.
      if (row && getComputedStyle(row).overflowX === 'auto') {
        if (width > row.clientWidth) lost.push(`wider than its row: ${text}`)
        continue
      }
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

async function expectWhole(page: Page, what: string, widths: readonly number[]) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    expect(await lostParts(page), `${what} at ${width} px`).toEqual([])
  }
}

for (const [title, paths] of [
  ['@core every type of section', KIND_PATHS],
  ['every other page', ALL_PATHS.filter((path) => !KIND_PATHS.includes(path))],
] as const) {
  test(`${title} on a phone in the dark theme is hydrated as it is, whole and accessible`, async ({
    page,
    quietConsole,
  }) => {
    test.slow()
    await page.setViewportSize(PHONE)
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
    await page.addInitScript(keepElements)
    for (const path of paths) {
      await page.goto(pageHref(path))
      await page.locator('html.dark[data-app] main h1').waitFor()
      await settle(page)
      expect.soft(await page.evaluate(areTheSame), path).toBe(true)
      expect.soft(await lostParts(page), path).toEqual([])
      expect.soft(await axeViolations(page), path).toEqual([])
      expect.soft(quietConsole.splice(0), path).toEqual([])
    }
  })
}

for (const path of ALL_PATHS) {
  test(`${path} is whole at every width, enlarged and spaced out, without sideways scrolling`, async ({ page }) => {
    await openPage(page, path)
    await settle(page)
    await expectWhole(page, 'as it is', WIDTHS)

    // Spacing as in WCAG 2.2, 1.4.12. The site's policy lets no style element in.
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(
        '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
      )
      document.adoptedStyleSheets = [sheet]
    })
    await expect(page.locator('body')).toHaveCSS('letter-spacing', /^(?!normal|0px)/)
    await expectWhole(page, 'spaced out', [390])
    await page.evaluate(() => {
      document.adoptedStyleSheets = []
    })

    const client = await page.context().newCDPSession(page)
    await client.send('Page.setFontSizes', { fontSizes: { standard: ENLARGED.fontSize } })
    await expect(page.locator('html')).toHaveCSS('font-size', `${ENLARGED.fontSize}px`)
    await expectWhole(page, 'with letters twice as large', ENLARGED.widths)
  })
}
