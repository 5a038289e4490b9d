import { existsSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, field, openEntry, pasteHtml, save, saved, test, unfold } from './support.ts'

test('sections change places with the keyboard and with the mouse', async ({ page, editor }) => {
  const path = 'pages/biz-kimiz.md'
  await openEntry(page, editor, path)
  // A press of the mouse is no drag when the form is drawn anew between it and the first move.
  const checked = page.waitForResponse((answer) => answer.request().postData()?.includes('"preview"') === true)
  await page.getByRole('button', { name: /^2\. sıra: taşımak/ }).press('ArrowDown')
  await expect(page.getByRole('button', { name: /^3\. sıra: taşımak/ })).toBeFocused()
  await expect(page.getByRole('button', { name: /3\. İlkeler bölümü/ })).toBeVisible()
  await checked
  const first = page.getByRole('button', { name: /^1\. sıra: taşımak/ })
  await page.getByRole('button', { name: /^2\. sıra: taşımak/ }).hover()
  await page.mouse.down()
  await first.hover()
  await page.mouse.up()
  await expect(page.getByRole('button', { name: /1\. Çağrı bölümü/ })).toBeVisible()
  await save(page)
  await saved(page)
  const types = (await editor.read(path)).match(/(?<=- type: )\w+/g)
  expect(types).toEqual(['banner', 'prose', 'values'])
})

/** A photograph of this size, unlike any picture of the library. */
function photo(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#3f7a5c' } })
    .jpeg()
    .toBuffer()
}

test('a photograph of a phone is cut to its place and scaled, and a HEIC one is named with its way out', async ({
  page,
  editor,
}) => {
  await openEntry(page, editor, 'projects.json')
  await unfold(page, /1\. Proje kartı/)
  await page
    .getByRole('group', { name: 'Görsel', exact: true })
    .getByRole('button', { name: 'Başka görsel seç' })
    .click()
  const dialog = page.getByRole('dialog')
  const file = dialog.locator('input[type=file]')
  await file.setInputFiles({ name: 'IMG_1.HEIC', mimeType: 'image/heic', buffer: Buffer.from('....ftypheic') })
  await expect(dialog.getByText(/HEIC biçiminde/)).toBeVisible()

  await file.setInputFiles({ name: 'IMG_2.jpg', mimeType: 'image/jpeg', buffer: await photo(3000, 4000) })
  await dialog.getByRole('button', { name: 'Yükle', exact: true }).click()
  await expect(dialog.getByText(/1600 × 1200 piksel/).first()).toBeVisible()
  await expect(field(dialog, 'Görsel açıklaması')).toBeFocused()
  const uploaded = join(editor.folder, 'images/img-2.webp')
  expect(existsSync(uploaded)).toBe(true)
  await page.keyboard.press('Escape')
  await expect.poll(() => existsSync(uploaded), 'a picture nobody wanted').toBe(false)
})

const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><body><!--StartFragment-->
<h1>Neden gölge?<o:p></o:p></h1>
<p class=MsoNormal>Gölge <b>serinlik</b>, serinlik de 5 * 2 <i>rahatlık</i> demektir.</p>
<p class=MsoListParagraphCxSpFirst style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp; </span></span>Balkon</p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>o<span>&nbsp; </span></span>Köşe balkon</p>
<h2>Sıra</h2>
<p class=MsoListParagraphCxSpFirst style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>1.<span>&nbsp; </span></span>Ölçü</p>
<p class=MsoListParagraphCxSpLast style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>2.<span>&nbsp; </span></span>Dikiş</p>
<!--EndFragment--></body></html>`

const EXCEL = `<table><col width=80><tr><td>Ay</td><td><b>Güneş</b></td></tr>
<tr><td>Haziran</td><td>yüksek<br>ve sıcak</td></tr><tr><td></td><td></td></tr></table>`

test('@core a draft outlives the page, every step can be undone, and saving changes the one line; what is pasted becomes headings, lists and tables; a picture asks for its words at once', async ({
  page,
  editor,
}) => {
  test.slow()
  // Each change would draw a page that nobody looks at here.
  await page.route('**/editor/preview', (route) => route.abort())
  const path = 'services/olcu-alma.md'
  const before = await editor.read(path)
  await openEntry(page, editor, path)
  await field(page, 'Ad').fill('Ölçüm')
  await page.reload()
  await expect(field(page, 'Ad')).toHaveValue('Ölçüm')
  await field(page, 'Süre').fill('Yarım saat')
  await page.getByRole('button', { name: 'Geri al', exact: true }).click()
  await expect(field(page, 'Süre')).toHaveValue('')
  await page.getByRole('button', { name: 'Yinele' }).click()
  await expect(field(page, 'Süre')).toHaveValue('Yarım saat')
  page.once('dialog', (dialog) => dialog.accept())
  await page.getByRole('button', { name: 'Değişiklikleri bırak' }).click()
  await expect(field(page, 'Ad')).toHaveValue('Ölçü Alma')
  await saved(page)
  await field(page, 'Özet').fill('Pencere, balkon ya da bahçe: metreyle, terazi ile, iki kez.')
  await save(page)
  await saved(page)
  const summary = 'summary: "Pencere, balkon ya da bahçe: metreyle, terazi ile, iki kez."'
  expect(await editor.read(path)).toBe(before.replace(/^summary: .*$/m, summary))

  const text = field(page, 'Uzun yazı')
  await text.fill('')
  await pasteHtml(text, WORD)
  await expect(text).toHaveValue(
    [
      '### Neden gölge?\n\nGölge **serinlik**, serinlik de 5 * 2 *rahatlık* demektir.\n\n- Balkon\n  - Köşe balkon',
      '#### Sıra\n\n1. Ölçü\n2. Dikiş',
    ].join('\n\n'),
  )
  await text.press('ControlOrMeta+End')
  await text.pressSequentially('\n\n')
  await pasteHtml(text, EXCEL)
  await save(page)
  await saved(page)
  const table = ['| Ay | Güneş |', '| --- | --- |', '| Haziran | yüksek ve sıcak |', '']
  expect(await editor.read(path)).toContain(table.join('\n'))
  await text.selectText()
  await page.getByRole('button', { name: 'Tablo' }).click()
  await expect(text, 'the table stands behind what was selected').toHaveValue(/^### Neden[\s\S]+\| Başlık/)

  await openEntry(page, editor, 'projects.json')
  await unfold(page, /1\. Proje kartı/)
  const picture = page.getByRole('group', { name: 'Görsel', exact: true })
  await picture.getByRole('button', { name: 'Başka görsel seç' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'Işık & Çağ.JPG',
    mimeType: 'image/jpeg',
    buffer: await photo(400, 300),
  })
  await expect(dialog.getByText('isik-cag.jpg').first()).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Bu görseli kullan' })).toBeDisabled()
  await expect(dialog.getByText('Görsel açıklamasını yazın.')).toBeVisible()
  await field(dialog, 'Görsel açıklaması').fill('Işıkta duran bir çağ örtüsü')
  await dialog.getByRole('button', { name: 'Bu görseli kullan' }).click()
  await expect(picture.getByText(/Küçük: en az 1200 piksel/)).toBeVisible()
  await save(page)
  await saved(page)
  const { projects } = JSON.parse(await editor.read('projects.json'))
  expect(projects[0]).toMatchObject({ imageUrl: 'images/isik-cag.jpg', alt: 'Işıkta duran bir çağ örtüsü' })
})
