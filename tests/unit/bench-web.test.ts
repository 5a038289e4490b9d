import { describe, expect, test } from 'vitest'
import { parseArguments } from '../../scripts/bench/web/arguments.ts'
import { median, medians, ratio, write } from '../../scripts/bench/web/figures.ts'

describe('how the measurement of the site is called', () => {
  test.each([
    [[], { runs: 5, beside: undefined }],
    [['9'], { runs: 9, beside: undefined }],
    [['--beside', '../peer/dist'], { runs: 5, beside: '../peer/dist' }],
    [['3', '--beside=peer'], { runs: 3, beside: 'peer' }],
  ])('%j', (words, expected) => {
    expect(parseArguments(words)).toEqual(expected)
  })

  test.each([[['0']], [['2.5']], [['many']], [['3', '4']], [['--beside']], [['--besides', 'x']]])(
    '%j is answered with how to call it',
    (words) => {
      expect(() => parseArguments(words)).toThrow(/npm run bench:web/)
    },
  )
})

describe('the figures of several runs', () => {
  test('the median leaves the odd run out', () => {
    expect(median([900, 10, 30])).toBe(30)
    expect(median([1, 2, 4, 1000])).toBe(3)
    expect(median([7])).toBe(7)
    expect(median([])).toBeNaN()
  })

  test('each figure has a median of its own', () => {
    const runs = [
      { fcp: 3, lcp: 1 },
      { fcp: 1, lcp: 2 },
      { fcp: 2, lcp: 3 },
    ]
    expect(medians(runs)).toEqual({ fcp: 2, lcp: 2 })
  })

  test('a ratio says how much of the other it is, and is none beside nothing', () => {
    expect(ratio(97, 100, 'ms')).toBe('0.97')
    expect(ratio(0, 0, 'ms')).toBe('1.00')
    expect(ratio(12, 0, 'ms')).toBe('–')
    expect(ratio(0.0001, 0.0004, 'share')).toBe('1.00')
  })

  test('figures are written in their unit', () => {
    expect([write(12.4, 'ms'), write(14_389, 'kB'), write(0.00042, 'share')]).toEqual(['12 ms', '14.4 kB', '0.000'])
  })
})
