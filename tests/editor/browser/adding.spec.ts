import { headingOf, sectionOf } from '../../support/site-content.ts'
import { changedLines, expect, field, openEntry, openItem, preview, save, saved, test } from './support.ts'

test.describe.configure({ timeout: 180_000 })

const [firstCard = '', secondCard = ''] = sectionOf('/', 'projects').projects.map(({ title }) => title)

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

  page.on('dialog', (dialog) => dialog.accept())
  await page.getByRole('button', { name: 'Sil', exact: true }).click()
  await expect(page).toHaveURL(/collections\/services$/, { timeout: 30_000 })
  await expect(editor.read('services/e-posta-pazarlama.md')).rejects.toThrow('ENOENT')
  await expect(site.getByRole('heading', { name: 'E-posta Pazarlama' })).toHaveCount(0)
})

test('a question is added where it stands, and a section is moved with its lines', async ({ page, editor }) => {
  const before = await editor.read('pages/hizmetlerimiz.md')
  await openEntry(page, editor, 'pages/hizmetlerimiz')
  await openItem(page, sectionOf('/hizmetlerimiz', 'faq').title)
  await page.getByRole('button', { name: 'soru ve yanıt ekle' }).click()
  await page.getByLabel('Soru', { exact: true }).filter({ visible: true }).last().fill('Taksit yapıyor musunuz?')
  await page.getByLabel('Yanıt').filter({ visible: true }).last().fill('Bunu ilk görüşmede konuşuruz.')
  await save(page)
  await saved(page)
  const added = await editor.read('pages/hizmetlerimiz.md')
  expect(changedLines(before, added)).toEqual({
    gone: [],
    came: ['      - question: Taksit yapıyor musunuz?', '        answer: Bunu ilk görüşmede konuşuruz.'],
  })
  await page.getByRole('button', { name: `Taşı: ${sectionOf('/hizmetlerimiz', 'steps').title}` }).press('ArrowUp')
  await save(page)
  await saved(page)
  const moved = await editor.read('pages/hizmetlerimiz.md')
  expect(changedLines(added, moved)).toEqual({ gone: [], came: [] })
  expect(moved.indexOf('type: steps')).toBeLessThan(moved.indexOf('type: all-services'))
})

test('a page that menus lead to is not removed, and the reason names the menus', async ({ page, editor }) => {
  const before = await editor.read('pages/hakkimizda.md')
  await openEntry(page, editor, 'pages/hakkimizda')
  page.on('dialog', (dialog) => dialog.accept())
  await page.getByRole('button', { name: 'Sil', exact: true }).click()
  const panel = page.getByRole('alert', { name: 'Silinmedi' })
  await expect(panel).toContainText('başka yerlerde hâlâ kullanılıyor', { timeout: 30_000 })
  await expect(panel).toContainText('content/navigation.json')
  expect(await editor.read('pages/hakkimizda.md')).toBe(before)
})

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

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
  // Not only the file is gone. And a browser that is closed while a page loads anew may not come to an end.
  await expect(site.getByRole('heading', { level: 1 })).toHaveText(headingOf('/404'))
})

test('a picture with a Turkish name is stored under a plain one and shown in the preview', async ({ page, editor }) => {
  await page.goto(`${editor.url}#/collections/tek-dosyalar/entries/projects`)
  await openItem(page, firstCard)
  await expect(page.locator('img[src*="/editor/pictures/kart-portfoy.webp"]')).toBeVisible()
  await page.getByRole('button', { name: 'Başka görsel seçin' }).first().click()
  await page.locator('input[type="file"]').setInputFiles({
    name: 'Işık & Çağ (İlk).PNG',
    mimeType: 'image/png',
    buffer: PIXEL,
  })
  await page.getByRole('button', { name: 'Seçileni kullan' }).click()
  await expect(preview(page).locator('img[src*="isik-cag-ilk"]')).toHaveCount(1)
  await save(page)
  await page.getByText('Her şey kaydedildi').waitFor({ timeout: 30_000 })
  expect(JSON.parse(await editor.read('projects.json')).projects[0].imageUrl).toBe('images/isik-cag-ilk.png')
  expect((await editor.read('images/isik-cag-ilk.png')).length).toBeGreaterThan(50)
})

