import type { Page } from '@playwright/test'
import { PHONE } from '../../support/site.ts'
import { pageAt } from '../../support/site-content.ts'
import { expect, field, openEntry, preview, retype, save, saved, test } from './support.ts'

test.describe.configure({ timeout: 120_000 })

test('on a phone the form fits, saves, and has the page below it', async ({ page, editor }) => {
  await page.setViewportSize(PHONE)
  await openEntry(page, editor, 'pages/iletisim')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
  await retype(field(page, 'Sayfa adı'), 'Bize ulaşın')
  const heading = preview(page).getByRole('heading', { level: 1 })
  await heading.scrollIntoViewIfNeeded()
  await expect(heading).toBeInViewport()
  await save(page)
  await saved(page)
  expect(await editor.read('pages/iletisim.md')).toContain('title: Bize ulaşın\n')
})

test('a text is changed and saved with the keyboard alone', async ({ page, editor }) => {
  await openEntry(page, editor, 'pages/iletisim')
  const title = field(page, 'Sayfa adı')
  for (let step = 0; step < 30; step += 1) {
    await page.keyboard.press('Tab')
    if (await title.evaluate((element) => element === document.activeElement)) break
  }
  await expect(title).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.type(' bilgileri')
  await expect(title).toHaveValue(`${pageAt('/iletisim').title} bilgileri`)
  const button = page.getByRole('button', { name: 'Kaydet', exact: true })
  for (let step = 0; step < 30; step += 1) {
    await page.keyboard.press('Shift+Tab')
    if (await button.evaluate((element) => element === document.activeElement)) break
  }
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await saved(page)
  expect(await editor.read('pages/iletisim.md')).toContain(`${pageAt('/iletisim').title} bilgileri`)
})

/** Waits until Decap has put what stands in the form aside, which it does a while after the last key. */
async function draftIsKept(page: Page, text: string): Promise<void> {
  const keptTexts = () =>
    page.evaluate(
      () =>
        new Promise<string>((resolve, reject) => {
          const opening = indexedDB.open('localforage')
          opening.onerror = () => reject(opening.error)
          opening.onsuccess = () => {
            const reading = opening.result.transaction('keyvaluepairs').objectStore('keyvaluepairs').getAll()
            reading.onsuccess = () => {
              opening.result.close()
              resolve(JSON.stringify(reading.result))
            }
          }
        }),
    )
  await expect.poll(keptTexts).toContain(text)
}

test('what was typed and not saved comes back, but never over a file that has changed since', async ({
  page,
  editor,
}) => {
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    if (dialog.type() === 'confirm') asked.push(dialog.message())
    return dialog.accept()
  })
  await openEntry(page, editor, 'pages/iletisim')
  await retype(field(page, 'Sayfa adı'), 'Yarım kalan')
  await draftIsKept(page, 'Yarım kalan')
  await page.reload()
  await expect(field(page, 'Sayfa adı')).toHaveValue('Yarım kalan', { timeout: 60_000 })
  expect(asked).toEqual(['Kaydedilmemiş bir taslağınız var. Kaldığınız yerden sürdürmek ister misiniz?'])

  const newer = (await editor.read('pages/iletisim.md')).replace(/^title: .*$/m, 'title: Yeni hâli')
  await editor.write('pages/iletisim.md', newer)
  await page.reload()
  await expect(field(page, 'Sayfa adı')).toHaveValue('Yeni hâli', { timeout: 60_000 })
  await page.getByText('Her şey kaydedildi').waitFor()
  expect(asked).toHaveLength(1)
})
