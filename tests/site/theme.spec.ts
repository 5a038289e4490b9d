import { formatRgb } from 'culori'
import { derivePalette } from '../../scripts/brand/palette.ts'
import { siteConfig } from '../../src/site.config.ts'
import { expect, openPage, settle, test, themeButton } from '../support/site.ts'

const themesOf = (classes: string | null) => (classes ?? '').split(' ').filter((name) => /^(?:light|dark)$/.test(name))

test('@core the moon makes the site dark, from the first frame of the next visit on; the sun makes it light', async ({
  page,
}) => {
  await page.addInitScript(() => {
    // Every class the root element has had since there was something to paint.
    const seen: string[] = []
    Object.assign(window, { seen })
    new MutationObserver(() => document.body && seen.push(document.documentElement.className)).observe(document, {
      childList: true,
      subtree: true,
      attributeFilter: ['class'],
    })
  })
  const themes = async () => [
    ...themesOf(await page.locator('html').getAttribute('class')),
    await page.evaluate(() => localStorage.getItem('theme')),
  ]
  const icon = page.getByRole('banner').locator('[data-theme-toggle] svg:visible path')
  const strokes = async () => (await icon.getAttribute('d'))?.match(/m/gi)?.length
  const logo = page.getByRole('banner').locator('img:visible')
  await openPage(page, '/')
  expect(await themes()).toEqual(['light', null])
  expect(await strokes(), 'the moon').toBe(1)
  const lightLogo = await logo.getAttribute('src')

  await themeButton(page, 'dark').click()
  expect(await themes()).toEqual(['dark', 'dark'])
  await expect.poll(strokes, 'the disc of the sun and its eight rays').toBe(9)
  await expect(logo).toHaveCount(1)
  expect(await logo.getAttribute('src')).not.toBe(lightLogo)

  await page.reload()
  await page.locator('html[data-app]').waitFor()
  const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen)
  expect(new Set(seen.map((className) => themesOf(className).join()))).toEqual(new Set(['dark']))
  await expect(page.locator('body')).toHaveCSS('color', formatRgb(derivePalette(siteConfig.accent).dark.ink) ?? '')
  await themeButton(page, 'light').click()
  expect(await themes()).toEqual(['light', 'light'])
})

test('the other open tabs follow', async ({ page, context }) => {
  const other = await context.newPage()
  await openPage(page, '/')
  await openPage(other, '/bize-yazin')
  await themeButton(page, 'dark').click()
  await expect(other.locator('html')).toHaveClass('dark')
  await expect(themeButton(other, 'light')).toBeVisible()
})

test('a card shows the picture of the theme and loads no other', async ({ page }) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  const pictures = () => new Set(requested.flatMap((url) => url.match(/kart-1(?:-koyu)?(?=-[0-9a-f]{8})/) ?? []))
  await openPage(page, '/')
  const picture = page.locator('main li:has([data-place])').first().locator('img:visible')
  await picture.scrollIntoViewIfNeeded()
  await expect.poll(() => pictures().size).toBeGreaterThan(0)
  await settle(page)
  expect(pictures()).toEqual(new Set(['kart-1']))
  await themeButton(page, 'dark').click()
  await picture.scrollIntoViewIfNeeded()
  await expect.poll(pictures).toEqual(new Set(['kart-1', 'kart-1-koyu']))
})

test('the whole page changes in one frame: no colour fades by itself', async ({ page }) => {
  await openPage(page, '/')
  await page.evaluate(() => {
    Object.assign(window, { fades: 0 })
    document.addEventListener('transitionrun', ({ propertyName }) => {
      if (/color|shadow/.test(propertyName)) (window as unknown as { fades: number }).fades += 1
    })
  })
  await page.locator('[data-theme-toggle]').press('Enter')
  await expect(page.locator('html')).toHaveClass('dark')
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  expect(await page.evaluate(() => (window as unknown as { fades: number }).fades)).toBe(0)
})

test('what is out of view changes after the frame, what is far away when the reader scrolls', async ({ page }) => {
  await openPage(page, '/')
  await settle(page)
  const states = await page.evaluateHandle(() => {
    const parts = [...document.querySelectorAll('main > section, footer')]
    const read = () => parts.map((part) => getComputedStyle(part).contentVisibility)
    document.querySelector<HTMLElement>('[data-theme-toggle]')?.click()
    return { read, first: read() }
  })
  const read = () => states.evaluate((state) => state.read())
  const first = await states.evaluate((state) => state.first)
  expect([first[0], first.at(-1)]).toEqual(['visible', 'hidden'])
  await expect.poll(async () => (await read()).at(-1)).toBe('auto')
  await page.mouse.wheel(0, 10)
  await expect.poll(async () => [...new Set(await read())]).toEqual(['visible'])
})
