import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { editYaml } from '../../scripts/editor/merge/yaml.ts'

const written = [
  '# Yayından önce sorun',
  'path: /hakkimizda',
  "title: 'Hakkımızda'   # sekmede görünür",
  'description: >-',
  '  Küçük bir ekip,',
  '  açık bir süreç.',
  'tags: [web, "seo"]',
  'sections:',
  '  # ilk bölüm',
  '  - type: prose',
  '    title: "Önce: karar"',
  '',
  '  # ikinci bölüm',
  '  - type: banner',
  '    title: Yazın bize',
  '    action:',
  '      label: Bize Ulaşın',
  '      link: /iletisim',
  '',
].join('\n')

type Fields = {
  path: string
  title: string
  description: string
  tags: string[]
  sections: Record<string, unknown>[]
  note?: string
}

/** Lines that are only in one of two texts. */
function changedLines(before: string, after: string) {
  const a = before.split('\n')
  const b = after.split('\n')
  return { gone: a.filter((line) => !b.includes(line)), came: b.filter((line) => !a.includes(line)) }
}

function edit(change: (fields: Fields) => void) {
  const next = parse(written) as Fields
  change(next)
  const text = editYaml(written, next)
  expect(parse(text)).toEqual(next)
  return { text, ...changedLines(written, text) }
}

describe('one word changed is one line changed', () => {
  test.each<[string, (fields: Fields) => void, string, string]>([
    [
      'in quotes with a comment behind',
      (fields) => {
        fields.title = 'Biz kimiz'
      },
      "title: 'Hakkımızda'   # sekmede görünür",
      "title: 'Biz kimiz'   # sekmede görünür",
    ],
    [
      'in a list on one line',
      (fields) => {
        fields.tags = ['web', 'logo']
      },
      'tags: [web, "seo"]',
      'tags: [web, logo]',
    ],
    [
      'deep inside a section',
      (fields) => {
        fields.sections[1] = { ...fields.sections[1], action: { label: 'Bize Yazın', link: '/iletisim' } }
      },
      '      label: Bize Ulaşın',
      '      label: Bize Yazın',
    ],
    [
      'so that it needs quotes',
      (fields) => {
        fields.sections[1] = { ...fields.sections[1], title: 'Yazın: bize' }
      },
      '    title: Yazın bize',
      '    title: "Yazın: bize"',
    ],
  ])('%s', (_, change, gone, came) => {
    expect(edit(change)).toMatchObject({ gone: [gone], came: [came] })
  })
})

test('a folded text that is changed is written on one line, and nothing else is touched', () => {
  const { gone, came } = edit((fields) => {
    fields.description = 'Küçük bir ekip, dürüst bir süreç.'
  })
  expect(gone).toEqual(['description: >-', '  Küçük bir ekip,', '  açık bir süreç.'])
  expect(came).toEqual(['description: Küçük bir ekip, dürüst bir süreç.'])
})

test('a field that is new stands behind the one it follows in the form', () => {
  const { text, gone } = edit((fields) => {
    fields.sections[1] = { type: 'banner', title: 'Yazın bize', lead: 'Kısaca.', action: fields.sections[1]?.action }
  })
  expect(gone).toEqual([])
  expect(text).toContain('    title: Yazın bize\n    lead: Kısaca.\n    action:\n')
})

test('sections that change places take their comments with them', () => {
  const { text, gone, came } = edit((fields) => fields.sections.reverse())
  expect({ gone, came }).toEqual({ gone: [], came: [] })
  expect(text.indexOf('# ikinci bölüm')).toBeLessThan(text.indexOf('type: banner'))
  expect(text.indexOf('type: banner')).toBeLessThan(text.indexOf('type: prose'))
})

test('a section that is removed takes only its own lines away', () => {
  const { gone, came } = edit((fields) => {
    fields.sections.pop()
  })
  expect(came).toEqual([])
  expect(gone).toEqual([
    '  # ikinci bölüm',
    '  - type: banner',
    '    title: Yazın bize',
    '    action:',
    '      label: Bize Ulaşın',
    '      link: /iletisim',
  ])
})

test('a section that is added in the middle leaves the others as they were', () => {
  const { gone, came } = edit((fields) => {
    fields.sections.splice(1, 0, { type: 'faq', title: 'Sorular', items: [{ question: 'Kaç?', answer: 'Bir.' }] })
  })
  expect(gone).toEqual([])
  expect(came).toEqual([
    '  - type: faq',
    '    title: Sorular',
    '    items:',
    '      - question: Kaç?',
    '        answer: Bir.',
  ])
})

test('what cannot be edited in place is still written right', () => {
  const anchored = 'a: &x\n  b: 1\nc: *x\n'
  expect(parse(editYaml(anchored, { a: { b: 2 }, c: { b: 1 } }))).toEqual({ a: { b: 2 }, c: { b: 1 } })
  expect(parse(editYaml('broken: [', { title: 'Yeni' }))).toEqual({ title: 'Yeni' })
})
