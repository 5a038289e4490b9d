import { describe, expect, test } from 'vitest'
import { splitLetters } from '../../src/layout/brand/split-letters.ts'
import { siteData } from '../support/site-content.ts'

const segmenter = new Intl.Segmenter('tr', { granularity: 'grapheme' })
const asTheStandardSays = (text: string) => [...segmenter.segment(text)].map(({ segment }) => segment)

describe('a brand is split where the standard for letters splits it', () => {
  const composed = siteData.site.brand.toLocaleUpperCase('tr')
  for (const text of [
    composed,
    composed.normalize('NFD'),
    'ÇAĞDAŞ IŞIK & İNCİ'.normalize('NFD'),
    'Ọ̈Z 2.0',
    '👩🏽‍💻 KOD',
    '👨‍👩‍👧 AİLE ❤️',
    '\u0301A',
    '',
  ])
    test(JSON.stringify(text), () => {
      expect(splitLetters(text)).toEqual(asTheStandardSays(text))
      expect(splitLetters(text).join('')).toBe(text)
    })
})
