import { axeViolations } from '../../support/axe.ts'
import { expect, field, openEntry, preview, save, saved, test, unfold } from './support.ts'

/** Narrower than the form wants. */
const WIDTH = 390

test('@core the page beside the form follows the typing, in both themes; a mistake stands at its field, a button leads there, and axe finds nothing on a phone', async ({
  page,
  editor,
}) => {
  test.slow()
  const path = 'pages/anasayfa.md'
  const before = await editor.read(path)
  await openEntry(page, editor, path)
  await unfold(page, /1\. Giriş bölümü/)
  await field(page, 'Başlık').fill('Güneş dışarıda, gölgesi içeride')
  await expect(preview(page).getByRole('heading', { level: 1 })).toHaveText('Güneş dışarıda, gölgesi içeride')
  // A banner is dark in both.
  const banner = preview(page).getByRole('heading', { name: 'Hangi pencereniz daha çok ısınıyor?' })
  const ink = () => banner.evaluate((element) => getComputedStyle(element).color)
  const byDay = await ink()
  await page.getByRole('button', { name: 'Koyu', exact: true }).click()
  await expect(preview(page).locator('html')).toHaveClass(/dark/)
  expect(await ink()).toBe(byDay)

  await field(page, 'Başlık').fill('Güneş dışarıda kalsın, gölgesi içeride, serinliği de hepimizin olsun')
  await expect(page.getByText('8 karakter fazla')).toBeVisible()
  // Folded again: the button has to open what is around the field.
  await page.getByRole('button', { name: /1\. Giriş bölümü/ }).click()
  await save(page)
  await expect(field(page, 'Başlık')).toBeFocused()
  await expect(field(page, 'Başlık')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByText('1 sorun var; düzeltilmeden kaydedilemez.')).toBeVisible()
  await page.getByRole('button', { name: 'Bölümler › 1. Giriş bölümü › Başlık alanına git' }).click()
  await expect(field(page, 'Başlık')).toBeFocused()
  expect(await page.locator('form').innerText()).not.toMatch(/---|type:|\.md|satır \d/)
  expect(await editor.read(path)).toBe(before)

  await page.setViewportSize({ width: WIDTH, height: 900 })
  expect(await axeViolations(page), 'by day').toEqual([])
  await page.evaluate(() => document.documentElement.classList.replace('light', 'dark'))
  expect(await axeViolations(page), 'by night').toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(WIDTH)
})

test('who leaves with unsaved words is asked first', async ({ page, editor }) => {
  await openEntry(page, editor, 'services/olcu-alma.md')
  await field(page, 'Ad').fill('Ölçüm')
  const asked = page.waitForEvent('dialog')
  await page.close({ runBeforeUnload: true })
  expect((await asked).type()).toBe('beforeunload')
  await (await asked).accept()
})

test('two people in one field: both texts are shown side by side, and one is chosen', async ({
  page,
  editor,
  browser,
}) => {
  const path = 'services/olcu-alma.md'
  const other = await (await browser.newContext()).newPage()
  await openEntry(page, editor, path)
  await openEntry(other, editor, path)
  await field(page, 'Ad').fill('Ölçü günü')
  await field(other, 'Ad').fill('Ölçü sabahı')
  await save(other)
  await saved(other)
  await save(page)
  const dialog = page.getByRole('dialog', { name: /başkası da değiştirmiş/ })
  await expect(dialog.getByText('Ölçü sabahı')).toBeVisible()
  await dialog.getByLabel(/Sizin yazdığınız/).check()
  await dialog.getByRole('button', { name: 'Seçtiklerimi kullan' }).click()
  await save(page)
  await saved(page)
  expect(await editor.read(path)).toContain('name: Ölçü günü\n')
})
