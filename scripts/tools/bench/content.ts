/**
 * `npm run bench:content`: measures the content check as whole processes: many files compared with reading them, the
 * site's own content, saves in watch mode, and hostile files.
 */
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { addPages, makeFolder } from './content-files.ts'

const ROUNDS = Number(process.env.ROUNDS ?? 5)

/** Number of saves in watch mode, and a pause longer than the debounce. */
const SAVES = 20
const BETWEEN_SAVES_MS = 150

/** Resources of a whole process: CPU time, peak memory, elapsed time. */
type Use = { processorMs: number; megabytes: number; elapsedMs: number }

const pathOf = (file: string) => fileURLToPath(new URL(file, import.meta.url))
const READING = [pathOf('content-read.mjs')]

/** The arguments of Node in `npm run content:check`, its options for the heap included. */
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
const COMMAND = scripts['content:check']?.split(' ').slice(1) ?? []
const CHECKING = [...COMMAND, '--json']

function measure(program: readonly string[], root: string): Use {
  const start = performance.now()
  const words = ['--require', pathOf('process-use.cjs'), ...program, root]
  const { output } = spawnSync(process.execPath, words, { stdio: ['ignore', 'ignore', 'inherit', 'pipe'] })
  return { ...(JSON.parse(String(output[3])) as Use), elapsedMs: performance.now() - start }
}

/** Takes the minimum time of several rounds, as other load only adds to it. */
function measureOften(programs: readonly (readonly string[])[], root: string): Use[] {
  const rounds = Array.from({ length: ROUNDS }, () => programs.map((program) => measure(program, root)))
  return programs.map((_, index) => {
    const uses = rounds.map((round) => round[index] as Use)
    const least = (figure: (use: Use) => number) => Math.min(...uses.map(figure))
    return {
      processorMs: least((use) => use.processorMs),
      megabytes: Math.max(...uses.map((use) => use.megabytes)),
      elapsedMs: least((use) => use.elapsedMs),
    }
  })
}

/** Alternately breaks and mends a link; returns the sorted milliseconds from save to report. */
async function timeSaves(root: string): Promise<number[]> {
  const file = join(root, 'pages/sayfa-1.md')
  const good = readFileSync(file, 'utf8')
  const child = spawn(process.execPath, [...COMMAND, root, '--watch', '--json'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const report = async () => {
    let text = ''
    while (!text.endsWith('\n')) text += String((await once(child.stdout, 'data'))[0])
  }
  try {
    await report()
    const times: number[] = []
    for (let save = 0; save < SAVES; save += 1) {
      await pause(BETWEEN_SAVES_MS)
      const start = performance.now()
      const answer = report()
      writeFileSync(file, save % 2 === 0 ? good.replace('link: /iletisim', 'link: /iletsim') : good)
      await answer
      times.push(performance.now() - start)
    }
    return times.sort((a, b) => a - b)
  } finally {
    child.kill()
  }
}

/** Hostile content folders. */
const hostile: Record<string, (root: string) => void> = {
  '20 MB of JSON': (root) => writeFileSync(join(root, 'site.json'), `{"brand":"${'ş'.repeat(10_000_000)}"}`),
  '200,000 levels of JSON': (root) => writeFileSync(join(root, 'site.json'), '['.repeat(200_000)),
  'YAML that grows when it is read': (root) => {
    const lines = Array.from({ length: 30 }, (_, level) => `a${level}: &a${level} [*a${level - 1}, *a${level - 1}]`)
    writeFileSync(join(root, 'services/seo.md'), `---\n${lines.join('\n')}\n---\nMetin.\n`)
  },
  'a pipe nobody writes to': (root) => {
    rmSync(join(root, 'site.json'))
    execFileSync('mkfifo', [join(root, 'site.json')])
  },
  'a link to its own folder': (root) => symlinkSync('..', join(root, 'pages/icerik')),
}

const parent = mkdtempSync(join(tmpdir(), 'content-bench-'))
try {
  console.log('| what | ms of processor | x reading | ms | MB |\n| --- | ---: | ---: | ---: | ---: |')
  const print = (name: string, use: Use, reading?: Use) => {
    const times = reading ? (use.processorMs / reading.processorMs).toFixed(1) : ''
    const figures = [use.processorMs.toFixed(0), times, use.elapsedMs.toFixed(0), use.megabytes.toFixed(0)]
    console.log(`| ${[name, ...figures].join(' | ')} |`)
  }
  for (const count of [1000, 10_000]) {
    const root = addPages(makeFolder(join(parent, String(count))), count)
    const [reading, checking] = measureOften([READING, CHECKING], root) as [Use, Use]
    print(`${count} files, reading only`, reading)
    print(`${count} files, the check`, checking, reading)
  }
  print("the site's own content, the whole command", measureOften([COMMAND], 'content')[0] as Use)
  for (const [name, add] of Object.entries(hostile)) {
    const root = makeFolder(join(parent, name))
    add(root)
    print(name, measure(CHECKING, root))
  }
  const saves = await timeSaves(addPages(makeFolder(join(parent, 'watched')), 1000))
  console.log(
    `\nWatching 1,000 pages, save to report: ${saves[0]?.toFixed(0)} ms, ${saves[SAVES / 2]?.toFixed(0)} ms in the middle`,
  )
} finally {
  rmSync(parent, { recursive: true, force: true })
}
