/**
 * `npm run bench:content`: what the content check takes for 100, 1,000 and 10,000 files, beside reading the same
 * files. Whole processes, measured in turn; ratios say more than times.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeFolder, makePages } from './content-files.ts'
import { hostileFiles, makeHostileFolder } from './content-hostile.ts'
import { measure, measureOnce, type Program, type Use } from './content-measure.ts'
import { timeCommand, timeSaves } from './content-watch.ts'

const ROUNDS = Number(process.env.ROUNDS ?? 7)
const SIZES = [100, 1_000, 10_000]

/** How often a file is saved while the check watches. */
const SAVES = 20

/** What each program does, as the table calls it. */
const NAMES: Record<Program, string> = {
  'content-read': 'reading only',
  'content-run': 'the check',
}

function printRow(count: number, name: string, use: Use, reading: Use, diagnostics: string) {
  const cells = [
    count,
    name,
    use.elapsedMs.toFixed(0),
    (use.elapsedMs / reading.elapsedMs).toFixed(1),
    use.processorMs.toFixed(0),
    (use.processorMs / reading.processorMs).toFixed(1),
    use.megabytes.toFixed(0),
    diagnostics,
  ]
  console.log(`| ${cells.join(' | ')} |`)
}

const parent = mkdtempSync(join(tmpdir(), 'content-bench-'))
try {
  console.log('| files | what | ms | x read | ms of processor | x read | MB | diagnostics |')
  console.log('| ---: | --- | ---: | ---: | ---: | ---: | ---: | ---: |')
  for (const count of SIZES) {
    const sound = measure(['content-read', 'content-run'], makeFolder(parent, count, false), ROUNDS)
    const broken = measure(['content-run'], makeFolder(parent, count, true), ROUNDS)
    const reading = sound.get('content-read')
    if (!reading) continue
    for (const [program, use] of sound) {
      printRow(count, NAMES[program], use, reading, program === 'content-run' ? use.printed : '')
    }
    for (const use of broken.values()) {
      printRow(count, 'the check, three mistakes a file, as --json', use, reading, use.printed)
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
    const { processorMs, megabytes } = measureOnce('content-run', root)
    console.log(`| ${name} | ${processorMs.toFixed(0)} | ${megabytes.toFixed(0)} |`)
  }
} finally {
  rmSync(parent, { recursive: true, force: true })
}
