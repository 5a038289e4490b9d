import { expect, mainMenu, openPage, test, themeButton } from '../support/site.ts'
import { sectionOf } from '../support/site-content.ts'

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } })

/** In forced colours backgrounds are one colour; what tells a control or a state from the rest is its lines. */
const lines = (element: Element) => {
  const { borderTopStyle, borderTopWidth, borderTopColor, backgroundColor } = getComputedStyle(element)
  return { borderTopStyle, borderTopWidth, borderTopColor, backgroundColor }
}

test('buttons keep an outline, links that look like text a line below; the current page, the focus and the scroll bar are seen', async ({
  page,
}) => {
  await openPage(page, '/')
  const actions = page.getByRole('main').getByRole('link')
  const [strong, plain] = sectionOf('/', 'hero').actions
  for (const name of [strong?.label ?? '', sectionOf('/', 'banner').action.label]) {
    const { borderTopStyle, borderTopWidth } = await actions.filter({ hasText: name }).first().evaluate(lines)
    expect(`${name}: ${borderTopStyle} ${borderTopWidth}`).toBe(`${name}: solid 2px`)
  }
  const text = actions.filter({ hasText: plain?.label ?? '' }).first()
  await expect(text).toHaveCSS('text-decoration-line', 'underline')
  await expect(text).toHaveCSS('border-top-width', '0px')

  const current = mainMenu(page).locator('[aria-current]')
  await expect(current).toHaveCSS('text-decoration-line', 'underline')
  await expect(themeButton(page, 'dark'), 'would change nothing').toBeHidden()
  const progress = await page.locator('[data-progress]').evaluate((element) => {
    const { borderTopStyle, borderTopWidth } = getComputedStyle(element, '::before')
    return `${borderTopStyle} ${borderTopWidth}`
  })
  expect(progress, 'the scroll bar at the top').toBe('solid 4px')
  await page.keyboard.press('Tab')
  const outline = await page.evaluate(() => {
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(document.activeElement ?? document.body)
    return { outlineStyle, outlineWidth, isSeen: outlineColor !== getComputedStyle(document.body).backgroundColor }
  })
  expect(outline).toEqual({ outlineStyle: 'solid', outlineWidth: '3px', isSeen: true })
})

for (const [what, path] of [
  ['subject of the message', '/bize-yazin'],
  ['trade on the opening stage', '/'],
] as const) {
  test(`the chosen ${what} is told from the others, and read`, async ({ page }) => {
    await openPage(page, path)
    const choices = page.getByRole('main').locator('section').first().locator('label:has([type="radio"])')
    const chosen = choices.and(page.locator(':has(:checked)')).first()
    const other = choices.and(page.locator(':not(:has(:checked))')).first()
    expect((await chosen.evaluate(lines)).backgroundColor).not.toBe((await other.evaluate(lines)).backgroundColor)
    expect(await chosen.evaluate(lines), 'no edge in a colour of ours').toHaveProperty(
      'borderTopColor',
      (await chosen.evaluate(lines)).backgroundColor,
    )
    // Else the browser puts a ground of its own behind the letters, in their colour.
    await expect(chosen).toHaveCSS('forced-color-adjust', 'none')
    await chosen.getByRole('radio').focus()
    await expect(chosen).toHaveCSS('outline-color', (await chosen.evaluate(lines)).backgroundColor)
    await expect(chosen, 'a ring of its own').toHaveCSS('outline-offset', '2px')
  })
}
