import { capitalize, wordNumber } from '../../../src/content/locale.ts'
import { fillGap } from './fill-gap.ts'

/**
 * Writes a number of entries into the gaps for it, so that texts stay true when entries come and go.
 *
 * @param words What stands in the gap.
 */
export function fillCount<Value>(value: Value, words: string, count: number): Value {
  const word = wordNumber(count)
  return fillGap(value, words, (isCapital) => (isCapital ? capitalize(word) : word))
}
