import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parse, stringify } from 'yaml'
import { readValues, writeValues } from '../../scripts/editor/merge/entry.ts'
import { editJson } from '../../scripts/editor/merge/json.ts'
import { mergeValues } from '../../scripts/editor/merge/three-way.ts'
import { editYaml } from '../../scripts/editor/merge/yaml.ts'
import { collectionOf } from '../../scripts/editor/server/editable-file.ts'
import { fuzzRuns } from '../support/fuzz.ts'
import { FIXTURE_SITE } from '../support/test-sites.ts'

/** Every entry of the fixture site, by its path. */
const entries = readdirSync(FIXTURE_SITE.content, { recursive: true, encoding: 'utf8' }).flatMap((path) => {
  const collection = /\.(?:json|md)$/.test(path) ? collectionOf(path) : undefined
  return collection ? [{ path, collection, text: readFileSync(join(FIXTURE_SITE.content, path), 'utf8') }] : []
})

test.each(entries)('$path: opened and saved it stays byte for byte', ({ text, collection }) => {
  expect(writeValues(text, readValues(text, collection) ?? {}, collection)).toBe(text)
})

const written = `# Yayından önce sorun
path: /hakkimizda
title: 'Hakkımızda' # sekmede görünür
description: >-
  Küçük bir ekip,
  açık bir süreç.
tags:   [web, "seo"]
# bölümler
sections:
  # ilk bölüm
  - type: prose
    title: "Önce: karar"

  # ikinci bölüm
  - type: banner
    title: Yazın bize
    action:
      label: Bize Ulaşın
      link: /iletisim
`

type Fields = { sections: Record<string, unknown>[] }

const banner = { type: 'banner', title: 'Yazın bize', action: { label: 'Bize Ulaşın', link: '/iletisim' } }
const faq = { type: 'faq', title: 'Sorular', items: [{ question: 'Kaç?', answer: 'Bir.' }] }
const faqLines = ['  - type: faq', '    title: Sorular', '    items:', '      - question: Kaç?', '        answer: Bir.']
const bannerLines = written.split('\n').slice(-7, -1)

test.each<[string, (fields: Fields) => object, string[], string[]]>([
  [
    'a word in quotes with a comment behind',
    () => ({ title: 'Biz kimiz' }),
    ["title: 'Hakkımızda' # sekmede görünür"],
    ["title: 'Biz kimiz' # sekmede görünür"],
  ],
  ['an item on one line', () => ({ tags: ['web', 'logo'] }), ['tags:   [web, "seo"]'], ['tags: [web, "logo"]']],
  [
    'a folded text',
    () => ({ description: 'Küçük bir ekip.' }),
    ['description: >-', '  Küçük bir ekip,', '  açık bir süreç.'],
    ['description: Küçük bir ekip.'],
  ],
  [
    'a field that is new',
    ({ sections: [prose] }) => ({
      sections: [prose, { type: 'banner', title: banner.title, lead: 'Kısaca.', action: banner.action }],
    }),
    [],
    ['    lead: Kısaca.'],
  ],
  ['a section that is removed', ({ sections: [prose] }) => ({ sections: [prose] }), bannerLines, []],
  ['a section in the middle', ({ sections: [prose] }) => ({ sections: [prose, faq, banner] }), [], faqLines],
  ['a field that is removed', () => ({ tags: undefined }), ['tags:   [web, "seo"]'], []],
])('%s leaves the lines of all others alone', (_, change, gone, came) => {
  const fields = parse(written)
  const next = JSON.parse(JSON.stringify({ ...fields, ...change(fields) }))
  const lines = editYaml(written, next).split('\n')
  expect(parse(lines.join('\n'))).toEqual(next)
  expect(written.split('\n').filter((line) => !lines.includes(line))).toEqual(gone)
  expect(lines.filter((line) => !written.split('\n').includes(line))).toEqual(came)
})

test('sections that change places take their comments with them', () => {
  const fields = parse(written)
  const text = editYaml(written, { ...fields, sections: fields.sections.toReversed() })
  const order = ['# ikinci bölüm', 'type: banner', '# ilk bölüm', 'type: prose'].map((part) => text.indexOf(part))
  expect(order).toEqual(order.toSorted((a, b) => a - b))
})

test('a text that cannot be edited in place is still written right', () => {
  const anchored = 'a: &x\n  b: 1\nc: *x\n'
  expect(parse(editYaml(anchored, { a: { b: 2 }, c: { b: 1 } }))).toEqual({ a: { b: 2 }, c: { b: 1 } })
  expect(parse(editYaml('note: |+\n  bir\n\ntitle: x\n', { note: 'bir\n\n' }))).toEqual({ note: 'bir\n\n' })
  expect(parse(editYaml('{a: 1}\n', { a: 2, b: 3 }))).toEqual({ a: 2, b: 3 })
  expect(parse(editYaml('broken: [', { title: 'Yeni' }))).toEqual({ title: 'Yeni' })
})

const canonical = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

test('JSON keeps the order of its keys and its layout but for what is changed', () => {
  const value = { header: [{ id: 1, name: 'ANA' }], title: 'MENÜ' }
  const next = { title: 'LİSTE', note: '', header: [{ name: 'ANA', id: 1 }] }
  expect(editJson(canonical(value), next)).toBe(canonical({ header: value.header, title: 'LİSTE', note: '' }))
  const text = '{ "a": [ "bir", "iki" ],\n\t"b":   1 }\n'
  expect(editJson(text, { a: ['bir', 'üç'], b: 1 })).toBe('{ "a": [ "bir", "üç" ],\n\t"b":   1 }\n')
})

const word = fc.stringMatching(/^[a-zçğıöşü:#'"\-{}[\] ]{1,12}$/)
const paragraph = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join('\n'))
const item = fc.record(
  { type: fc.constantFrom('hero', 'faq'), title: paragraph, lead: paragraph },
  { requiredKeys: ['type'] },
)
const tags = fc.array(word, { maxLength: 4 })
const sections = fc.array(item, { maxLength: 5 })
const fields = fc.record({ title: paragraph, order: fc.integer(), tags, sections }, { requiredKeys: ['title'] })

test('whatever is changed, the file says exactly what was in the form', () => {
  fc.assert(
    fc.property(fields, fields, (before, next) => {
      expect(parse(editYaml(stringify(before), next))).toEqual(next)
      const edited = editJson(canonical(before), next)
      expect(JSON.parse(edited)).toEqual(next)
      expect(edited).toBe(canonical(JSON.parse(edited)))
    }),
    { numRuns: fuzzRuns(200) },
  )
})

test('a merge is the other side of an untouched one, and holds edits to different fields; equal edits are no conflict', () => {
  fc.assert(
    fc.property(fields, fields, word, (base, edited, title) => {
      for (const [mine, theirs] of [
        [edited, base],
        [base, edited],
        [edited, edited],
      ] as const)
        expect(mergeValues(base, mine, theirs)).toEqual({ values: edited, conflicts: [] })
      const merged = mergeValues(base, { ...edited, title: base.title }, { ...base, title })
      expect(merged).toEqual({ values: { ...edited, title }, conflicts: [] })
    }),
    { numRuns: fuzzRuns(200) },
  )
})
