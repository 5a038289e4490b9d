/**
 * `npm run bench:content`: how long the content check takes for 100, 1,000 and 10,000 files, beside reading
 * the same files and beside a plain gray-matter + zod loop. Processor time, measured in turn, in fresh
 * processes; ratios say more than times.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { makeFolder } from './content-files.ts'

const ROUNDS = 5
const SIZES = [100, 1_000, 10_000]

type Run = { milliseconds: number; megabytes: number; result: number }

function run(bundle: string, mode: string, root: string): Run {
  return JSON.parse(execFileSync(process.execPath, [bundle, mode, root], { encoding: 'utf8' })) as Run
}

/** The best of several rounds: everything else on the machine only ever makes a run slower. */
function measure(bundle: string, root: string, modes: readonly string[]): Map<string, Run> {
  const best = new Map<string, Run>()
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const mode of modes) {
      const result = run(bundle, mode, root)
      const known = best.get(mode)
      if (!known || result.milliseconds < known.milliseconds) best.set(mode, result)
    }
  }
  return best
}

const parent = mkdtempSync(join(tmpdir(), 'content-bench-'))
try {
  await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    ssr: { noExternal: true },
    build: {
      ssr: new URL('content-run.ts', import.meta.url).pathname,
      outDir: parent,
      emptyOutDir: false,
      rolldownOptions: { output: { entryFileNames: 'run.mjs', codeSplitting: false } },
    },
  })
  const bundle = join(parent, 'run.mjs')
  console.log('files   what         ms     x read   MB   problems')
  for (const count of SIZES) {
    for (const mistakes of [false, true]) {
      const root = makeFolder(parent, count, mistakes)
      const best = measure(bundle, root, ['read', 'plain', 'check'])
      const read = best.get('read')?.milliseconds ?? 1
      for (const [mode, { milliseconds, megabytes, result }] of best) {
        const name = mistakes && mode === 'check' ? 'check (bad)' : mode
        if (mistakes && mode !== 'check') continue
        const columns = [
          String(count).padEnd(7),
          name.padEnd(11),
          milliseconds.toFixed(0).padStart(6),
          (milliseconds / read).toFixed(1).padStart(8),
          megabytes.toFixed(0).padStart(5),
          mode === 'check' ? String(result).padStart(8) : '',
        ]
        console.log(columns.join(' '))
      }
    }
  }
} finally {
  rmSync(parent, { recursive: true, force: true })
}
