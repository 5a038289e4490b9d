import { spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type PreviewServer, preview } from 'vite'
import { pageUrl } from '../../../src/content/paths.ts'
import { areTheSame, keepElements } from '../../support/same-elements.ts'
import { core, expect, menuLink, test } from '../../support/site.ts'
import { headingOf, pageAt, sectionOf, siteData, tabTitle, texts } from '../../support/site-content.ts'
import { buildArguments, FIXTURE_SITE } from '../../support/test-sites.ts'
import { hold } from '../faults/support.ts'

const PATHS = ['/', '/ozet/', '/hizmetlerimiz/', '/biz-kimiz/', '/bize-yazin/']

for (const path of ['/?utm_source=x', '/biz-kimiz/?utm_source=x', '/#/', '/hizmetlerimiz/#olcu-alma']) {
  test(`${path} hydrates without replacing its elements`, async ({ page }) => {
    await page.addInitScript(keepElements)
    await page.goto(path)
    await page.locator('html[data-app]').waitFor()
    expect(await page.evaluate(areTheSame)).toBe(true)
    await expect(page.locator('head title')).toHaveCount(1)
    await expect(page.locator('head link[rel="canonical"]')).toHaveCount(1)
  })
}

test('an unknown address is answered with the not-found page, which hydrates', async ({ page, quietConsole }) => {
  await page.addInitScript(keepElements)
  const response = await page.goto('/boyle/bir/sayfa/yok')
  expect(response?.status()).toBe(404)
  await page.locator('html[data-app]').waitFor()
  expect(await page.evaluate(areTheSame)).toBe(true)
  await expect(page.locator('head meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  await page.getByRole('main').getByRole('link').first().click()
  await expect(page.locator('head meta[name="robots"]')).toHaveCount(0)
  // The browser reports the status.
  quietConsole.splice(0, quietConsole.length, ...quietConsole.filter((line) => !line.includes('404')))
})

for (const path of PATHS) {
  test(`${core(path === '/biz-kimiz/')}${path} entered directly goes on with hash routes, and back and reload return to it`, async ({
    page,
    baseURL,
  }) => {
    await page.goto(path)
    const title = await page.title()
    await page.locator('html[data-app]').waitFor()
    const target = path === '/bize-yazin/' ? '/biz-kimiz' : '/bize-yazin'
    await menuLink(page, target).click()
    await expect(page).toHaveURL(`${baseURL}/#${target}`)
    await expect(page).not.toHaveTitle(title)
    await page.goBack()
    await expect(page).toHaveURL(`${baseURL}${path}`)
    await expect(page).toHaveTitle(title)
    await page.reload()
    await expect(page).toHaveURL(`${baseURL}${path}`)
    await expect(page).toHaveTitle(title)
    await expect(page.locator('main h1')).toBeVisible()
  })
}

for (const path of ['/', '/biz-kimiz/']) {
  test(`${path} hydrates also when requested by its file name`, async ({ page }) => {
    await page.addInitScript(keepElements)
    await page.goto(`${path}index.html?utm_source=x`)
    await page.locator('html[data-app]').waitFor()
    expect(await page.evaluate(areTheSame)).toBe(true)
    await expect(page.locator('head meta[name="robots"]')).toHaveCount(0)
  })
}

test('shared and bookmarked pages have one address, wherever the reader came in', async ({ page }) => {
  const canonical = page.locator('head link[rel="canonical"]')
  await page.goto('/biz-kimiz/')
  await expect(canonical).toHaveAttribute('href', pageUrl(siteData.site.url, '/biz-kimiz'))
  await page.goto('/#/biz-kimiz')
  await expect(canonical).toHaveAttribute('href', pageUrl(siteData.site.url, '/biz-kimiz'))
  await expect(canonical).toHaveCount(1)
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

test('@core what is entered before hydration stays', async ({ page }) => {
  const release = await hold(page, /\/react-/)
  await page.goto('/bize-yazin/', { waitUntil: 'commit' })
  const message = page.getByRole('main').locator('textarea')
  const printed = await message.inputValue()
  const topic = page.getByRole('radio').nth(2)
  await message.click()
  await message.press('Control+End')
  await page.keyboard.type('perde')
  await topic.check({ force: true })
  release()
  await page.locator('html[data-app]').waitFor()
  await expect(message).toHaveValue(/ perde$/)
  await expect(message).not.toHaveValue(`${printed}perde`)
  await expect(topic).toBeChecked()
  await message.focus()
  await page.keyboard.type(' ölçüsü')
  await expect(message).toHaveValue(/ perde ölçüsü$/)
})

test('@core a line of the offer that is struck out before hydration stays struck out', async ({ page }) => {
  const release = await hold(page, /\/react-/)
  await page.goto('/hizmetlerimiz/', { waitUntil: 'commit' })
  const line = page.locator('#teklif').getByRole('checkbox').first()
  await line.uncheck()
  release()
  await page.locator('html[data-app]').waitFor()
  const chat = page.locator('#teklif').getByRole('link', { name: texts.whatsappAction })
  const { lines, message } = sectionOf('/hizmetlerimiz', 'offer')
  await expect(chat).toHaveAttribute(
    'href',
    new RegExp(encodeURIComponent(`${message.without}\n- ${lines[0]?.name}\n`)),
  )
  await expect(line).not.toBeChecked()
})

test.describe('with the development build of React', () => {
  // Building the site once is enough.
  test.describe.configure({ mode: 'serial', timeout: 180_000 })

  let folder: string
  let server: PreviewServer | undefined

  test.beforeAll(async () => {
    // A busy machine needs its time for a whole build; what is configured holds for the tests alone.
    test.setTimeout(180_000)
    folder = await mkdtemp(join(tmpdir(), 'hydration-'))
    const words = buildArguments({ ...FIXTURE_SITE, folder })
    const build = spawnSync('npx', ['vite', ...words, '--emptyOutDir'], {
      env: { ...process.env, NODE_ENV: 'development' },
      encoding: 'utf8',
    })
    expect(build.status, build.stderr).toBe(0)
    server = await preview({
      base: FIXTURE_SITE.base,
      build: { outDir: folder },
      preview: { port: 0 },
      logLevel: 'silent',
    })
  })

  test.afterAll(async () => {
    await server?.close()
    await rm(folder, { recursive: true, force: true })
  })

  // The development build of React logs every hydration mismatch.
  for (const theme of ['light', 'dark']) {
    test(`no page has a hydration mismatch, ${theme}`, async ({ page }) => {
      await page.addInitScript((value) => localStorage.setItem('theme', value), theme)
      await page.addInitScript(keepElements)
      for (const path of PATHS) {
        await page.goto(new URL(path, server?.resolvedUrls?.local[0]).href)
        await page.locator('html[data-app]').waitFor()
        expect(await page.evaluate(areTheSame), path).toBe(true)
      }
    })
  }
})
