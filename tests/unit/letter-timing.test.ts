import { expect, test } from 'vitest'
import { letterTiming } from '../../src/motion/use-letter-highlight.ts'

test('a short name takes 0.4 s and a pause of 0.1 s a letter', () => {
  expect(letterTiming(5)).toEqual({ duration: 0.4, step: 0.5 })
})

test.each([1, 10, 12, 30])('a name of %i letters is done within five seconds', (count) => {
  const { duration, step } = letterTiming(count)
  expect(step * count).toBeLessThanOrEqual(5)
  expect(duration / step).toBeCloseTo(0.8)
})
