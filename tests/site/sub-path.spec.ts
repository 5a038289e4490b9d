import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { preview } from 'vite'
import { serve } from '../../scripts/tools/bench/web/serve.ts'
import { pageHref } from '../../src/content/paths.ts'
import { afterFrames, expect, expectCurrent, menuLink, PAGES, test as siteTest } from '../support/site.ts'
import { headingOf, siteData } from '../support/site-content.ts'
import { buildArguments, FIXTURE_SITE, type TestSite } from '../support/test-sites.ts'
import { documentsOf } from './faults/support.ts'

/** The fixture site in a folder of its host, like the live content, whose links, files and headers are checked there. */
const SITE: TestSite = { ...FIXTURE_SITE, folder: 'node_modules/.cache/test-sites/sub-path', base: '/alt/' }

/** `host` is the origin of a host with the site in its folder. */
const test = siteTest.extend<object, { host: string }>({
  host: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from a pattern
    async ({}, use) => {
      const build = spawnSync('npx', ['--no-install', 'vite', ...buildArguments(SITE)], { encoding: 'utf8' })
      expect(build.status, build.stderr).toBe(0)
      const server = await preview({
        base: SITE.base,
        build: { outDir: SITE.folder },
        preview: { port: 0, open: false },
        logLevel: 'error',
      })
      await use(new URL(server.resolvedUrls?.local[0] ?? '').origin)
      await server.close()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
})

// One build for all of them.
test.describe.configure({ mode: 'default' })

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const isReady = (page: Page) => page.locator('html[data-app] main h1').waitFor()

/** Every address of this host the page asks for from now on. */
function pathsAskedBy(page: Page): Set<string> {
  const paths = new Set<string>()
  page.on('request', (request) => paths.add(new URL(request.url()).pathname))
  return paths
}

test('a visit stays in the folder of the site, by clicks, back, reload, a picture and former addresses', async ({
  page,
  host,
}) => {
  const asked = pathsAskedBy(page)
  await page.goto(`${host}/alt/gunluk`)
  await expect(page, 'a former address').toHaveURL(`${host}/alt/yazilar/`)
  await expect(heading(page)).toHaveText(headingOf('/yazilar'))
  await isReady(page)
  await menuLink(page, '/hizmetlerimiz').click()
  await expectCurrent(page, '/hizmetlerimiz')
  await expect(page).toHaveURL(`${host}/alt/#/hizmetlerimiz`)
  await menuLink(page, '/bize-yazin').click()
  await expect(heading(page)).toHaveText(headingOf('/bize-yazin'))
  await page.goBack()
  await expect(heading(page)).toHaveText(headingOf('/hizmetlerimiz'))
  await page.reload()
  await isReady(page)
  await expect(page).toHaveURL(`${host}/alt/#/hizmetlerimiz`)
  await expect(heading(page)).toHaveText(headingOf('/hizmetlerimiz'))
  await page.evaluate(() => Object.assign(window.location, { hash: '/gunluk' }))
  await expect(page, 'behind the hash').toHaveURL(`${host}/alt/#/yazilar`)
  await expect(heading(page)).toHaveText(headingOf('/yazilar'))
  await menuLink(page, '/').click()
  await expect(page).toHaveURL(`${host}/alt/#/`)
  const card = page.locator('main li:has([data-place]) img:visible').first()
  await card.scrollIntoViewIfNeeded()
  await expect.poll(() => card.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  expect([...asked].filter((path) => !path.startsWith('/alt/'))).toEqual([])
})

test('outside of the site and inside an address without a page is answered with 404 and leads into the site', async ({
  page,
  host,
}) => {
  for (const lost of ['/alt/yok/', '/biz-kimiz/']) {
    const response = await page.goto(host + lost)
    expect(response?.status(), lost).toBe(404)
    await isReady(page)
    await expect(heading(page)).toHaveText(headingOf('/404'))
    await menuLink(page, '/hizmetlerimiz').click()
    await expect(page).toHaveURL(`${host}/alt/#/hizmetlerimiz`)
  }
})

test('every address of the company is one of the folder', ({ host: _ }) => {
  const own = siteData.site.url.replace(/\/$/, '')
  const files = PAGES.map(({ path }) => `${pageHref(path, SITE.base)}index.html`)
  for (const file of [...files, '/404.html', '/alt/404.html', '/alt/sitemap.xml', '/alt/feed.xml', '/robots.txt']) {
    const addresses = readFileSync(join(SITE.folder, file), 'utf8').split(own).slice(1)
    expect(
      addresses.filter((rest) => !rest.startsWith(SITE.base)),
      file,
    ).toEqual([])
  }
})

test('at another address than it was built for, a document stays readable and is loaded once', async ({
  page,
  host: _,
  quietConsole,
}) => {
  const wrongHost = await serve(join(SITE.folder, SITE.base))
  const documents = documentsOf(page)
  const failed = page.waitForResponse(/\/alt\/assets\/boot-.*\.js$/)
  await page.goto(`${wrongHost}/biz-kimiz/`)
  expect((await failed).status()).toBe(404)
  await afterFrames(page)
  await expect(heading(page)).toHaveText(headingOf('/biz-kimiz'))
  await expect(heading(page)).toBeVisible()
  expect(documents).toHaveLength(1)
  quietConsole.length = 0
})
