import { expect, test } from 'vitest'
import { fill } from '../../src/content/fill.ts'

test('gaps are filled by name, with values as they are; one without a value stays visible', () => {
  expect(fill('© {year} {brand}.', { year: 2025, brand: 'Örnek Dijital' })).toBe('© 2025 Örnek Dijital.')
  expect(fill('{brand} %{n}', { brand: '$& {brand}' })).toBe('$& {brand} %{n}')
})
