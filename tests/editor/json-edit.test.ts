import { expect, test } from 'vitest'
import { editJson } from '../../scripts/editor/merge/json.ts'

const canonical = `${JSON.stringify(
  {
    header: [
      { id: 1, name: 'ANA' },
      { id: 2, name: 'HİZMET' },
    ],
    title: 'MENÜ',
  },
  null,
  2,
)}\n`

function linesOnlyIn(a: string, b: string): string[] {
  const known = b.split('\n')
  return a.split('\n').filter((line) => !known.includes(line))
}

test('one word changed is one line changed, and the order of the keys stays', () => {
  const text = editJson(canonical, {
    title: 'LİSTE',
    header: [
      { name: 'ANA', id: 1 },
      { id: 2, name: 'HİZMET' },
    ],
  })
  expect(linesOnlyIn(text, canonical)).toEqual(['  "title": "LİSTE"'])
  expect(linesOnlyIn(canonical, text)).toEqual(['  "title": "MENÜ"'])
})

test('a file in canonical form stays in canonical form, whatever is done to its lists', () => {
  const value = JSON.parse(canonical)
  const changes = [
    { ...value, header: [value.header[1], value.header[0]] },
    { ...value, header: [value.header[1]] },
    { ...value, header: [...value.header, { id: 3, name: 'YENİ' }] },
    { ...value, header: [] },
    { ...value, menu: { items: [{ id: 1 }] } },
  ]
  for (const next of changes) expect(editJson(canonical, next)).toBe(`${JSON.stringify(next, null, 2)}\n`)
})

test('a list on one line stays on one line, other layouts stay too', () => {
  const text = '{ "a": [ "bir", "iki" ],\n\t"b":   1 }\n'
  expect(editJson(text, { a: ['bir', 'üç'], b: 1 })).toBe('{ "a": [ "bir", "üç" ],\n\t"b":   1 }\n')
  expect(editJson(text, { a: ['iki', 'bir', 'üç'], b: 1 })).toBe('{ "a": [ "iki", "bir","üç" ],\n\t"b":   1 }\n')
})
