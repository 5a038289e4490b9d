import { expect, mainMenu, menuButton, openPage, PHONE, test } from '../support/site.ts'
import { sectionOf } from '../support/site-content.ts'

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } })

/** In forced colours backgrounds are one colour; what tells a control or a state from the rest is its lines. */
const lines = (element: Element) => {
  const { borderTopStyle, borderTopWidth, borderTopColor, backgroundColor } = getComputedStyle(element)
  return { borderTopStyle, borderTopWidth, borderTopColor, backgroundColor }
}

test('buttons keep an outline of their own', async ({ page }) => {
  await openPage(page, '/')
  const actions = page.getByRole('main').getByRole('link')
  const buttons = [...sectionOf('/', 'hero').actions, sectionOf('/', 'banner').action]
  for (const { label: name } of buttons) {
    const { borderTopStyle, borderTopWidth } = await actions.filter({ hasText: name }).first().evaluate(lines)
    expect(`${name}: ${borderTopStyle} ${borderTopWidth}`).toBe(`${name}: solid 2px`)
  }
})

test('the chosen subject of the message is told from the others @full', async ({ page }) => {
  await openPage(page, '/bize-yazin')
  const topics = page.getByRole('main').locator('label')
  const chosen = await topics.first().evaluate(lines)
  const other = await topics.nth(1).evaluate(lines)
  expect(chosen.backgroundColor).not.toBe(other.backgroundColor)
})

test('the trade that is chosen on the opening stage is told from the others @full', async ({ page }) => {
  await openPage(page, '/')
  const trades = page.getByRole('main').locator('section').first().locator('label:has([type="radio"])')
  const chosen = await trades.and(page.locator(':has(:checked)')).first().evaluate(lines)
  const other = await trades.and(page.locator(':not(:has(:checked))')).first().evaluate(lines)
  expect(chosen.backgroundColor).not.toBe(other.backgroundColor)
})

test('the focus is seen, and so is the current page', async ({ page }) => {
  await openPage(page, '/')
  const current = mainMenu(page).locator('[aria-current]')
  await expect(current).toHaveCSS('text-decoration-line', 'underline')
  await page.keyboard.press('Tab')
  const outline = await page.evaluate(() => {
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(document.activeElement ?? document.body)
    return { outlineStyle, outlineWidth, isSeen: outlineColor !== getComputedStyle(document.body).backgroundColor }
  })
  expect(outline).toEqual({ outlineStyle: 'solid', outlineWidth: '3px', isSeen: true })
})

test('the drawer has an edge @full', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await openPage(page, '/')
  await menuButton(page).click()
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  const edges = await dialog.evaluate((element) =>
    [element, ...element.querySelectorAll('*')].some((part) => {
      const { borderInlineEndStyle, borderInlineEndWidth } = getComputedStyle(part)
      const reaches = Math.abs(part.getBoundingClientRect().right - element.getBoundingClientRect().right) < 1
      return reaches && borderInlineEndStyle === 'solid' && Number.parseFloat(borderInlineEndWidth) > 0
    }),
  )
  expect(edges).toBe(true)
})

test('the scroll bar at the top is drawn with a line, which keeps a colour @full', async ({ page }) => {
  await openPage(page, '/')
  const bar = page.locator('[data-progress]')
  const line = await bar.evaluate((element) => {
    const { borderTopStyle, borderTopWidth } = getComputedStyle(element, '::before')
    return `${borderTopStyle} ${borderTopWidth}`
  })
  expect(line).toBe('solid 4px')
})
