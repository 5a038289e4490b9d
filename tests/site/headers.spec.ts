import { headerRules, headersFor } from '../../scripts/build/security/header-rules.ts'
import { expect, test } from '../support/site.ts'
import { FIXTURE_SITE } from '../support/test-sites.ts'

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
