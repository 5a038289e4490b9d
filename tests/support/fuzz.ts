import fc from 'fast-check'

const hunted = process.env.FUZZ_RUNS
/** How many times as many as with `npm test`; `npm run test:all` says 8. */
const times = Number(process.env.FUZZ_TIMES ?? 1)

/**
 * How many inputs a property is tried with: `FUZZ_RUNS` for a hunt, which starts anew each time. Without it the inputs are
 * the same every time, so that a change is judged by what it changed.
 *
 * @param ordinary What an ordinary machine does in about a second; `npm test` takes a quarter of it.
 */
export function fuzzRuns(ordinary: number): number {
  if (hunted !== undefined) return Number(hunted)
  fc.configureGlobal({ seed: 1071 })
  return Math.ceil((ordinary * times) / 4)
}

/** Any of the pieces in rows of text, in which they are divided by `¦`. */
export function anyOf(...rows: string[]): fc.Arbitrary<string> {
  return fc.constantFrom(...rows.flatMap((row) => row.split('¦')))
}
