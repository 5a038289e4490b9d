import { execFileSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, field, openEntry, save, saved, test } from './support.ts'

test('@core a page moves to another address with every link to it, and the save can be taken back', async ({
  page,
  editor,
}) => {
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
  await expect(page.getByRole('button', { name: 'Kaydettiğimi geri al' })).toBeDisabled()
  expect(await editor.read('navigation.json')).toBe(navigation)
})

test('@core a page that is linked is deleted only after its links have been shown, and with them', async ({
  page,
  editor,
}) => {
  await openEntry(page, editor, 'pages/ozet.md')
  await page.getByRole('button', { name: 'Sil', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Sil', exact: true }).click()
  await expect(dialog.getByText(/^Menüler › /).first()).toBeVisible()
  await dialog.getByRole('button', { name: 'Bağlantılarla birlikte sil' }).click()
  await expect(page.getByRole('button', { name: 'İşler, kısaca' })).toHaveCount(0)
  expect(await editor.read('navigation.json')).not.toContain('/ozet')
})

test('two services change places in the column', async ({ page, editor }) => {
  await openEntry(page, editor, 'site.json')
  await page.getByRole('button', { name: /^Balkon Tentesi: taşımak/ }).press('ArrowUp')
  const names = page.getByRole('group').filter({ hasText: 'Hizmetler' }).getByRole('listitem')
  await expect(names.first()).toContainText('Balkon Tentesi')
  expect(await editor.read('services/balkon-tentesi.md')).toContain('order: 10\n')
  expect(await editor.read('services/gunes-kirici.md')).toContain('order: 20\n')
})

test('a picture is replaced where it stands, also by one of another kind', async ({ page, editor }) => {
  await page.goto(`${editor.url}#gorseller`)
  const card = page.getByRole('listitem').filter({ hasText: 'kart-1.webp' })
  await expect(card.getByText(/Projeler › Proje kartları › 1\. Proje kartı/)).toBeVisible()
  await expect(card.getByRole('button', { name: /^Sil/ })).toHaveCount(0)
  await card.locator('input[type=file]').setInputFiles(join(editor.folder, 'images/kart-2.png'))
  await expect(page.getByText('kart-1.png', { exact: true })).toBeVisible()
  expect(await editor.read('projects.json')).toContain('"images/kart-1.png"')
})

test('what changed is shown entry by entry, and sent', async ({ page, editor }) => {
  const git = (...command: string[]) =>
    execFileSync('git', command, { cwd: join(editor.folder, '..'), encoding: 'utf8' })
  const remote = mkdtempSync(join(tmpdir(), 'uzak-'))
  git('init', '--quiet', '--initial-branch=main')
  git('config', 'user.name', 'Deneme')
  git('config', 'user.email', 'deneme@example.com')
  git('add', 'content')
  git('commit', '--quiet', '--message=Başlangıç')
  git('init', '--quiet', '--bare', '--initial-branch=main', remote)
  git('remote', 'add', 'origin', remote)
  git('push', '--quiet', 'origin', 'main')
  git('config', 'editor.branch', 'main')
  await openEntry(page, editor, 'services/olcu-alma.md')
  await field(page, 'Ad').fill('Ölçü Günü')
  await save(page)
  await saved(page)
  await page.getByRole('button', { name: 'Yayına gönder' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { name: 'Ölçü Günü değişti' })).toBeVisible()
  await expect(dialog.getByText('Ölçü Alma')).toBeVisible()
})
