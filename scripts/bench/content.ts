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
import { makeFolder, makePages } from './content-files.ts'
import { hostileFiles, makeHostileFolder } from './content-hostile.ts'
import { timeCommand, timeSaves } from './content-watch.ts'

const ROUNDS = 5
const SIZES = [100, 1_000, 10_000]

/** How often a file is saved while the check watches. */
const SAVES = 20

/** What each run does, as the tables call it. */
const NAMES: Record<string, string> = {
  read: 'reading only',
  plain: 'gray-matter, JSON.parse, zod',
  check: 'the check',
  report: 'the check, three mistakes a file, as --json',
}

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
  console.log('| files | what | x read | ms of processor | MB | problems |\n| ---: | --- | ---: | ---: | ---: | ---: |')
  for (const count of SIZES) {
    const sound = measure(bundle, makeFolder(parent, count, false), ['read', 'plain', 'check'])
    const broken = measure(bundle, makeFolder(parent, count, true), ['report'])
    const read = sound.get('read')?.milliseconds ?? 1
    for (const [mode, { milliseconds, megabytes, result }] of [...sound, ...broken]) {
      const problems = mode === 'check' || mode === 'report' ? result : ''
      const cells = [
        count,
        NAMES[mode],
        (milliseconds / read).toFixed(1),
        milliseconds.toFixed(0),
        megabytes.toFixed(0),
      ]
      console.log(`| ${[...cells, problems].join(' | ')} |`)
    }
  }
  const own = Array.from({ length: ROUNDS }, () => timeCommand('content'))
  console.log(`\nThe site's own content, the whole command: ${Math.min(...own).toFixed(0)} ms`)
  const saves = await timeSaves(makePages(parent, 1000), SAVES)
  const middle = saves[SAVES / 2] ?? 0
  console.log(
    `Watching 1,000 pages, from save to report: ${saves[0]?.toFixed(0)} ms at best, ${middle.toFixed(0)} ms in the middle`,
  )
  console.log('\n| one hostile file | ms of processor | MB |\n| --- | ---: | ---: |')
  for (const [name, add] of Object.entries(hostileFiles)) {
    const root = join(parent, name)
    makeHostileFolder(root, add)
    const { milliseconds, megabytes } = run(bundle, 'report', root)
    console.log(`| ${name} | ${milliseconds.toFixed(0)} | ${megabytes.toFixed(0)} |`)
  }
} finally {
  rmSync(parent, { recursive: true, force: true })
}
