import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { mergePhrases } from '../../../scripts/editor/admin/merge-phrases.ts'
import { localPhrases, phrases } from '../../../scripts/editor/admin/phrases.ts'
import { escapeRegExp, headingOf, sectionOf, serviceName } from '../../support/site-content.ts'
import { type EditedCopy, expect, field, openEntry, openItem, retype, save, saved, test } from './support.ts'

test.describe.configure({ timeout: 240_000 })

type Phrases = { [name: string]: string | Phrases }

/** Said alike in both languages, or made of nothing but what is put in. */
const ALIKE = ['%{details}', '%{date}']

function flatten(phrases: Phrases, prefix = ''): [string, string][] {
  return Object.entries(phrases).flatMap(([name, phrase]) =>
    typeof phrase === 'string'
      ? [[`${prefix}${name}`, phrase] as [string, string]]
      : flatten(phrase, `${prefix}${name}.`),
  )
}

/** Decap's own translations; installed by the time a test has an editor. */
async function locales(): Promise<{ en: Phrases; tr: Phrases }> {
  const folder = new URL('../../../scripts/editor/node_modules/decap-cms-locales/dist/esm/', import.meta.url)
  const [en, tr] = await Promise.all(['en', 'tr'].map((name) => import(new URL(`${name}/index.js`, folder).href)))
  return { en: en.default, tr: tr.default }
}

test('every phrase Decap knows in English it knows in Turkish', async ({ editor: _ }) => {
  const { en, tr } = await locales()
  for (const own of [phrases, mergePhrases(phrases, localPhrases)]) {
    const turkish = new Map(flatten(mergePhrases(tr, own)))
    const missing = flatten(en).filter(([name, phrase]) => {
      const found = turkish.get(name)
      return found === undefined || (found === phrase && !ALIKE.includes(phrase))
    })
    expect(missing).toEqual([])
  }
  // A phrase of ours that Decap does not ask for would be a misspelt name.
  const asked = new Set(flatten(en).map(([name]) => name))
  const known = new Set(flatten(tr).map(([name]) => name))
  const unasked = flatten(mergePhrases(phrases, localPhrases)).filter(([name]) => !asked.has(name) && !known.has(name))
  expect(unasked).toEqual([])
})

/** Words of the libraries in Decap that have no translation at all. */
const LIBRARY_WORDS =
  'available button cancel choose close collapse current default draggable dragging drop dropped escape expand focused image item items loading menu notification option options over picked press result results select selected sortable space timer use was were with you your'

/** English words the form could show, without those that are Turkish as well, such as "not". */
async function englishWords(): Promise<Set<string>> {
  const { en, tr } = await locales()
  const wordsOf = (texts: string[]) => new Set(texts.flatMap((text) => text.toLowerCase().match(/\p{L}{3,}/gu) ?? []))
  const turkish = wordsOf([
    ...flatten(mergePhrases(tr, mergePhrases(phrases, localPhrases))).map(([, phrase]) => phrase),
    'Logo, site, web, blog, menü, video, not, tema',
  ])
  const english = wordsOf([...flatten(en).map(([, phrase]) => phrase.replace(/%\{\w+\}/g, '')), LIBRARY_WORDS])
  return new Set([...english].filter((word) => !turkish.has(word) || LIBRARY_WORDS.split(' ').includes(word)))
}

/** Everything a screen says, to the eye or to a screen reader. */
async function textsOn(page: Page): Promise<string[]> {
  const frames = page.frames().filter((frame) => !frame.url().includes('/editor/preview'))
  const texts = await Promise.all(
    frames.map((frame) =>
      frame.evaluate(() => {
        const spoken = ['title', 'aria-label', 'placeholder', 'alt', 'aria-roledescription', 'aria-valuetext']
        const found: string[] = []
        for (const element of document.body.querySelectorAll('*')) {
          if (['SCRIPT', 'STYLE', 'NOSCRIPT'].includes(element.tagName)) continue
          for (const node of element.childNodes)
            if (node.nodeType === Node.TEXT_NODE) found.push(node.textContent ?? '')
          for (const name of spoken) found.push(element.getAttribute(name) ?? '')
        }
        return found
      }),
    ),
  )
  return texts.flat().map((text) => text.trim())
}

test('no screen, no dialog and no label says anything in English', async ({ page, editor }) => {
  const english = await englishWords()
  expect(english.size).toBeGreaterThan(200)
  const content = readdirSync('content', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:md|json)$/.test(entry.name))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
    .join('\n')
  const said = new Map<string, string>()
  page.on('dialog', (dialog) => {
    said.set(dialog.message(), 'dialog')
    return dialog.accept()
  })
  for (const [name, show] of screens(page, editor)) {
    await test.step(name, show)
    // What names the buttons comes a frame later.
    await page.waitForTimeout(300)
    for (const text of await textsOn(page)) if (!said.has(text)) said.set(text, name)
  }
  expect(said.size).toBeGreaterThan(250)
  const foreign = [...said].filter(([text]) => {
    // What staff have written, and names of files.
    if (content.includes(text.replace(/^(?:Aç ya da kapat|Taşı|Kaldır): /, ''))) return false
    const words =
      text
        .replace(/\S+[/.]\w+\S*/g, '')
        .toLowerCase()
        .match(/\p{L}{3,}/gu) ?? []
    return words.some((word) => english.has(word))
  })
  expect(foreign).toEqual([])
})

