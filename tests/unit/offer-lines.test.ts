import { expect, test } from 'vitest'
import { linesOut, strikeLine } from '../../src/sections/offer/offer-message.ts'

const line = (name: string, ...needs: string[]) => ({ name, note: '', needs })
const LINES = [line('Metin', 'Sayfalar'), line('Tasarım'), line('Kod'), line('Sayfalar', 'Tasarım', 'Kod')]

test('a line goes with one that it needs, comes back with it, and brings it back', () => {
  const struck = strikeLine(LINES, [], 'Kod', false)
  expect([...linesOut(LINES, struck)].sort()).toEqual(['Kod', 'Metin', 'Sayfalar'])
  expect(linesOut(LINES, strikeLine(LINES, struck, 'Kod', true)).size).toBe(0)
  const others = [...struck, 'Sayfalar', 'Metin', 'Tasarım']
  expect(strikeLine(LINES, others, 'Sayfalar', true)).toEqual(['Metin'])
  expect(strikeLine(LINES, others, 'Metin', true)).toEqual([])
})
