import { parseArgs } from 'node:util'

export type WebBenchArguments = {
  /** How many rounds are measured. */
  runs: number
  /** A folder with the same addresses to measure beside ours. */
  beside: string | undefined
}

const DEFAULT_RUNS = 5

/**
 * Reads `[RUNS] [--beside FOLDER]`.
 *
 * @throws Error that says how to call the command, when it was called otherwise.
 */
export function parseArguments(words: readonly string[]): WebBenchArguments {
  const usage = 'npm run bench:web [-- [RUNS] [--beside FOLDER]]'
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      options: { beside: { type: 'string' } },
      allowPositionals: true,
    })
    const runs = Number(positionals[0] ?? DEFAULT_RUNS)
    if (positionals.length > 1 || !Number.isInteger(runs) || runs < 1) throw new Error('RUNS is a number from 1.')
    return { runs, beside: values.beside }
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : String(error)}\nUsage: ${usage}`)
  }
}
