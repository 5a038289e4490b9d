import { expect, test } from 'vitest'
import { splitLetters } from '../../src/layout/brand/split-letters.ts'

const segmenter = new Intl.Segmenter('tr', { granularity: 'grapheme' })

test.each([
  'ÖRNEK DİJİTAL',
  'ÇAĞDAŞ IŞIK & İNCİ'.normalize('NFD'),
  'Ọ̈Z 2.0',
  '👩🏽‍💻 KOD',
  '👨‍👩‍👧 AİLE ❤️',
  '\u0301A',
  '',
])('the brand “%s” is split where the standard for letters splits it', (text) => {
  expect(splitLetters(text)).toEqual([...segmenter.segment(text)].map(({ segment }) => segment))
})
