import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** A whole process, from its start to its end: elapsed time, time on all processors, most memory, what it printed. */
export type Use = { elapsedMs: number; processorMs: number; megabytes: number; printed: string }

/** What is measured; reading needs no loader and gets none. */
export type Program = 'content-read' | 'content-run'

function pathOf(file: string): string {
  return fileURLToPath(new URL(file, import.meta.url))
}

/** Runs a program over a content folder, in a process of its own. */
export function measureOnce(program: Program, root: string): Use {
  const words = program === 'content-read' ? [pathOf('content-read.mjs')] : ['--import', 'tsx', pathOf(`${program}.ts`)]
  const start = performance.now()
  const { stdout, output } = spawnSync(process.execPath, ['--require', pathOf('process-use.cjs'), ...words, root], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit', 'pipe'],
  })
  const elapsedMs = performance.now() - start
  const use = JSON.parse(output[3] ?? '') as Pick<Use, 'processorMs' | 'megabytes'>
  return { ...use, elapsedMs, printed: stdout.trim() }
}

/**
 * Measures programs in turn, several times.
 * Everything else on a machine only ever makes a run slower, so the least of each figure is the nearest to the truth.
 */
export function measure(programs: readonly Program[], root: string, rounds: number): Map<Program, Use> {
  const least = new Map<Program, Use>()
  // The first run fills tsx's cache, which is not what is measured.
  for (const program of programs) measureOnce(program, root)
  for (let round = 0; round < rounds; round += 1) {
    for (const program of programs) {
      const use = measureOnce(program, root)
      const known = least.get(program) ?? use
      least.set(program, {
        elapsedMs: Math.min(use.elapsedMs, known.elapsedMs),
        processorMs: Math.min(use.processorMs, known.processorMs),
        megabytes: Math.max(use.megabytes, known.megabytes),
        printed: use.printed,
      })
    }
  }
  return least
}
