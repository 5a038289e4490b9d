import { expect, test } from 'vitest'
import { letterTiming } from '../../src/motion/use-letter-highlight.ts'

test('a short name takes 0.4 s and a pause of 0.1 s a letter; a long one is done within five seconds', () => {
  expect(letterTiming(10)).toEqual({ duration: 0.4, step: 0.5 })
  for (const count of [11, 30]) {
    const { duration, step } = letterTiming(count)
    expect(step * count).toBeLessThanOrEqual(5)
    expect(duration / step).toBeCloseTo(0.8)
  }
})
