import { spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pageHref } from '../../../src/content/paths.ts'
import { areTheSame, keepElements } from '../../support/same-elements.ts'
import { expect, PAGES, test, WITH_MOTION } from '../../support/site.ts'
import { headingOf, pageAt, tabTitle } from '../../support/site-content.ts'
import { buildArguments, FIXTURE_SITE } from '../../support/test-sites.ts'

test.use(WITH_MOTION)

test('every kind of address of a page hydrates without replacing its elements', async ({ page }) => {
  await page.addInitScript(keepElements)
  for (const path of ['/biz-kimiz/?utm_source=x', '/biz-kimiz/index.html', '/#/', '/hizmetlerimiz/#olcu-alma']) {
    await page.goto('/robots.txt')
    await page.goto(path)
    await page.locator('html[data-app]').waitFor()
    expect(await page.evaluate(areTheSame), path).toBe(true)
    await expect(page.locator('head title')).toHaveCount(1)
    await expect(page.locator('head link[rel="canonical"]')).toHaveCount(1)
  }
})

/** Follows a link of the header as soon as the layout around the page is hydrated, and before the page itself is. */
function followEarly(path: string) {
  addEventListener('DOMContentLoaded', () => {
    new MutationObserver((_, observer) => {
      observer.disconnect()
      document.querySelector<HTMLElement>(`header nav a[href="${path}"]`)?.click()
    }).observe(document.documentElement, { attributeFilter: ['data-app'] })
  })
}

test('a link followed while the page hydrates leads to a page with its own title, without a hydration error', async ({
  page,
}) => {
  const client = await page.context().newCDPSession(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  await page.addInitScript(followEarly, '/bize-yazin/')
  await page.goto('/')
  await expect(page.locator('h1')).toHaveText(headingOf('/bize-yazin'))
  await expect(page).toHaveTitle(tabTitle(pageAt('/bize-yazin').title))
  await expect(page.locator('head title')).toHaveCount(1)
  await expect(page.locator('head link[rel="canonical"]')).toHaveCount(1)
})

test('no page has a hydration mismatch, in either theme: the development build of React would log it', async ({
  page,
}) => {
  test.setTimeout(240_000)
  const folder = await mkdtemp(join(tmpdir(), 'hydration-'))
  const build = spawnSync('npx', ['vite', ...buildArguments({ ...FIXTURE_SITE, folder }), '--emptyOutDir'], {
    env: { ...process.env, NODE_ENV: 'development' },
    encoding: 'utf8',
  })
  expect(build.status, build.stderr).toBe(0)
  const { preview } = await import('vite')
  const server = await preview({ base: '/', build: { outDir: folder }, preview: { port: 0 }, logLevel: 'silent' })
  const origin = server.resolvedUrls?.local[0]
  await page.addInitScript(keepElements)
  for (const theme of ['light', 'dark']) {
    await page.goto(`${origin}robots.txt`)
    await page.evaluate((value) => localStorage.setItem('theme', value), theme)
    for (const { path } of PAGES) {
      await page.goto(new URL(pageHref(path), origin).href)
      await page.locator(`html.${theme}[data-app]`).waitFor()
      expect(await page.evaluate(areTheSame), path).toBe(true)
    }
  }
  // A page whose server has gone says so.
  await page.goto('about:blank')
  await server.close()
  await rm(folder, { recursive: true, force: true })
})
