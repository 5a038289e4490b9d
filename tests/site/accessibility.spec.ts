import { axeViolations } from '../support/axe.ts'
import { ALL_PATHS, expect, menuButton, openPage, PHONE, settle, test, themeButton } from '../support/site.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const path of ALL_PATHS) {
  test(`axe finds nothing on ${path}: on a laptop and a phone by day, on a phone by night`, async ({ page }) => {
    // Three times all of axe.
    test.slow()
    await openPage(page, path)
    await settle(page)
    expect(await axeViolations(page), 'laptop').toEqual([])
    await page.setViewportSize(PHONE)
    expect(await axeViolations(page), 'phone').toEqual([])
    await themeButton(page, 'dark').click()
    expect(await axeViolations(page), 'phone by night').toEqual([])
  })
}

test('axe finds nothing with the drawer open, by day and by night', async ({ page }) => {
  await page.setViewportSize(PHONE)
  for (const theme of ['light', 'dark']) {
    await page.addInitScript((value) => localStorage.setItem('theme', value), theme)
    await openPage(page, '/')
    await expect(page.locator('html')).toHaveClass(theme)
    await menuButton(page).click()
    await page.getByRole('dialog').waitFor()
    expect(await axeViolations(page), theme).toEqual([])
  }
})

test('controls are at least 24 px in both directions on a phone', async ({ page }) => {
  await page.setViewportSize(PHONE)
  for (const path of ALL_PATHS) {
    await openPage(page, path)
    const controls = page.locator('a:visible, button:visible, summary:visible, label:visible')
    expect(await controls.count(), path).toBeGreaterThan(15)
    const small = await controls.evaluateAll((list) =>
      list
        // Links within sentences are as high as their line; WCAG 2.2 excepts them.
        .filter((element) => !element.closest('p'))
        .map((element) => ({ name: element.textContent, box: element.getBoundingClientRect() }))
        .filter(({ box }) => box.width < 24 || box.height < 24)
        .map(({ name, box }) => `${name} ${box.width} × ${box.height}`),
    )
    expect(small, path).toEqual([])
  }
})
