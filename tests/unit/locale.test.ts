import { expect, test } from 'vitest'
import { formatDay, formatNumber, formatToday } from '@/content/locale.ts'
import { locale } from '@/site.config.ts'

test.each([0, 7, 999, 1000, 48_200, 1_234_567, 1250.5, -1234.25])('%d is written as Intl writes it', (value) => {
  expect(formatNumber(value)).toBe(value.toLocaleString(locale))
})

test.each(['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12'])(
  'a day of month %s is written as Intl writes it',
  (month) => {
    const day = `2026-${month}-09`
    expect(formatDay(day)).toBe(new Date(day).toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' }))
  },
)

test('today is a day of the visitor', () => {
  expect(formatToday()).toBe(new Date().toLocaleDateString(locale, { dateStyle: 'long' }))
})
