import type { Page } from '@playwright/test'
import { axeViolations } from '../../support/axe.ts'
import {
  core,
  expect,
  expectCurrent,
  menuButton,
  menuLink,
  openPage,
  PHONE,
  quickLink,
  settle,
  test,
  themeButton,
} from '../../support/site.ts'
import { headingOf, siteData, texts, VISITS } from '../../support/site-content.ts'
import { blockStorage, documentsOf, WAYS_TO_FAIL } from './support.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('@core with all storage blocked the site is there, in the light theme, and is not loaded again', async ({
  page,
}) => {
  await blockStorage(page, 'localStorage', 'sessionStorage')
  const documents = documentsOf(page)
  await openPage(page, '/')
  await expect(page.locator('[data-visits]')).toHaveText(VISITS)
  await themeButton(page, 'dark').click()
  await expect(page.locator('html')).toHaveClass('dark')
  await menuLink(page, '/biz-kimiz').click()
  await expectCurrent(page, '/biz-kimiz')
  await expect(page.locator('html')).toHaveClass('dark')
  expect(documents).toHaveLength(1)
})

test('storage and cookies cleared while the page is open: the theme still switches and is kept', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => {
    // Only the first time: later loads show what was kept.
    if (!document.cookie.includes('seen')) localStorage.setItem('theme', 'dark')
  })
  await openPage(page, '/')
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  await context.clearCookies()
  await themeButton(page, 'light').click()
  await expect(page.locator('html')).toHaveClass('light')
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light')
})

test('without script the company can be reached, and axe finds nothing', async ({ page }) => {
  // What a browser without script makes of the page, in one that can run axe.
  await page.route('/', async (route) => {
    const html = await (await route.fetch()).text()
    expect(html).toContain('<noscript>')
    await route.fulfill({
      contentType: 'text/html',
      // Without the script nothing takes what is preloaded, and axe runs long enough for Chromium to complain of it.
      body: html
        .replace(/<\/?noscript[^>]*>/g, '')
        .replace(/<script[^>]*>.*?<\/script>/gs, '')
        .replace(/<link rel="?preload[^>]*>/g, ''),
    })
  })
  await page.goto('/')
  await expect(page.getByText(texts.noScript)).toBeVisible()
  await expect(page.getByRole('contentinfo')).toContainText(siteData.site.brand)
  await expect(page.locator('a[href^="tel:"]:visible').first()).toBeVisible()
  await expect(page.locator('a[href^="mailto:"]:visible').first()).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
})

/** Files without which there is no app, and what the page can do without it. */
const startFiles = {
  'the entry': /assets\/index-.*\.js$/,
  React: /assets\/react-.*\.js$/,
  'the app': /assets\/start-.*\.js$/,
}

for (const [name, file] of Object.entries(startFiles)) {
  for (const [way, fail] of Object.entries(WAYS_TO_FAIL)) {
    const isCore = name === 'the app' && way === 'is not found'
    test(`${core(isCore)}when ${name} ${way}, the page can be read and its links lead on`, async ({
      page,
      baseURL,
      quietConsole,
    }) => {
      const documents = documentsOf(page)
      await page.route(file, fail)
      await page.goto('/')
      await expect.poll(() => quietConsole.length).toBeGreaterThan(0)
      await settle(page)
      expect(documents).toHaveLength(1)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await menuLink(page, '/biz-kimiz').click()
      await expect(page).toHaveURL(`${baseURL}/biz-kimiz/`)
      await settle(page)
      await quickLink(page, '/hizmetlerimiz').click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf('/hizmetlerimiz'))
      await page.goto('/#/bize-yazin')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf('/bize-yazin'))
      quietConsole.length = 0
    })
  }
}

test('when the script before the app cannot be loaded, a page behind # is the one in front of it, whose links lead on', async ({
  page,
  baseURL,
  quietConsole,
}) => {
  await page.route(/assets\/boot-.*\.js$/, WAYS_TO_FAIL['is not found'])
  await page.goto('/#/bize-yazin')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf('/'))
  await menuLink(page, '/biz-kimiz').click()
  await expect(page).toHaveURL(`${baseURL}/biz-kimiz/`)
  quietConsole.length = 0
})

/** Opens a page whose app is missing. */
async function openWithoutApp(page: Page) {
  await page.route(startFiles['the app'], WAYS_TO_FAIL['is not found'])
  const failed = page.waitForEvent('pageerror')
  await page.goto('/')
  await failed
  await settle(page)
}

test('@core on a phone without the app the menu opens, closes and leads on', async ({
  page,
  baseURL,
  quietConsole,
}) => {
  await page.setViewportSize(PHONE)
  await openWithoutApp(page)
  const dialog = page.getByRole('dialog', { name: siteData.navigation.menu.title })
  await expect(async () => {
    await menuButton(page).click()
    await expect(dialog).toBeVisible({ timeout: 500 })
  }).toPass()
  await dialog.getByRole('button').click()
  await expect(dialog).not.toBeVisible()
  await menuButton(page).click()
  await dialog.locator('a[href="/biz-kimiz/"]').click()
  await expect(page).toHaveURL(`${baseURL}/biz-kimiz/`)
  quietConsole.length = 0
})

test('without the app a link that is opened in a tab of its own leaves the page as it is', async ({
  page,
  baseURL,
  quietConsole,
}) => {
  await openWithoutApp(page)
  const opened = page.context().waitForEvent('page')
  await quickLink(page, '/biz-kimiz').click({ modifiers: ['ControlOrMeta'] })
  await (await opened).close()
  // What would lead on by itself would have done so with the click.
  await page.waitForLoadState()
  await expect(page).toHaveURL(`${baseURL}/`)
  quietConsole.length = 0
})

test('on a slow line and a slow phone the text comes first, the counter last, and nothing jumps', async ({ page }) => {
  test.slow()
  const client = await page.context().newCDPSession(page)
  await client.send('Network.enable')
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    // 400 kbit/s, as in the presets of developer tools.
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  })
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.addInitScript(() => {
    let shift = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shift += (entry as PerformanceEntry & { value: number }).value
      Object.assign(window, { shift })
    }).observe({ type: 'layout-shift', buffered: true })
    Object.assign(window, { shift })
  })
  await page.goto('/', { waitUntil: 'commit', timeout: 60_000 })
  await expect(page.locator('[data-visits]')).toHaveText(VISITS, { timeout: 90_000 })
  const { paint, counter, shift } = await page.evaluate(() => ({
    paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    counter: performance.getEntriesByType('resource').find(({ name }) => name.includes('count-visit'))?.startTime,
    shift: (window as unknown as { shift: number }).shift,
  }))
  expect(counter).toBeDefined()
  expect(paint).toBeLessThan(counter ?? 0)
  expect(shift).toBeLessThanOrEqual(0.1)
})

test('who writes a mail before the app starts comes back to a page that starts it', async ({ page }) => {
  // Idle when the test says so.
  await page.addInitScript(() => {
    Object.assign(window, { requestIdleCallback: (start: () => void) => Object.assign(window, { becomeIdle: start }) })
  })
  await page.goto('/bize-yazin/')
  await page.waitForFunction(() => 'becomeIdle' in window)
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('main a[href^="mailto:"]')?.click()
    ;(window as unknown as { becomeIdle: () => void }).becomeIdle()
  })
  await expect(page.locator('html')).toHaveAttribute('data-app', 'running')
})
