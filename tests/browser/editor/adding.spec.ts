import { expect, field, openItem, preview, save, test } from './support.ts'

test.describe.configure({ timeout: 180_000 })

test('a new service is a new file and stands on the running site', async ({ page, editor, context }) => {
  const site = await context.newPage()
  await site.goto(`${editor.siteUrl}#/hizmetlerimiz`)
  await site.locator('main h1').waitFor()
  await page.goto(`${editor.url}#/collections/services/new`)
  await field(page, 'Kısa ad').fill('e-posta-pazarlama')
  await page.getByLabel('Ad', { exact: true }).fill('E-posta Pazarlama')
  await field(page, 'Sıra').fill('7')
  await page.getByRole('combobox', { name: 'Simge' }).click()
  await page.getByRole('option').first().click()
  await field(page, 'Özet').fill('Müşterilerinize düzenli ve okunur e-postalar hazırlarız.')
  await page.getByRole('textbox', { name: 'Uzun yazı' }).click()
  await page.keyboard.type('Ayda bir, kısa ve işe yarar bir mektup.')
  await expect(preview(page).getByText('işe yarar bir mektup.')).toBeAttached({ timeout: 30_000 })
  await save(page)
  await expect(page).toHaveURL(/services\/entries\/e-posta-pazarlama$/, { timeout: 30_000 })
  expect(await editor.read('services/e-posta-pazarlama.md')).toBe(
    [
      '---',
      'id: e-posta-pazarlama',
      'name: E-posta Pazarlama',
      'order: 7',
      'icon: layout',
      'summary: Müşterilerinize düzenli ve okunur e-postalar hazırlarız.',
      '---',
      '',
      'Ayda bir, kısa ve işe yarar bir mektup.',
      '',
    ].join('\n'),
  )
  await expect(site.getByRole('heading', { name: 'E-posta Pazarlama' })).toBeVisible()
})

test('a new page with two sections opens at its address on the running site', async ({ page, editor, context }) => {
  await page.goto(`${editor.url}#/collections/pages/new`)
  await field(page, 'Adres').fill('/surecimiz')
  await field(page, 'Sayfa adı').fill('Sürecimiz')
  await field(page, 'Arama açıklaması').fill('İlk görüşmeden yayına kadar nasıl çalıştığımızı adım adım okuyun.')
  await page.getByRole('button', { name: 'bölüm ekle' }).click()
  await page.getByRole('menuitem', { name: 'Projeler bölümü' }).click()
  await page.getByLabel('Başlık', { exact: true }).last().fill('Adım adım')
  await page.getByRole('button', { name: 'bölüm ekle' }).click()
  await page.getByRole('menuitem', { name: 'Çağrı bölümü' }).click()
  await page.getByLabel('Başlık', { exact: true }).last().fill('Başlayalım mı?')
  await page.getByLabel('Düğme yazısı').last().fill('Bize Ulaşın')
  await page.getByRole('textbox', { name: 'Bağlantı' }).last().fill('/iletisim')
  await save(page)
  await expect(page).toHaveURL(/pages\/entries\/surecimiz$/, { timeout: 30_000 })
  expect(await editor.read('pages/surecimiz.md')).toBe(
    [
      '---',
      'path: /surecimiz',
      'title: Sürecimiz',
      'description: İlk görüşmeden yayına kadar nasıl çalıştığımızı adım adım okuyun.',
      'sections:',
      '  - type: projects',
      '    title: Adım adım',
      '  - type: banner',
      '    title: Başlayalım mı?',
      '    action:',
      '      label: Bize Ulaşın',
      '      link: /iletisim',
      '---',
      '',
    ].join('\n'),
  )
  const site = await context.newPage()
  await site.goto(`${editor.siteUrl}#/surecimiz`)
  await expect(site.getByRole('heading', { level: 1 })).toHaveText('Adım adım')

  page.on('dialog', (dialog) => dialog.accept())
  await page.getByRole('button', { name: 'Sil', exact: true }).click()
  await expect(page).toHaveURL(/collections\/pages$/, { timeout: 30_000 })
  await expect(editor.read('pages/surecimiz.md')).rejects.toThrow('ENOENT')
})

test('a picture with a Turkish name is stored under a plain one and shown in the preview', async ({ page, editor }) => {
  await page.goto(`${editor.url}#/collections/tek-dosyalar/entries/projects`)
  await openItem(page, 'Portföy Web Sitesi')
  await page.getByRole('button', { name: 'Başka görsel seçin' }).first().click()
  await page.locator('input[type="file"]').setInputFiles({
    name: 'Işık & Çağ (İlk).PNG',
    mimeType: 'image/png',
    buffer: Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
      'base64',
    ),
  })
  await page.getByRole('button', { name: 'Seçileni kullan' }).click()
  await expect(preview(page).locator('img[src*="isik-cag-ilk"]')).toHaveCount(1)
  await save(page)
  await page.getByText('Her şey kaydedildi').waitFor({ timeout: 30_000 })
  expect(JSON.parse(await editor.read('projects.json')).projects[0].imageUrl).toBe('images/isik-cag-ilk.png')
  expect((await editor.read('images/isik-cag-ilk.png')).length).toBeGreaterThan(50)
})
