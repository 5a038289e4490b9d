import { headerRules, headersFor } from '../../../scripts/build/security/header-rules.ts'
import { expect, openPage, test } from '../../support/site.ts'
import { FIXTURE_SITE } from '../../support/test-sites.ts'

/** Every header the host has to send is there to the byte; a server may send others of its own. */
function expectHeaders(found: Record<string, string>, path: string): void {
  for (const [name, value] of Object.entries(headersFor(path, headerRules(FIXTURE_SITE.base))))
    expect(found[name.toLowerCase()], `${path}: ${name}`).toBe(value)
  expect(found).not.toHaveProperty('x-powered-by')
}

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
  const moved = await request.get('/biz-kimiz?a=1', { maxRedirects: 0 })
  expect(moved.status()).toBe(301)
  expect(moved.headers().location, 'without its last slash').toBe('/biz-kimiz/?a=1')
  expectHeaders(moved.headers(), '/biz-kimiz')
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

/** What a page was kept from doing, in one word each. */
const ATTEMPTS = {
  'markup from a text': () => {
    document.body.innerHTML = '<img src="/x" onerror="run()">'
  },
  'code from a text': () => new Function('window.wasRun = true')(),
  'a script with a text': () => {
    document.head.append(Object.assign(document.createElement('script'), { text: 'window.wasRun = true' }))
  },
  'a script with an address': () => {
    document.head.append(Object.assign(document.createElement('script'), { src: '/assets/a.js' }))
  },
  'a policy of its own': () =>
    (
      window as unknown as { trustedTypes: { createPolicy: (name: string, rules: object) => unknown } }
    ).trustedTypes.createPolicy('default', { createHTML: (text: string) => text }),
}

test('no script of the page can make markup, code or another script from a text', async ({ page, quietConsole }) => {
  await openPage(page, '/biz-kimiz')
  for (const [name, attempt] of Object.entries(ATTEMPTS)) {
    // As code of the page, not of the developer tools, to which no policy applies.
    const thrown = await page.evaluate(`new Promise((resolve) => {
      requestAnimationFrame(() => {
        try { (${attempt})(); resolve('nothing') } catch (error) { resolve(error.name) }
      })
    })`)
    expect(thrown, name).toMatch(/^(?:TypeError|EvalError)$/)
    expect(await page.evaluate(() => 'wasRun' in window), name).toBe(false)
    await expect(page.getByRole('heading', { level: 1 }), name).toBeVisible()
  }
  quietConsole.splice(0)
})