const blogCard = sectionOf('/', 'projects').projects[4]?.title ?? ''

/** Every screen, menu and message of the form. */
function screens(page: Page, { url }: EditedCopy): [string, () => Promise<unknown>][] {
  const open = async (route: string) => {
    await page.goto('about:blank')
    await page.goto(`${url}#${route}`)
  }
  const entry = (route: string) => open(`/collections/${route}`).then(() => saved(page))
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' }).first()
  return [
    ['services', () => open('/collections/services').then(() => page.getByText(serviceName('seo')).waitFor())],
    ['order', () => button('Sırala').click()],
    ['what to make', () => page.keyboard.press('Escape').then(() => button('Yeni').click())],
    ['account', () => page.keyboard.press('Escape').then(() => button('Hesap').click())],
    ['pages', () => open('/collections/pages').then(() => page.getByText('· /404').waitFor())],
    ['single files', () => open('/collections/tek-dosyalar').then(() => page.getByText('Menüler').first().waitFor())],
    ['search', () => page.getByPlaceholder('Hepsinde ara').click()],
    ['found', () => open('/search/seo').then(() => page.getByText(serviceName('seo')).waitFor())],
    ['found nothing', () => open('/search/zzzz').then(() => page.getByText('Burada henüz').waitFor())],
    ['pictures', () => button('Görseller').click()],
    ['no such picture', () => page.getByPlaceholder('Ara...').fill('zzzz')],
    ['no such route', () => open('/yok/yok').then(() => page.getByText('Bulunamadı').waitFor())],
    [
      'no such entry',
      () => open('/collections/pages/entries/yok').then(() => page.getByText('Okunamadı').first().waitFor()),
    ],
    ['a page', () => entry('pages/entries/anasayfa')],
    ['kinds of sections', () => button('bölüm ekle').click()],
    ['what to do with it', () => page.keyboard.press('Escape').then(() => button('Kaydedildi').click())],
    ['an open section', () => page.keyboard.press('Escape').then(() => openItem(page, headingOf('/')))],
    [
      'a moved section',
      () => button(new RegExp(`^Taşı: ${escapeRegExp(sectionOf('/', 'projects').title)}`)).press('ArrowDown'),
    ],
    ['ways to save', () => button('Kaydet').click()],
    ['a new page', () => open('/collections/pages/new').then(() => field(page, 'Adres').waitFor())],
    ['a new page, empty', () => save(page).then(() => page.getByText('Adres boş kalmamalı.').waitFor())],
    ['a service', () => entry('services/entries/seo')],
    ['a choice', () => page.getByRole('combobox').click()],
    ['headings', () => page.keyboard.press('Escape').then(() => button('Başlıklar').click())],
    ['what to insert', () => page.keyboard.press('Escape').then(() => button('Ekle').click())],
    ['a picture in a text', () => page.getByText('Görsel', { exact: true }).last().click()],
    ['plain text', () => entry('services/entries/logo-tasarim').then(() => page.getByRole('switch').first().click())],
    ['formatted again', () => page.getByRole('switch').first().click()],
    ['interface texts', () => entry('tek-dosyalar/entries/interface')],
    ['menus', () => entry('tek-dosyalar/entries/navigation')],
    ['site', () => entry('tek-dosyalar/entries/site')],
    ['cards', () => entry('tek-dosyalar/entries/projects').then(() => openItem(page, blogCard))],
    ['a picture for a card', () => button('Başka görsel seçin').click()],
    ['a chosen picture', () => page.getByText('kart-ajans.webp').click()],
    [
      'a card too few',
      async () => {
        await entry('tek-dosyalar/entries/projects')
        await button(new RegExp(`^Kaldır: ${escapeRegExp(blogCard)}`)).click()
        await save(page)
        await page.getByText('tam 6 öge').waitFor()
      },
    ],
    [
      'a refused save',
      async () => {
        await entry('pages/entries/hakkimizda')
        await retype(field(page, 'Adres'), '/iletisim')
        await save(page)
        await page.getByRole('alert', { name: 'Kaydedilmedi' }).waitFor()
      },
    ],
    [
      'a refused removal',
      async () => {
        await entry('pages/entries/iletisim')
        await button('Sil').click()
        await page.getByRole('alert', { name: 'Silinmedi' }).waitFor()
      },
    ],
    [
      'a save',
      async () => {
        await entry('pages/entries/hizmetler')
        await retype(field(page, 'Sayfa adı'), 'Kısaca')
        await save(page)
        await page.getByText('Kaydedildi', { exact: true }).last().waitFor()
      },
    ],
  ]
}

test('every button and field of the form has a name', async ({ page, editor }) => {
  await openEntry(page, editor, 'pages/anasayfa')
  await page.getByRole('button', { name: `Kaldır: ${sectionOf('/', 'projects').title}` }).waitFor()
  const tree = await page.locator('body').ariaSnapshot()
  const nameless = tree
    .split('\n')
    .filter((line) => /^\s*- (?:button|switch|textbox|combobox|link)(?: \[.*\])?:?$/.test(line))
  expect(nameless).toEqual([])
})