test('what is no picture is refused when it is chosen, and a picture that was exchanged is not stored', async ({
  page,
  editor,
}) => {
  const told: string[] = []
  page.on('dialog', (dialog) => {
    told.push(dialog.message())
    return dialog.accept()
  })
  await openEntry(page, editor, 'tek-dosyalar/projects')
  await openItem(page, firstCard)
  const choose = page.getByRole('button', { name: 'Başka görsel seçin' }).first()
  await choose.click()
  const input = page.locator('input[type="file"]')
  await input.setInputFiles({ name: 'Tatil.HEIC', mimeType: 'image/heic', buffer: PIXEL })
  await expect.poll(() => told).toEqual([expect.stringMatching(/^Bu dosya görsel olarak kullanılamaz\. SVG, PNG, /)])
  await input.setInputFiles({ name: 'Çok büyük.png', mimeType: 'image/png', buffer: Buffer.alloc(6_200_000) })
  await expect.poll(() => told.at(-1)).toMatch(/^Görsel 6,2 MB; en fazla 5 MB olabilir/)
  await input.setInputFiles({ name: 'yanlis.png', mimeType: 'image/png', buffer: PIXEL })
  await page.getByRole('button', { name: 'Seçileni kullan' }).click()
  await expect(preview(page).locator('img[src*="yanlis"]')).toHaveCount(1)
  await choose.click()
  await input.setInputFiles({
    name: 'dogru.png',
    mimeType: 'image/png',
    buffer: Buffer.concat([PIXEL, Buffer.from([0])]),
  })
  await page.getByRole('button', { name: 'Seçileni kullan' }).click()
  await expect(preview(page).locator('img[src*="dogru"]')).toHaveCount(1)
  await save(page)
  await saved(page)
  expect(JSON.parse(await editor.read('projects.json')).projects[0].imageUrl).toBe('images/dogru.png')
  expect((await editor.read('images/dogru.png')).length).toBeGreaterThan(50)
  await expect(editor.read('images/yanlis.png')).rejects.toThrow('ENOENT')
})

test('two pictures of the same name are two pictures, and one inside a text comes with its description', async ({
  page,
  editor,
}) => {
  const picture = { name: 'Kroki.png', mimeType: 'image/png', buffer: PIXEL }
  const upload = async (file: typeof picture) => {
    await page
      .getByRole('button', { name: /görsel seçin$/i })
      .first()
      .click()
    await page.locator('input[type="file"]').setInputFiles(file)
    await page.getByRole('button', { name: 'Seçileni kullan' }).click()
  }
  await openEntry(page, editor, 'tek-dosyalar/projects')
  await openItem(page, firstCard)
  await upload(picture)
  await expect(preview(page).locator('img[src*="kroki"]')).toHaveCount(1)
  await openItem(page, firstCard)
  await openItem(page, secondCard)
  await upload({ ...picture, buffer: Buffer.concat([PIXEL, Buffer.from([0])]) })
  await expect(preview(page).locator('img[src*="kroki"]')).toHaveCount(2)
  await save(page)
  await saved(page)
  const { projects } = JSON.parse(await editor.read('projects.json'))
  expect([projects[0].imageUrl, projects[1].imageUrl]).toEqual(['images/kroki.png', 'images/kroki-2.png'])

  await openEntry(page, editor, 'services/seo')
  const before = await editor.read('services/seo.md')
  const text = page.getByRole('textbox', { name: 'Uzun yazı' })
  await text.locator('p').first().click()
  // The text follows the caret with a moment's delay, which only programs notice.
  await expect(text).toBeFocused()
  await page.waitForTimeout(500)
  await page.keyboard.press('ControlOrMeta+End')
  await page.waitForTimeout(500)
  await page.getByRole('button', { name: 'Ekle', exact: true }).first().click()
  await page.getByText('Görsel', { exact: true }).last().click()
  await page.getByRole('button', { name: 'Görsel seçin' }).click()
  await page.getByText('kroki-2.png').click()
  await page.getByRole('button', { name: 'Seçileni kullan' }).click()
  await page.getByLabel('Görsel açıklaması').fill('Bir kroki')
  await expect(preview(page).getByRole('img', { name: 'Bir kroki' })).toBeAttached()
  await save(page)
  await saved(page)
  expect(changedLines(before, await editor.read('services/seo.md'))).toEqual({
    gone: [],
    came: ['![Bir kroki](images/kroki-2.png)'],
  })
})
