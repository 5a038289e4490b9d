import { expect, PHONE, test, typefacesOf, untilTypefacesShow } from '../../support/site.ts'

// That nothing moves when they come is tested in layout-shift.spec.ts.

test('a page fetches one file of each typeface, and a rare letter the file it is in', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => {
    const name = /\/([a-z-]+)-[\w-]{6}\.woff2$/.exec(request.url())?.[1]
    if (name) fetched.push(name)
  })
  await page.goto('/')
  await page.locator('html[data-app]').waitFor()
  await untilTypefacesShow(page)
  await page.evaluate(() => document.fonts.ready)
  expect(fetched.toSorted()).toEqual(['bricolage', 'instrument'])

  await page.evaluate(() => {
    document.querySelector('main h1')?.append(' Café')
  })
  await expect.poll(() => fetched.toSorted()).toEqual(['bricolage', 'bricolage-rare', 'instrument'])
})

test('the typefaces are shown together, when the last of them has come, and below the view they are the first', async ({
  page,
}) => {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.setViewportSize(PHONE)
  await page.route(/instrument-(?!rare).*\.woff2$/, async (route) => {
    await released
    await route.continue()
  })
  const bricolage = page.waitForResponse(/bricolage-(?!rare).*\.woff2$/)
  await page.goto('/', { waitUntil: 'commit' })
  await (await bricolage).finished()
  await page.waitForTimeout(300)
  expect(await typefacesOf(page, 'loaded')).toEqual([])
  const below = page.locator('main > section + div')
  await expect(below).toHaveCSS('content-visibility', 'hidden')
  release()
  await untilTypefacesShow(page)
  await expect(below).not.toHaveCSS('content-visibility', 'hidden')
})

test('a typeface that does not come keeps the other from nothing', async ({ page, quietConsole }) => {
  await page.route(/instrument-(?!rare).*\.woff2$/, (route) => route.abort())
  await page.goto('/')
  await expect.poll(() => typefacesOf(page, 'loaded')).toContain('Bricolage')
  await page.locator('html[data-app]').waitFor()
  expect(quietConsole.filter((line) => !line.includes('ERR_FAILED'))).toEqual([])
  quietConsole.length = 0
})

test('without script the page takes its typefaces by itself', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) })
  const page = await context.newPage()
  const responses = ['bricolage', 'instrument'].map((name) =>
    page.waitForResponse((response) => response.url().includes(`/${name}-`)),
  )
  await page.goto('/')
  for (const response of await Promise.all(responses)) expect(response.status()).toBe(200)
  await context.close()
})
