import { axeViolations } from '../../support/axe.ts'
import { expect, field, openEntry, saved, test } from './support.ts'

test('axe finds nothing in the library and in the choice of a section', async ({ page, editor }) => {
  test.slow()
  await openEntry(page, editor, 'pages/biz-kimiz.md')
  await page.getByRole('button', { name: 'Bölüm ekle' }).click()
  // The plainest one comes first.
  await expect(page.getByRole('radio', { name: /^Yazı bölümü/ })).toBeChecked()
  expect(await axeViolations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Görseller' }).click()
  await expect(page.getByRole('heading', { name: 'Görseller' })).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
})

test('a telephone number is changed with the keyboard alone', async ({ page, editor }) => {
  await openEntry(page, editor, 'services/olcu-alma.md')
  await page.getByRole('searchbox').focus()
  await page.keyboard.type('+90 312')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(field(page, 'Telefon')).toBeFocused()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('+90 312 000 00 01')
  await page.keyboard.press('ControlOrMeta+s')
  await saved(page)
  expect(await editor.read('site.json')).toContain('"phone": "+90 312 000 00 01"')
})

test('@core another computer cannot reach the form', async ({ editor }) => {
  // Another address of this machine, as the network would use one.
  const elsewhere = editor.url.replace('127.0.0.1', '127.0.0.2')
  expect(elsewhere).not.toBe(editor.url)
  await expect(fetch(elsewhere)).rejects.toThrow()
})

test('a late answer of the check does not take the place of a newer one', async ({ page, editor }) => {
  await openEntry(page, editor, 'pages/biz-kimiz.md')
  const description = field(page, 'Arama açıklaması')
  const good = await description.inputValue()
  const tooLong = 'uzun '.repeat(100)
  const isTooLong = (body: string | null) => body?.includes(tooLong.trim()) === true
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const asked = page.waitForRequest((request) => isTooLong(request.postData()))
  await page.route('**/editor/api', async (route) => {
    if (!isTooLong(route.request().postData())) return route.continue()
    await held
    await route.continue()
  })
  await description.fill(tooLong)
  const first = await asked
  await description.fill(good)
  await page.waitForResponse((response) => response.request().postData()?.includes(JSON.stringify(good)) === true)
  release()
  await (await first.response())?.finished()
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)))
  await expect(page.getByText('sorun var')).toHaveCount(0)
})
