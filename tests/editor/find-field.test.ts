import { expect, test } from 'vitest'
import { cutOut } from '../../scripts/editor/client/pictures/prepare-picture.ts'
import { findField } from '../../scripts/editor/client/search/find-field.ts'
import { searchFor } from '../../scripts/editor/client/search/search.ts'
import { type Draft, type EditorState, isWrong } from '../../scripts/editor/client/state/store.ts'
import { type ContentList, formCollections } from '../../scripts/editor/server/content-list.ts'

const PAGE = 'content/pages/biz.md'
const SITE = 'content/site.json'

const site = { brand: 'Gölgelik', contact: { phone: '+90 532 111 22 33' } }
const sections = [
  { type: 'prose', title: 'Kimiz?' },
  { type: 'values', title: '{Hizmet sayısı} hizmet', items: [{ title: 'Kimiz?', text: 'Ölçüyü biz alırız.' }] },
]
const page = { path: '/biz', title: 'Biz', sections, body: 'Gölge **serinlik** demektir.' }

const content = {
  collections: formCollections(),
  entries: [
    { path: SITE, collection: 'site', version: '1', values: site },
    { path: PAGE, collection: 'pages', version: '1', values: page },
  ],
  targets: [],
  pictures: [],
  saves: [],
  diagnostics: [],
} as unknown as ContentList

const find = (section: number, ...texts: string[]) => findField(content, {}, PAGE, { section, texts, alt: undefined })

test('a text is found in the section it was picked in before the same one elsewhere, one of another entry there', () => {
  expect(find(0, 'Kimiz?')).toEqual({ path: PAGE, at: ['sections', 0, 'title'] })
  expect(find(1, 'Kimiz?')).toEqual({ path: PAGE, at: ['sections', 1, 'items', 0, 'title'] })
  expect(find(0, '+90 532 111 22 33')).toEqual({ path: SITE, at: ['contact', 'phone'] })
  expect(find(0, 'Bu yazı hiçbir yerde yok')).toBeUndefined()
})

test('a text whose gaps the page has filled, and one without its marks, are found', () => {
  expect(find(1, 'Altı hizmet')).toEqual({ path: PAGE, at: ['sections', 1, 'title'] })
  // Menus show in capitals.
  expect(find(0, 'KİMİZ?')).toEqual({ path: PAGE, at: ['sections', 0, 'title'] })
  expect(find(0, 'Gölge serinlik demektir.')).toEqual({ path: PAGE, at: ['body'] })
})

test('a telephone number is found by its digits, a word by the label of its field', () => {
  expect(searchFor('0532 111').matches('+90 532 111 22 33', 'Site › Telefon')).toBe(true)
  expect(searchFor('0533').matches('+90 532 111 22 33', 'Site › Telefon')).toBe(false)
  expect(searchFor('telefon').matches('+90 532 111 22 33', 'Site › Telefon')).toBe(true)
  expect(searchFor('telefon').matches('Başka', 'Telefon › Ad')).toBe(false)
})

test('a photograph is cut to its place where it is told to', () => {
  const cut = (width: number, height: number, place: Parameters<typeof cutOut>[1]) => {
    const { x, y, width: wide, height: high } = cutOut({ width, height }, place)
    return [x, y, wide, high]
  }
  expect(cut(1000, 1000, { ratio: 4 / 3, position: 0 })).toEqual([0, 0, 1000, 750])
  expect(cut(2000, 900, { ratio: 4 / 3, position: 1 })).toEqual([800, 0, 1200, 900])
  expect(cut(20, 9, undefined)).toEqual([0, 0, 20, 9])
})

test('the mark of an entry comes from the check of its changed draft, else from the content', () => {
  // The answer of a check made while another page was being moved.
  const old = { content, drafts: {}, checks: { [PAGE]: [{ path: PAGE }] } } as unknown as EditorState
  expect(isWrong(old, PAGE)).toBe(false)
  const draft = { key: PAGE, opened: '1', base: page, values: { ...page, title: '' } } as unknown as Draft
  expect(isWrong({ ...old, drafts: { [PAGE]: draft } }, PAGE)).toBe(true)
})
