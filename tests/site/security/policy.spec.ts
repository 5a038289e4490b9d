import { headerRules, headersFor } from '../../../scripts/build/security/header-rules.ts'
import { pageHref } from '../../../src/content/paths.ts'
import { expect, openPage, PAGES, test } from '../../support/site.ts'
import { VISITS } from '../../support/site-content.ts'
import { FIXTURE_SITE } from '../../support/test-sites.ts'

/** Every header the host has to send is there to the byte; a server may send others of its own. */
function expectHeaders(found: Record<string, string>, path: string): void {
  for (const [name, value] of Object.entries(headersFor(path, headerRules(FIXTURE_SITE.base))))
    expect(found[name.toLowerCase()], `${path}: ${name}`).toBe(value)
  expect(found).not.toHaveProperty('x-powered-by')
}

test('no page does anything its policy forbids, from the first byte to the footer', async ({ page, quietConsole }) => {
  test.slow()
  for (const path of [...PAGES.map((entry) => pageHref(entry.path)), '/#/yok']) {
    await page.goto(path)
    await page.locator('html[data-app] main h1').waitFor()
    await page.locator('footer').scrollIntoViewIfNeeded()
    await expect(page.locator('[data-visits]').first()).toHaveText(VISITS)
    expect(quietConsole, path).toEqual([])
  }
})

test('every file of a visit comes with exactly the headers of its kind', async ({ page, request, baseURL }) => {
  const paths = new Set<string>()
  page.on('response', (response) => {
    const { origin, pathname } = new URL(response.url())
    if (origin === baseURL) paths.add(pathname)
  })
  await openPage(page, '/')
  await page.locator('footer').scrollIntoViewIfNeeded()
  await expect(page.locator('[data-visits]').first()).toHaveText(VISITS)

  const kinds = new Set([...paths].map((path) => /\.(\w+)$/.exec(path)?.[1] ?? 'page'))
  expect([...kinds]).toEqual(expect.arrayContaining(['js', 'page', 'svg', 'woff2']))
  // Asked for once more: of what it takes from its cache the browser tells only half the headers.
  for (const path of paths) expectHeaders((await request.get(path)).headers(), path)
})

test('@core files of every kind come with exactly their headers, found or not', async ({ request }) => {
  for (const path of [
    '/',
    '/biz-kimiz/',
    '/share/index.png',
    '/robots.txt',
    '/favicon.svg',
    '/yok',
    '/assets/yok.js',
  ]) {
    const response = await request.get(path, { headers: { accept: 'text/html' } })
    expect(response.status(), path).toBe(path.includes('yok') ? 404 : 200)
    expectHeaders(response.headers(), path)
  }
})

test('an address without its last slash is sent on to the page', async ({ request }) => {
  const response = await request.get('/biz-kimiz?a=1', { maxRedirects: 0 })

  expect(response.status()).toBe(301)
  expect(response.headers().location).toBe('/biz-kimiz/?a=1')
  expectHeaders(response.headers(), '/biz-kimiz')
})

test('a script that was changed on its way does not run, and the page can be read all the same', async ({
  page,
  quietConsole,
}) => {
  await page.route('**/biz-kimiz/', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replace('<script>', '<script>window.changed=1;') })
  })
  await page.goto('/biz-kimiz/')

  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await page.evaluate(() => 'changed' in window)).toBe(false)
  expect(quietConsole.some((line) => line.startsWith('The policy forbids: script-src-elem inline'))).toBe(true)
  quietConsole.splice(0)
})

test('a page cannot send what it knows to another host', async ({ page, quietConsole }) => {
  await openPage(page, '/')
  const outcome = await page.evaluate(async () => {
    const fetched = await fetch('https://example.com/').then(
      () => 'sent',
      () => 'refused',
    )
    const image = await new Promise((resolve) => {
      const picture = new Image()
      picture.onload = () => resolve('sent')
      picture.onerror = () => resolve('refused')
      picture.src = 'https://example.com/a.png'
    })
    return [fetched, image]
  })

  expect(outcome).toEqual(['refused', 'refused'])
  expect(
    quietConsole.filter((line) => line.startsWith('The policy forbids')).map((line) => line.split(' ')[3]),
  ).toEqual(['connect-src', 'img-src'])
  quietConsole.splice(0)
})

test('a drawing that is opened by itself runs nothing', async ({ page, quietConsole }) => {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8" onload="window.wasRun = true">
    <script>window.wasRun = true</script><path d="M0 0h8v8z"/></svg>`
  await page.route('**/favicon.svg', async (route) => route.fulfill({ response: await route.fetch(), body: drawing }))
  await page.goto('/favicon.svg')

  await expect(page.locator('path')).toBeAttached()
  expect(await page.evaluate(() => 'wasRun' in window)).toBe(false)
  expect(quietConsole.length).toBeGreaterThan(0)
  quietConsole.splice(0)
})
