import { headingOf, sectionOf } from '../../support/site-content.ts'
import { expect, field, openEntry, openItem, preview, retype, save, test } from './support.ts'

test.describe.configure({ timeout: 120_000 })

test('the preview shows the real section while somebody types, in both themes', async ({ page, editor }) => {
  await openEntry(page, editor, 'pages/iletisim')
  const heading = preview(page).getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(headingOf('/iletisim'))
  await openItem(page, headingOf('/iletisim'))
  await retype(field(page, 'Başlık'), 'Çağrı: şimdi')
  await expect(heading).toHaveText('Çağrı: şimdi')
  const ground = () =>
    preview(page)
      .locator('html')
      .evaluate((element) => getComputedStyle(element).backgroundColor)
  expect(await ground()).toBe('rgb(251, 251, 247)')
  await page.frameLocator('#preview-pane').getByRole('button', { name: 'Koyu' }).click()
  await expect.poll(ground).toBe('rgb(11, 18, 16)')
  // Nothing of it is on disk.
  expect(await editor.read('pages/iletisim.md')).not.toContain('Çağrı: şimdi')
})

test('the preview tells what would keep the text from being saved, before anybody saves', async ({ page, editor }) => {
  await openEntry(page, editor, 'pages/hakkimizda')
  await openItem(page, sectionOf('/hakkimizda', 'banner').title)
  await retype(field(page, 'Bağlantı'), '/hizmetlr')
  const report = page.frameLocator('#preview-pane').getByText('1 sorun var')
  await report.click()
  await expect(page.frameLocator('#preview-pane').getByText('"/hizmetlr" adresinde bir sayfa yok.')).toBeVisible()
})

test('the open site follows a save without loading again', async ({ page, editor, context }) => {
  const site = await context.newPage()
  await site.goto(`${editor.siteUrl}#/iletisim`)
  await site.getByRole('heading', { level: 1 }).waitFor()
  await site.evaluate(() => Object.assign(window, { mark: true }))
  await openEntry(page, editor, 'pages/iletisim')
  await openItem(page, headingOf('/iletisim'))
  await retype(field(page, 'Başlık'), 'İşiniz nedir?')
  await save(page)
  await expect(site.getByRole('heading', { level: 1 })).toHaveText('İşiniz nedir?', { timeout: 30_000 })
  expect(await site.evaluate(() => 'mark' in window)).toBe(true)
})

test('the preview goes to the section that is being edited', async ({ page, editor }) => {
  await openEntry(page, editor, 'pages/hizmetlerimiz')
  const { title, items } = sectionOf('/hizmetlerimiz', 'faq')
  const question = preview(page).getByText(items[0]?.question ?? '')
  const answer = preview(page).getByText(items[0]?.answer ?? '')
  await expect(preview(page).getByRole('heading', { level: 1 })).toBeInViewport()
  await expect(question).not.toBeInViewport()
  await expect(answer).not.toBeVisible()
  await openItem(page, title)
  await openItem(page, items[2]?.question ?? '')
  await field(page, 'Yanıt').click()
  await expect(question).toBeInViewport()
  await expect(answer).toBeVisible()
})
