import type { Page } from '@playwright/test'
import { headingOf, menuName, sectionOf } from '../../support/site-content.ts'
import { expect, field, openEntry, openItem, retype, save, test } from './support.ts'

test.describe.configure({ timeout: 120_000 })

type Mistake = { name: string; entry: string; file: string; make: (page: Page) => Promise<void>; told: string }

/** Mistakes no form can know of: they are refused by the content check, on the server. */
const checked: Mistake[] = [
  {
    name: 'a link to a page that does not exist',
    entry: 'pages/hakkimizda',
    file: 'pages/hakkimizda.md',
    make: async (page) => {
      await openItem(page, sectionOf('/hakkimizda', 'banner').title)
      await retype(field(page, 'Bağlantı'), '/hizmetlr')
    },
    told: '"/hizmetlr" adresinde bir sayfa yok.',
  },
  {
    name: 'an address that another page has',
    entry: 'pages/hakkimizda',
    file: 'pages/hakkimizda.md',
    make: (page) => retype(field(page, 'Adres'), '/iletisim'),
    told: 'değeri iki yerde aynı',
  },
  {
    name: 'a front page that would be gone',
    entry: 'pages/anasayfa',
    file: 'pages/anasayfa.md',
    make: (page) => retype(field(page, 'Adres'), '/baslangic'),
    told: 'sitenin ana sayfası',
  },
  {
    name: 'framed words that are not in the title',
    entry: 'pages/anasayfa',
    file: 'pages/anasayfa.md',
    make: async (page) => {
      await openItem(page, headingOf('/'))
      await retype(field(page, 'Çerçeveli kelimeler'), 'ilk görüşte')
    },
    told: 'ilk görüşte',
  },
  {
    name: 'a place in the list that another service has',
    entry: 'services/seo',
    file: 'services/seo.md',
    make: (page) => retype(field(page, 'Sıra'), '1'),
    told: 'değeri iki yerde aynı',
  },
  {
    name: 'a service that links lead to, renamed',
    entry: 'services/seo',
    file: 'services/seo.md',
    make: (page) => retype(field(page, 'Kısa ad'), 'logo-tasarim'),
    told: 'değeri iki yerde aynı',
  },
  {
    name: 'a menu number used twice',
    entry: 'tek-dosyalar/navigation',
    file: 'navigation.json',
    make: async (page) => {
      await openItem(page, menuName('/hizmetlerimiz'))
      await retype(field(page, 'Numara'), '1')
    },
    told: 'değeri iki yerde aynı',
  },
  {
    name: 'an address of the site without https',
    entry: 'tek-dosyalar/site',
    file: 'site.json',
    make: (page) => retype(field(page, 'Sitenin adresi'), 'http://www.example.com'),
    told: 'https://',
  },
  {
    name: 'a page whose running text has no section',
    entry: 'pages/hakkimizda',
    file: 'pages/hakkimizda.md',
    make: (page) => page.getByRole('button', { name: `Kaldır: ${headingOf('/hakkimizda')}` }).click(),
    told: 'Yazı',
  },
]

/** Mistakes the form itself shows beside the field, with the rule in our words. */
const shownAtField: Mistake[] = [
  {
    name: 'a required text left empty',
    entry: 'services/seo',
    file: 'services/seo.md',
    make: (page) => field(page, 'Özet').fill(''),
    told: 'Özet boş kalmamalı.',
  },
  {
    name: 'a text that is too long',
    entry: 'services/seo',
    file: 'services/seo.md',
    make: (page) => field(page, 'Özet').fill('uzun '.repeat(40)),
    told: 'en fazla 160 karakter',
  },
  {
    name: 'a phone number without country code',
    entry: 'tek-dosyalar/site',
    file: 'site.json',
    make: (page) => retype(field(page, 'Telefon'), '0212 000'),
    told: '+ ve ülke kodu',
  },
  {
    name: 'a gap that is missing from a template',
    entry: 'tek-dosyalar/interface',
    file: 'interface.json',
    make: (page) => field(page, 'Sayaç yazısı').fill('Ziyaret Sayısı'),
    told: 'içinde {n}',
  },
]

for (const { name, entry, file, make, told } of checked) {
  test(`refused with a message, and nothing written: ${name}`, async ({ page, editor }) => {
    const before = await editor.read(file)
    await openEntry(page, editor, entry)
    await make(page)
    await save(page)
    const panel = page.getByRole('alert', { name: 'Kaydedilmedi' })
    await expect(panel).toContainText(told, { timeout: 30_000 })
    await expect(panel).toContainText('Düzeltme:')
    await expect(page.getByText('Kaydedilmemiş değişiklikler')).toBeVisible()
    expect(await editor.read(file)).toBe(before)
  })
}

for (const { name, entry, file, make, told } of shownAtField) {
  test(`shown at the field, and nothing written: ${name}`, async ({ page, editor }) => {
    const before = await editor.read(file)
    await openEntry(page, editor, entry)
    await make(page)
    await save(page)
    await expect(page.getByRole('listitem').filter({ hasText: told }).first()).toBeVisible()
    await expect(page.getByText('Kaydedilmemiş değişiklikler')).toBeVisible()
    expect(await editor.read(file)).toBe(before)
  })
}
