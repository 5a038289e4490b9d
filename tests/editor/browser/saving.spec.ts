import { quickLinkName, sectionOf } from '../../support/site-content.ts'
import { changedLines, expect, field, openEntry, openItem, preview, retype, save, saved, test } from './support.ts'

test.describe.configure({ timeout: 120_000 })

test('one word changed in the form is one line changed in the file', async ({ page, editor }) => {
  const before = await editor.read('pages/hakkimizda.md')
  await openEntry(page, editor, 'pages/hakkimizda')
  await retype(field(page, 'Sayfa adı'), 'Biz kimiz')
  await save(page)
  await saved(page)
  expect(changedLines(before, await editor.read('pages/hakkimizda.md'))).toEqual({
    gone: [/^title: .*$/m.exec(before)?.[0]],
    came: ['title: Biz kimiz'],
  })
})

test('comments, quotes and folded lines that somebody wrote by hand stay', async ({ page, editor }) => {
  const before = (await editor.read('pages/hakkimizda.md'))
    .replace(/^title: (.*)$/m, "# Sekmede görünür\ntitle: '$1'")
    .replace(/^description: (.{60}\S*) (.*)$/m, 'description: >-\n  $1\n  $2')
  await editor.write('pages/hakkimizda.md', before)
  await openEntry(page, editor, 'pages/hakkimizda')
  await openItem(page, sectionOf('/hakkimizda', 'banner').title)
  await retype(field(page, 'Düğme yazısı'), 'Bize Yazın')
  await save(page)
  await saved(page)
  expect(changedLines(before, await editor.read('pages/hakkimizda.md'))).toEqual({
    gone: [/^ {6}label: .*$/m.exec(before)?.[0]],
    came: ['      label: Bize Yazın'],
  })
})

test('a word typed into the formatted text changes its paragraph only', async ({ page, editor }) => {
  const table = '| Sol | Sağ |\n|:----|----:|\n| a   |   1 |'
  const before = (await editor.read('services/seo.md')).replace(
    '\n### ',
    `\nAra cümle.\n\n* yıldızlı _madde_\n\n${table}\n\n### `,
  )
  await editor.write('services/seo.md', before)
  await openEntry(page, editor, 'services/seo')
  const text = page.getByRole('textbox', { name: 'Uzun yazı' })
  await text.locator('p').first().click()
  // The text follows the caret with a moment's delay, which only programs notice.
  await expect(text).toBeFocused()
  await page.waitForTimeout(500)
  await page.keyboard.press('End')
  await page.waitForTimeout(500)
  await page.keyboard.type('Yeni.')
  await expect(preview(page).getByText('Yeni.')).toBeAttached({ timeout: 30_000 })
  await save(page)
  await saved(page)
  const { gone, came } = changedLines(before, await editor.read('services/seo.md'))
  expect(gone).toHaveLength(1)
  expect(came).toHaveLength(1)
  expect(came[0]?.replace('Yeni.', '')).toBe(gone[0])
})

test('a menu entry is added, moved with the keyboard and removed', async ({ page, editor }) => {
  const before = JSON.parse(await editor.read('navigation.json'))
  await openEntry(page, editor, 'tek-dosyalar/navigation')
  await page.getByRole('button', { name: 'hızlı bağlantı ekle' }).click()
  const form = page.locator('[data-list]').last()
  await form.getByLabel('Menü yazısı').last().fill('KISACA')
  await form.getByLabel('Kısa bağlantı').last().fill('#hizmetler')
  await page
    .getByRole('button', { name: 'Taşı: KISACA' })
    .or(page.getByRole('button', { name: /^Taşı: / }).last())
    .last()
    .focus()
  await page.keyboard.press('ArrowUp')
  await page
    .getByRole('button', { name: `Kaldır: ${quickLinkName('/hakkimizda')}` })
    .last()
    .click()
  await save(page)
  await saved(page)
  const [home, about, services, contact] = before.quickLinks
  expect(about.name).toBe(quickLinkName('/hakkimizda'))
  expect(JSON.parse(await editor.read('navigation.json'))).toEqual({
    ...before,
    quickLinks: [home, services, { name: 'KISACA', link: '#hizmetler' }, contact],
  })
})
