import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { type Editing, startEditing } from '../support/editing.ts'
import { expect, mainMenu, test } from '../support/site.ts'
import { headingOf, lastTopic, menuName } from '../support/site-content.ts'

let site: Editing

test.beforeEach(async ({ browserName: _ }, { parallelIndex }) => {
  site = await startEditing(`editing-${parallelIndex}`)
})

test.afterEach(async ({ page }) => {
  // A page whose server has gone says so.
  await page.goto('about:blank')
  await site.close()
})

/** Opens a page of the edited site and leaves a mark that a reload would wipe out. */
async function openForEditing(page: Page, path: string) {
  await page.goto(`${site.url}#${path}`)
  await page.locator('main h1').waitFor({ timeout: 30_000 })
  await page.evaluate(() => {
    Object.assign(window, { mark: true })
  })
}

async function hasReloaded(page: Page) {
  return page.evaluate(() => !('mark' in window))
}

test('an edited text, menu, interface text and Markdown body show in the open page, which keeps its state', async ({
  page,
}) => {
  await openForEditing(page, '/bize-yazin')
  const topic = page.getByRole('radio', { name: lastTopic('/bize-yazin').label, exact: true })
  await topic.check({ force: true })
  await site.edit('pages/bize-yazin.md', /(?<=^ {4}title: ).*$/m, 'Bize derdinizi anlatın')
  await page.getByRole('heading', { level: 1, name: 'Bize derdinizi anlatın' }).waitFor()
  await site.edit('navigation.json', `"${menuName('/biz-kimiz')}"`, '"KİM DİKİYOR"')
  await expect(mainMenu(page).getByRole('link', { name: 'KİM DİKİYOR' })).toBeVisible()
  await site.edit('interface.json', /(?<="copyright": ").*(?=")/, '© {year} {brand}. Her hakkı saklıdır.')
  await expect(page.getByText('Her hakkı saklıdır')).toBeVisible()
  await expect(topic).toBeChecked()
  await page.evaluate(() => Object.assign(window.location, { hash: '/biz-kimiz' }))
  await site.edit('pages/biz-kimiz.md', /$/, '\nBiz buna **çerçeve** diyoruz.\n')
  await expect(page.locator('main strong', { hasText: 'çerçeve' })).toBeVisible()
  expect(await hasReloaded(page)).toBe(false)
})

test('a text that shows on several pages is new on those visited before too', async ({ page }) => {
  const summary = 'Diktiğimiz her şey bu cümleyle anlatılır.'
  const visit = (path: string) => page.evaluate((hash) => Object.assign(window.location, { hash }), path)
  await openForEditing(page, '/')
  await page.locator('main h2').first().waitFor()
  await visit('/ozet')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf('/ozet'))
  const [service] = (await readdir(join(site.folder, 'services'))).sort()
  await site.edit(`services/${service}`, /(?<=^summary: ).*$/m, summary)
  await expect(page.getByText(summary).first()).toBeVisible()
  await visit('/')
  await expect(page.getByText(summary).first()).toBeVisible()
  expect(await hasReloaded(page)).toBe(false)
})

test('mistakes show in one overlay with their places, which goes away when they are mended', async ({
  page,
  quietConsole,
}) => {
  await openForEditing(page, '/bize-yazin')
  await site.edit('pages/bize-yazin.md', '    title: ', '    tittle: ')
  const overlay = page.locator('vite-error-overlay')
  await expect(overlay).toHaveCount(1)
  const report = overlay.locator('.message-body')
  await expect(report).toContainText('"tittle" adında bir alan yok.')
  await expect(overlay).toContainText(/pages\/bize-yazin\.md:\d+:\d+/)
  // Nothing in it is for developers.
  await expect(overlay.locator('.plugin')).toBeEmpty()
  await expect(overlay.getByText('vite.config')).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf('/bize-yazin'))
  await site.edit('site.json', '"brand"', '"brandd"')
  await expect(overlay).toContainText(/"brandd"[\s\S]*"tittle"|"tittle"[\s\S]*"brandd"/)
  await expect(overlay).toHaveCount(1)

  await site.edit('site.json', '"brandd"', '"brand"')
  await site.edit('pages/bize-yazin.md', '    tittle: ', '    title: ')
  await expect(overlay).toHaveCount(0)
  expect(await hasReloaded(page)).toBe(false)
  quietConsole.length = 0
})
