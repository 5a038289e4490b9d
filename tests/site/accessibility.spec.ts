import { axeFindings } from '../support/axe.ts'
import { expect, menuButton, menuLink, openPage, PAGES, PHONE, settle, test } from '../support/site.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const paths = [...PAGES.map(({ path }) => path), '/yok']

for (const theme of ['light', 'dark']) {
  for (const width of [320, 390, 1440]) {
    test(`axe finds nothing on any page, ${theme}, ${width} px`, async ({ page }) => {
      test.slow()
      await page.setViewportSize({ width, height: 900 })
      await page.addInitScript((value) => localStorage.setItem('theme', value), theme)
      for (const path of paths) {
        await openPage(page, path)
        await settle(page)
        expect(await axeFindings(page), path).toEqual([])
      }
    })
  }

  test(`axe finds nothing with the drawer open, ${theme}`, async ({ page }) => {
    await page.setViewportSize(PHONE)
    await page.addInitScript((value) => localStorage.setItem('theme', value), theme)
    await openPage(page, '/')
    await menuButton(page).click()
    await page.getByRole('dialog').waitFor()
    expect(await axeFindings(page)).toEqual([])
  })
}

test('headings keep their order on every page', async ({ page }) => {
  for (const path of paths) {
    await openPage(page, path)
    const levels = await page
      .locator('main :is(h1, h2, h3, h4)')
      .evaluateAll((list) => list.map((heading) => Number(heading.tagName[1])))
    expect(levels[0], path).toBe(1)
    levels.slice(1).forEach((level, index) => {
      expect(level - (levels[index] ?? 0), `${path}: heading ${index + 2}`).toBeLessThanOrEqual(1)
    })
  }
})

test('a visitor reaches the contact page and writes a message with the keyboard alone', async ({ page }) => {
  await openPage(page, '/')
  await page.keyboard.press('Tab')
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press('Tab')
    if (await menuLink(page, '/iletisim').evaluate((link) => link === document.activeElement)) break
  }
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('radio').first()).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio').nth(1)).toBeChecked()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').locator('a[href^="https://wa.me/"]')).toBeFocused()
})

test('every stop of the keyboard on every page shows where it is, clear of the header', async ({ page }) => {
  test.slow()
  for (const path of ['/', '/hizmetlerimiz', '/iletisim']) {
    await openPage(page, path)
    await settle(page)
    let stops = 0
    for (; stops < 60; stops += 1) {
      await page.keyboard.press('Tab')
      const stop = await page.evaluate(() => {
        const element = document.activeElement
        if (!element || element === document.body) return undefined
        const shown = element.matches('input[type=radio]') ? element.closest('label') : element
        if (!shown) return undefined
        const box = shown.getBoundingClientRect()
        const header = document.querySelector('header')?.getBoundingClientRect()
        const isInHeader = element.closest('header') !== null || element.closest('aside') !== null
        return {
          name: element.textContent,
          outline: getComputedStyle(shown).outlineStyle,
          isCovered: !isInHeader && !element.matches('.skip-link') && box.top < (header?.bottom ?? 0) - 1,
        }
      })
      if (!stop) break
      expect(stop, path).toMatchObject({ outline: 'solid', isCovered: false })
    }
    expect(stops, path).toBeGreaterThan(15)
  }
})

test('controls are at least 24 px in both directions on a phone', async ({ page }) => {
  await page.setViewportSize(PHONE)
  for (const path of paths) {
    await openPage(page, path)
    const controls = page.locator('a:visible, button:visible, summary:visible, label:visible')
    expect(await controls.count(), path).toBeGreaterThan(15)
    const small = await controls.evaluateAll((list) =>
      list
        .filter((element) => !element.closest('p, [class*="prose"] li') && !element.matches('.skip-link'))
        .map((element) => ({ name: element.textContent, box: element.getBoundingClientRect() }))
        .filter(({ box }) => box.width < 24 || box.height < 24)
        .map(({ name, box }) => `${name} ${box.width} × ${box.height}`),
    )
    expect(small, path).toEqual([])
  }
})
