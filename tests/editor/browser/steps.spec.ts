import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { git, makeRepositories } from '../repositories.ts'
import { expect, field, openEntry, preview, save, saved, test, unfold } from './support.ts'

test('a page moves to another address with every link to it, and the save can be taken back; a new page has an address after its name', async ({
  page,
  editor,
}) => {
  // The longest way through the form.
  test.slow()
  const navigation = await editor.read('navigation.json')
  await openEntry(page, editor, 'pages/biz-kimiz.md')
  await page.getByRole('button', { name: 'Adresi değiştir' }).click()
  const dialog = page.getByRole('dialog')
  await field(dialog, 'Yeni adres').fill('Ekibimiz Kim')
  await dialog.getByRole('button', { name: 'Değiştir ve kaydet' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.locator('code')).toHaveText('/ekibimiz-kim')
  expect(await editor.read('pages/ekibimiz-kim.md')).toContain('path: /ekibimiz-kim\n')
  expect(await editor.read('navigation.json')).toBe(navigation.replaceAll('biz-kimiz', 'ekibimiz-kim'))
  await page.getByRole('button', { name: 'Kaydettiğimi geri al' }).click()
  // Nothing is undone before it has been named.
  await expect(dialog.getByText('Biz kimiz: adresi /ekibimiz-kim oldu')).toBeVisible()
  await expect(dialog.locator('del').first()).toHaveText('/ekibimiz-kim')
  expect(await editor.read('navigation.json')).not.toBe(navigation)
  await dialog.getByRole('button', { name: 'Bunu geri al' }).click()
  await expect.poll(() => editor.read('navigation.json')).toBe(navigation)
  await expect(page.getByText(/^Geri alındı: Biz kimiz: adresi .*Değişen: .*Menüler › /)).toBeVisible()
  await page.getByRole('button', { name: 'Kaydettiğimi geri al' }).click()
  await dialog.getByRole('button', { name: 'Yinele' }).click()
  await expect.poll(() => editor.read('navigation.json')).toContain('ekibimiz-kim')

  await page.getByRole('button', { name: 'Yeni sayfa' }).click()
  await field(page, 'Sayfa adı').fill('Sürecimiz: İş nasıl ilerler?')
  await expect(field(page, 'Adres')).toHaveValue('/surecimiz-is-nasil-ilerler')
  await field(page, 'Adres').fill('/surecimiz')
  await field(page, 'Sayfa adı').fill('Sürecimiz')
  await field(page, 'Arama açıklaması').fill('Bir gölgeliğin ölçüden montaja nasıl ilerlediğini adım adım okuyun.')
  const add = async (kind: string, title: string) => {
    await page.getByRole('button', { name: 'Bölüm ekle' }).click()
    await page.getByRole('dialog').getByText(kind, { exact: true }).click()
    await page.getByRole('button', { name: `${kind}: ekle` }).click()
    await field(page, 'Başlık').fill(title)
  }
  await add('Yazı bölümü', 'Adım adım')
  // Its text is still to be written: no mistake yet.
  await expect(preview(page).getByRole('heading', { name: 'Adım adım' })).toBeVisible()
  await expect(page.getByText('sorun var')).toHaveCount(0)
  await add('Çağrı bölümü', 'Sizin pencereniz?')
  await field(page, 'Düğme yazısı').fill('Yazın')
  await field(page, 'Bağlantı').selectOption({ label: 'Bize yazın' })
  await add('Sorular bölümü', 'Sorular')
  await unfold(page, /1\. Soru ve yanıt/)
  await field(page, 'Soru').fill('Ne kadar sürer?')
  await field(page, 'Yanıt').fill('Bir hafta.')
  await field(page, 'Uzun yazı').fill('Önce ölçü, sonra dikiş.')
  await save(page)
  await saved(page)
  expect(await editor.read('pages/surecimiz.md')).toBe(
    [
      ...['---', 'path: /surecimiz', 'title: Sürecimiz'],
      'description: Bir gölgeliğin ölçüden montaja nasıl ilerlediğini adım adım okuyun.',
      ...['sections:', '  - type: prose', '    title: Adım adım', '  - type: banner', '    title: Sizin pencereniz?'],
      ...['    action:', '      label: Yazın', '      link: /bize-yazin', '  - type: faq', '    title: Sorular'],
      ...['    items:', '      - question: Ne kadar sürer?', '        answer: Bir hafta.', '---', ''],
      ...['Önce ölçü, sonra dikiş.', ''],
    ].join('\n'),
  )
})

test('what changed is shown entry by entry, mended where it is not ready, and sent', async ({ page, editor }) => {
  const { server } = makeRepositories(join(editor.folder, '..'), mkdtempSync(join(tmpdir(), 'yayin-')))

  await openEntry(page, editor, 'services/olcu-alma.md')
  await field(page, 'Ad').fill('Ölçü Günü')
  await page.getByRole('button', { name: 'Yayına gönder' }).click()
  const dialog = page.getByRole('dialog', { name: 'Yayına gönder' })
  await expect(dialog.getByText('Kaydedilmeyenler gönderilmez:')).toBeVisible()
  await dialog.getByRole('button', { name: 'Ölçü Günü' }).click()
  await save(page)
  await saved(page)
  await page.getByRole('button', { name: 'Yayına gönder' }).click()
  await expect(dialog.getByRole('heading', { name: 'Ölçü Günü değişti' })).toBeVisible()
  await expect(dialog.getByText('Ölçü Alma')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Gönder' })).toHaveCount(0)
  await expect(dialog.getByText(/^Hiçbir şey gönderilemez: Önce \d yer/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Biz kimiz › Uzun yazı' }).first().click()
  const text = field(page, 'Uzun yazı')
  await text.fill((await text.inputValue()).replace(/ Dışarıdan bir örnek: .*/, ''))
  await save(page)
  await saved(page)

  await page.getByRole('button', { name: 'Yayına gönder' }).click()
  await dialog.getByLabel('Bu değişikliklerin adı').fill('Ölçü gününün adı')
  await dialog.getByRole('button', { name: 'Gönder' }).click()
  await expect(dialog.getByText('Gönderildi.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Kapat' }).click()
  expect(git(server, 'log', '-1', '--format=%s', 'main')).toBe('Ölçü gününün adı')
  expect(git(server, 'show', 'main:content/services/olcu-alma.md')).toContain('name: Ölçü Günü\n')
})
