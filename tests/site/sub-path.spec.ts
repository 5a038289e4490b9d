import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { preview } from 'vite'
import { requiredHosting } from '../../scripts/build/security/firebase-hosting.ts'
import { checkBuiltRelease } from '../../scripts/deploy-check/check-release.ts'
import { serve } from '../../scripts/tools/bench/web/serve.ts'
import { pageHref } from '../../src/content/paths.ts'
import {
  afterFrames,
  expect,
  expectCurrent,
  mainMenu,
  menuButton,
  menuLink,
  PAGES,
  PHONE,
  test as siteTest,
  themeButton,
} from '../support/site.ts'
import { drawerName, headingOf, siteData } from '../support/site-content.ts'
import { buildArguments, FIXTURE_SITE, type TestSite } from '../support/test-sites.ts'
import { documentsOf } from './faults/support.ts'

/** The fixture site in a folder of its host. */
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

test.use({ contextOptions: { reducedMotion: 'reduce' } })

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

test('@core a visit by clicks stays in the folder of the site, with hash routes, back, reload and the theme', async ({
  page,
  host,
}) => {
  const asked = pathsAskedBy(page)
  await page.goto(`${host}/alt/`)
  await isReady(page)
  for (const path of ['/hizmetlerimiz', '/bize-yazin']) {
    await menuLink(page, path).click()
    await expectCurrent(page, path)
    await expect(page).toHaveURL(`${host}/alt/#${path}`)
    await expect(heading(page)).toHaveText(headingOf(path))
  }
  await page.goBack()
  await expect(heading(page)).toHaveText(headingOf('/hizmetlerimiz'))
  await themeButton(page, 'dark').click()
  await page.reload()
  await isReady(page)
  await expect(page).toHaveURL(`${host}/alt/#/hizmetlerimiz`)
  await expect(heading(page)).toHaveText(headingOf('/hizmetlerimiz'))
  await expect(page.locator('html')).toHaveClass(/dark/)
  await page.setViewportSize(PHONE)
  await menuButton(page).click()
  await page
    .getByRole('dialog')
    .getByRole('link', { name: drawerName('/'), exact: true })
    .click()
  await expect(page).toHaveURL(`${host}/alt/#/`)
  const cards = page.locator('main li:has([data-place]) img:visible')
  await expect(cards).not.toHaveCount(0)
  for (const card of await cards.all()) {
    await card.scrollIntoViewIfNeeded()
    await expect.poll(() => card.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  }
  expect([...asked].filter((path) => !path.startsWith('/alt/'))).toEqual([])
})

const ADDRESSES = [
  ['a hash route', '/alt/#/biz-kimiz', '/alt/#/biz-kimiz'],
  ['a hash route as people type it', '/alt/?utm_source=x#BİZ-KİMİZ', '/alt/?utm_source=x#/biz-kimiz'],
  ['its own address', '/alt/biz-kimiz/', '/alt/biz-kimiz/'],
  ['its own address without the slash at the end', '/alt/biz-kimiz', '/alt/biz-kimiz/'],
]

for (const [what, opened, shown] of ADDRESSES)
  test(`a page is opened afresh by ${what}, and leads home`, async ({ page, host }) => {
    await page.goto(`${host}${opened}`)
    await isReady(page)
    await expect(heading(page)).toHaveText(headingOf('/biz-kimiz'))
    await expect(page).toHaveURL(encodeURI(`${host}${shown}`))
    await menuLink(page, '/').click()
    await expect(heading(page)).toHaveText(headingOf('/'))
    await expect(page).toHaveURL(`${host}/alt/#/`)
  })

test('@core a former address leads on, as a document and behind the hash', async ({ page, host }) => {
  for (const [former, current] of [
    ['/alt/gunluk', '/alt/yazilar/'],
    ['/alt/#/gunluk', '/alt/#/yazilar'],
  ]) {
    await page.goto(host + former)
    await expect(page, former).toHaveURL(`${host}${current}`)
    await expect(heading(page)).toHaveText(headingOf('/yazilar'))
  }
})

for (const lost of ['/alt/yok/', '/biz-kimiz/'])
  test(`${lost} has no page: the host answers 404, the page says so and leads into the site`, async ({
    page,
    host,
  }) => {
    const response = await page.goto(host + lost)
    expect(response?.status()).toBe(404)
    await isReady(page)
    await expect(heading(page)).toHaveText(headingOf('/404'))
    await menuLink(page, '/hizmetlerimiz').click()
    await expect(heading(page)).toHaveText(headingOf('/hizmetlerimiz'))
    await expect(page).toHaveURL(`${host}/alt/#/hizmetlerimiz`)
  })

test('without script links and pictures are where the host has them, and the root leads to the site', async ({
  browser,
  host,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto(host)
  await expect(page).toHaveURL(`${host}/alt/`)
  await mainMenu(page).getByRole('link').nth(1).click()
  await expect(page).toHaveURL(new RegExp(`^${host}/alt/[a-z-]+/$`))
  await page.close()
})

test('@core links, files, headers and every address of the company are those of the folder', () => {
  const { content, folder, base } = SITE
  const firebaseFile = join(folder, '../sub-path.firebase.json')
  writeFileSync(firebaseFile, JSON.stringify({ hosting: requiredHosting(base) }))
  const { stages } = checkBuiltRelease({ content, dist: folder, base, firebaseFile, databaseUrl: undefined })

  const found = stages.filter(({ title }) => title !== 'Ziyaret sayacı').flatMap(({ findings }) => findings)
  expect(found).toEqual([])
  const own = siteData.site.url.replace(/\/$/, '')
  const files = PAGES.map(({ path }) => `${pageHref(path, base)}index.html`)
  for (const file of [...files, '/alt/404.html', '/alt/sitemap.xml', '/alt/feed.xml', '/robots.txt']) {
    const addresses = readFileSync(join(folder, file), 'utf8').split(own).slice(1)
    expect(
      addresses.filter((rest) => !rest.startsWith(base)),
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
  const failed = page.waitForResponse(/\/alt\/assets\/index-.*\.js$/)
  await page.goto(`${wrongHost}/biz-kimiz/`)
  expect((await failed).status()).toBe(404)
  await afterFrames(page)
  await expect(heading(page)).toHaveText(headingOf('/biz-kimiz'))
  await expect(heading(page)).toBeVisible()
  expect(documents).toHaveLength(1)
  quietConsole.length = 0
})
