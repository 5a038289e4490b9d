import { expect, test } from 'vitest'
import { fill } from '../../src/content/fill.ts'

test('gaps are filled by name', () => {
  expect(fill('© {year} {brand}.', { year: 2025, brand: 'Örnek Dijital' })).toBe('© 2025 Örnek Dijital.')
})

test('a value is taken as it is, also with signs that mean something elsewhere', () => {
  expect(fill('{brand}', { brand: '$& {brand}' })).toBe('$& {brand}')
})

test('a gap without a value stays visible', () => {
  expect(fill('%{n}', {})).toBe('%{n}')
})
