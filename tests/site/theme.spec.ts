import { formatRgb } from 'culori'
import { derivePalette } from '../../scripts/brand/palette.ts'
import { siteConfig } from '../../src/site.config.ts'
import { expect, openPage, settle, test, themeButton } from '../support/site.ts'
import { hold } from './faults/support.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const themeOf = (className: string | null) =>
  className?.split(' ').filter((name) => name === 'light' || name === 'dark')

test('@core the site is light until the moon is pressed, dark until the sun is', async ({ page }) => {
  await openPage(page, '/')
  const root = page.locator('html')
  expect(themeOf(await root.getAttribute('class'))).toEqual(['light'])
  await themeButton(page, 'dark').click()
  expect(themeOf(await root.getAttribute('class'))).toEqual(['dark'])
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark')
  await themeButton(page, 'light').click()
  expect(themeOf(await root.getAttribute('class'))).toEqual(['light'])
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light')
})

test('@core a dark site is dark in its very first frame', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('theme', 'dark')
    // Every class the root element has had while there was something to paint.
    const seen: string[] = []
    Object.assign(window, { seen })
    const note = () => {
      if (document.body) seen.push(document.documentElement.className)
      requestAnimationFrame(note)
    }
    requestAnimationFrame(note)
  })
  await openPage(page, '/')
  const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen)
  expect(seen.length).toBeGreaterThan(0)
  expect(seen.every((className) => themeOf(className)?.join() === 'dark')).toBe(true)
  await expect(page.locator('body')).toHaveCSS('color', formatRgb(derivePalette(siteConfig.accent).dark.ink) ?? '')
})

test('a stored theme that is nonsense means light', async ({ page }) => {
  await openPage(page, '/')
  for (const nonsense of ['purple', '<script>', 'DARK', '', 'x'.repeat(1_000_000)]) {
    await page.evaluate((value) => localStorage.setItem('theme', value), nonsense)
    await page.reload()
    await expect(page.locator('html'), nonsense.slice(0, 10)).toHaveAttribute('class', 'light')
  }
})

test('with storage full the button still works', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await openPage(page, '/')
  await themeButton(page, 'dark').click()
  expect(themeOf(await page.locator('html').getAttribute('class'))).toEqual(['dark'])
})

test('the other open tabs follow', async ({ page, context }) => {
  const other = await context.newPage()
  await openPage(page, '/')
  await openPage(other, '/bize-yazin')
  await themeButton(page, 'dark').click()
  await expect(other.locator('html')).toHaveClass('dark')
  await expect(themeButton(other, 'light')).toBeVisible()
})

test('the button shows the moon by day and the sun by night', async ({ page }) => {
  await openPage(page, '/')
  const icon = page.getByRole('banner').locator('[data-theme-toggle] svg:visible')
  const strokes = async () => (await icon.locator('path').getAttribute('d'))?.match(/m/gi)?.length
  expect(await strokes()).toBe(1)
  await themeButton(page, 'dark').click()
  // A disc and eight rays.
  await expect.poll(strokes).toBe(9)
})

test('the logo is drawn for the theme', async ({ page }) => {
  await openPage(page, '/')
  const logo = page.getByRole('banner').locator('img:visible')
  const light = await logo.getAttribute('src')
  await themeButton(page, 'dark').click()
  await expect(logo).toHaveCount(1)
  expect(await logo.getAttribute('src')).not.toBe(light)
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

test('on a slow line the picture of the other theme stays until its own has come', async ({ page }) => {
  await openPage(page, '/')
  const cards = page.locator('main li:has([data-place])').first()
  await cards.locator('img:visible').scrollIntoViewIfNeeded()
  await expect.poll(() => cards.locator('img:visible').evaluate((img: HTMLImageElement) => img.complete)).toBe(true)
  const release = await hold(page, /kart-1-koyu-/)
  await themeButton(page, 'dark').click()
  await expect(cards.locator('img:visible')).toHaveCSS('background-image', /kart-1-[0-9a-f]{8}/)
  release()
  await expect(cards.locator('img:visible')).toHaveCSS('background-image', 'none')
})

test('the whole page changes in one frame: no colour fades by itself', async ({ page }) => {
  // The hero's tour fades colours of its own.
  await page.emulateMedia({ reducedMotion: 'reduce' })
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

test('switches without the app, when its script is blocked', async ({ page, quietConsole }) => {
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/biz-kimiz/')
  await expect.poll(() => quietConsole.length).toBeGreaterThan(0)
  for (const theme of ['dark', 'light', 'dark']) {
    await page.locator('[data-theme-toggle]').click()
    await expect(page.locator('html')).toHaveClass(theme)
  }
  await page.reload()
  await expect(page.locator('html')).toHaveClass('dark')
  quietConsole.length = 0
})

test('long after a page behind # has come, the button still answers once', async ({ page }) => {
  await page.clock.install()
  await page.goto('/#/biz-kimiz')
  await page.locator('html[data-app]').waitFor()
  // Longer than a page waits for its app, and not as long as the counter waits for its number.
  await page.clock.fastForward(11_000)
  await themeButton(page, 'dark').click()
  await expect(themeButton(page, 'light')).toBeVisible()
  await expect(page.locator('html')).toHaveClass('dark')
})
