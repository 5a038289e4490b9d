import { expect, test } from 'vitest'
import { formatNumber } from '@/content/locale.ts'
import { locale } from '@/site.config.ts'

test.each([0, 7, 999, 1000, 48_200, 1_234_567, 1250.5, -1234.25])('%d is written as Intl writes it', (value) => {
  expect(formatNumber(value)).toBe(value.toLocaleString(locale))
})
