import type { Page } from '@playwright/test'
import { pageAt } from '../../support/site-content.ts'
import { expect, field, openEntry, retype, save, saved, test } from './support.ts'

test.describe.configure({ timeout: 120_000 })

/** Goes to an entry by its address alone, as from a bookmark, and waits until the page has loaded again. */
async function jump(page: Page, entry: string): Promise<void> {
  const loaded = page.waitForEvent('load', { timeout: 60_000 })
  await page.evaluate((hash) => {
    window.location.hash = hash
  }, `#/collections/${entry}`)
  await loaded
}

test('of two editors on one file the second is refused, and the first one’s text stays', async ({
  page,
  editor,
  context,
}) => {
  const other = await context.newPage()
  await openEntry(page, editor, 'pages/hakkimizda')
  await openEntry(other, editor, 'pages/hakkimizda')
  await retype(field(other, 'Sayfa adı'), 'Birinci')
  await save(other)
  await saved(other)
  await retype(field(page, 'Sayfa adı'), 'İkinci')
  await save(page)
  await expect(page.getByRole('alert', { name: 'Kaydedilmedi' })).toContainText('siz açtıktan sonra değişti')
  expect(await editor.read('pages/hakkimizda.md')).toContain('title: Birinci\n')
})

test('an address that leads from one entry straight to another opens that entry and mixes nothing', async ({
  page,
  editor,
}) => {
  const before = await Promise.all(
    ['site.json', 'projects.json', 'pages/iletisim.md', 'pages/hakkimizda.md'].map(editor.read),
  )
  await openEntry(page, editor, 'tek-dosyalar/site')
  await jump(page, 'tek-dosyalar/entries/projects')
  await expect(page.getByRole('button', { name: 'proje kartı ekle' })).toBeVisible({ timeout: 60_000 })
  await expect(page.getByLabel('Marka adı')).toHaveCount(0)

  await jump(page, 'pages/entries/hakkimizda')
  await expect(field(page, 'Sayfa adı')).toHaveValue(pageAt('/hakkimizda').title, { timeout: 60_000 })
  await jump(page, 'pages/entries/hizmetler')
  await expect(field(page, 'Adres')).toHaveValue('/hizmetler', { timeout: 60_000 })
  await retype(field(page, 'Sayfa adı'), 'Kısaca')
  await save(page)
  await saved(page)
  expect(await editor.read('pages/hizmetler.md')).toContain('title: Kısaca\n')
  expect(
    await Promise.all(['site.json', 'projects.json', 'pages/iletisim.md', 'pages/hakkimizda.md'].map(editor.read)),
  ).toEqual(before)
})

test('an address that leads from a new entry to another one opens that one', async ({ page, editor }) => {
  const files = await Promise.all(['pages/hizmetler.md', 'services/seo.md'].map(editor.read))
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.message())
    return dialog.accept()
  })
  await page.goto(`${editor.url}#/collections/pages/new`)
  await retype(field(page, 'Adres'), '/yarim-kalan')
  for (const [entry, label, value] of [
    ['services/entries/seo', 'Kısa ad', 'seo'],
    ['pages/new', 'Adres', ''],
    ['pages/entries/hizmetler', 'Adres', '/hizmetler'],
  ] as const) {
    await jump(page, entry)
    await expect(field(page, label)).toHaveValue(value, { timeout: 60_000 })
  }
  // Once, and not by the browser again.
  expect(asked).toEqual([expect.stringContaining('Kaydedilmemiş değişiklikler var.')])
  await retype(field(page, 'Sayfa adı'), 'Kısaca')
  await save(page)
  await saved(page)
  expect(await editor.read('pages/hizmetler.md')).toBe(files[0]?.replace(/^title: .*$/m, 'title: Kısaca'))
  expect(await editor.read('services/seo.md')).toBe(files[1])
})
