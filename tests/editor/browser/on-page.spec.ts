import { expect, field, openEntry, preview, test } from './support.ts'

const HOME = 'pages/anasayfa.md'

test('a click on a text of the page opens its field, and the field in hand is outlined there', async ({
  page,
  editor,
}) => {
  await openEntry(page, editor, HOME)
  const heading = preview(page).getByRole('heading', { level: 1 })
  await heading.click()
  const title = page.locator('#alan-sections-0-title')
  await expect(title).toBeFocused()
  await expect(heading).toHaveAttribute('data-edited', '')

  await field(page, 'Sayfa adı').focus()
  await expect(heading).not.toHaveAttribute('data-edited', '')
  await preview(page).locator('main p[data-pickable]').first().press('Enter')
  await expect(page.locator('#alan-sections-0-lead'), 'by the keyboard').toBeFocused()
})

test('the opening page leads to what is picked on the site', async ({ page, editor }) => {
  await page.goto(editor.url)
  await expect(page.getByRole('heading', { name: 'Neyi değiştirmek istiyorsunuz?' })).toBeVisible()
  // Where nothing can be published, that is said here and offered nowhere.
  await expect(page.getByText('Bu klasör bir git deposunda değil')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Yayına gönder' })).toHaveCount(0)
  await preview(page).getByRole('heading', { level: 1 }).click()
  await expect(page.locator('#alan-sections-0-title')).toBeFocused()
  await expect(page.getByRole('button', { name: 'Önceki hâlleri' })).toHaveCount(0)
  // The number shares its link with the word before it.
  await preview(page).getByRole('complementary').getByRole('link').first().click()
  await expect(page.locator('#alan-contact-phone')).toBeFocused()
})

test('two tabs of one browser add to one draft', async ({ page, editor, context }) => {
  await openEntry(page, editor, HOME)
  const other = await context.newPage()
  await openEntry(other, editor, HOME)
  await field(page, 'Sayfa adı').fill('Birinci sekme')
  await expect(field(other, 'Sayfa adı')).toHaveValue('Birinci sekme')
  await field(other, 'Arama açıklaması').fill('İkinci sekmede yazılan açıklama.')
  await expect(field(page, 'Arama açıklaması')).toHaveValue('İkinci sekmede yazılan açıklama.')
  await expect(field(page, 'Sayfa adı')).toHaveValue('Birinci sekme')
})
