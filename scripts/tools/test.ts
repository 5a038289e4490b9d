/**
 * `npm test`: every check of the project, as many in parallel as there are cores. In the browser it runs the tests whose
 * titles begin with `@core`.
 * `--all` runs every test of the site and of the form editor in the browser, tries properties with more inputs, and adds
 * two more engines and other content.
 * `--live` runs only the tests of the live content: `content`, or the folder in SITE_CONTENT.
 * The last line is `N passed, N failed`; a part without tests of its own counts as one.
 */
import { spawn } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { availableParallelism, cpus } from 'node:os'
import { delimiter, resolve } from 'node:path'
import { buildArguments, environmentOf, FIXTURE_SITE, LIVE_SITE } from '../../tests/support/test-sites.ts'
import { ensureChromium } from './chromium.ts'
import { readReport, type Tally } from './test-report.ts'

type Part = {
  name: string
  command: string[]
  env?: Record<string, string>
  /** Name of the part that must pass before this one starts. */
  after?: string
  /** Path of its JSON report. */
  report?: string
  /** Whether it is about the live content. */
  isLive?: boolean
}
type Result = Tally & { name: string; seconds: number; output: string }

const isAll = process.argv.includes('--all')
const isLiveOnly = process.argv.includes('--live')
const results = resolve('test-results', isLiveOnly ? 'live' : 'all')
const fixture = environmentOf(FIXTURE_SITE)
const live = environmentOf(LIVE_SITE)

function vitest(name: string, ...options: string[]): Part {
  const report = `${results}/${name}.json`
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`]
  const env = isAll ? { ...fixture, FUZZ_TIMES: '8' } : fixture
  return { name, command: ['vitest', 'run', ...reporters, ...options], env, report }
}

function playwright(name: string, env: Record<string, string>, ...options: string[]): Part {
  const report = `${results}/${name}.json`
  const command = ['playwright', 'test', '--reporter=dot,json', `--output=${results}/${name}`, ...options]
  return { name, command, env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report, SITE_IS_BUILT: '1' }, report }
}

// In starting order: what others wait for, what takes longest, then the rest.
const parts: Part[] = [
  {
    name: 'content',
    command: ['node', '--max-semi-space-size=2', 'scripts/content/cli/start.mjs', LIVE_SITE.content],
    isLive: true,
  },
  { name: 'build', command: ['vite', ...buildArguments(FIXTURE_SITE)], env: fixture },
  { name: 'live build', command: ['vite', ...buildArguments(LIVE_SITE)], env: live, after: 'content', isLive: true },
  { ...playwright('live', { ...live, TEST_SUITE: 'live' }, '--workers=1'), after: 'live build', isLive: true },
  {
    ...playwright('browser', { ...fixture, TEST_SUITE: 'editor+site' }, ...(isAll ? [] : ['--grep=@core'])),
    after: 'build',
  },
  // More checkers work side by side, and do much of the work twice; other parts have the other cores.
  { name: 'types', command: ['tsc', '--noEmit', '--checkers', '1'] },
  { name: 'lint', command: ['biome', 'check', '--error-on-warnings', '--colors=off'] },
  { name: 'imports', command: ['depcruise', 'src', 'scripts', 'vite.config.ts'] },
  { name: 'unused', command: ['knip', '--no-progress'] },
  { ...vitest('built', '--project=built'), after: 'build' },
  vitest('unit', '--project=unit', '--project=isolated'),
]
const slowParts: Part[] = [
  vitest('engines', '--project=engines'),
  { name: 'other content', command: ['tsx', 'tests/live/other-content.ts'] },
]

/** Runs a part and prints its result; the output of a failed part is printed at the end. */
async function run({ name, command: [program = '', ...words], env, report }: Part): Promise<Result> {
  const start = performance.now()
  const PATH = [resolve('node_modules/.bin'), process.env.PATH].join(delimiter)
  const child = spawn(program, words, { env: { ...process.env, ...env, PATH }, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  const status = await new Promise<number | null>((done) => {
    child.on('error', (error) => {
      output += error.message
      done(null)
    })
    child.on('close', done)
  })
  const seconds = Math.round((performance.now() - start) / 1000)
  const last = /(\d+) passed, (\d+) failed\s*$/.exec(output)
  const counted = { passed: Number(last?.[1] ?? status === 0), failed: Number(last?.[2] ?? 0) }
  const tally = (report && readReport(report)) || { ...counted, skipped: 0, retried: 0, remarks: [] }
  // A part can fail without a failed test, e.g. when it cannot start.
  if (status !== 0 && tally.failed === 0) Object.assign(tally, { failed: 1 })
  console.log(`\n== ${name}: ${tally.failed > 0 ? 'failed, see the end' : 'passed'}, ${seconds} s ==`)
  if (tally.failed === 0 && output.trim()) console.log(output.trim())
  return { ...tally, name, seconds, output }
}

/** Runs the parts in order, as many in parallel as there are cores; a dependent part waits for its predecessor. */
async function runAll(parts: readonly Part[]): Promise<Result[]> {
  const waiting = [...parts]
  const ended: Result[] = []
  const running = new Set<Promise<void>>()
  const hasPassed = (name?: string) => !name || ended.some((result) => result.name === name && result.failed === 0)
  for (;;) {
    const next = waiting.find(({ after }) => hasPassed(after))
    if (next && running.size < availableParallelism()) {
      waiting.splice(waiting.indexOf(next), 1)
      const job: Promise<void> = run(next).then((result) => {
        ended.push(result)
        running.delete(job)
      })
      running.add(job)
    } else if (running.size > 0) await Promise.race(running)
    else return [...ended, ...waiting.map(({ name, after }) => failure(name, `needs ${after}`))]
  }
}

function failure(name: string, why: string): Result {
  const remarks = [`failed: ${name}: ${why}`]
  return { name, passed: 0, failed: 1, skipped: 0, retried: 0, remarks, seconds: 0, output: '' }
}

/** Seconds the processors of the machine have worked since it started; children that are gone are counted too. */
function processorSeconds(): number {
  const milliseconds = cpus().reduce((sum, { times }) => sum + times.user + times.nice + times.sys, 0)
  return Math.round(milliseconds / 1000)
}

rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })
const start = performance.now()
const workBefore = processorSeconds()
const ran: Result[] = []
try {
  ensureChromium()
} catch (error) {
  ran.push(failure('chromium', error instanceof Error ? error.message : String(error)))
}
ran.push(...(await runAll(parts.filter(({ isLive }) => isLive || !isLiveOnly))))
// One after the other: each gets all cores.
if (isAll) ran.push(...(await runAll(slowParts)))

for (const { name, output, failed } of ran) if (failed > 0) console.log(`\n== ${name} ==\n${output.trim()}`)
console.log('')
for (const { name, passed, failed, seconds } of ran)
  console.log(
    `${name.padEnd(14)}${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed ${seconds} s`,
  )
for (const { remarks } of ran) for (const remark of remarks) console.log(`  ${remark}`)
const sum = (key: 'passed' | 'failed' | 'skipped' | 'retried') => ran.reduce((total, part) => total + part[key], 0)
const seconds = Math.round((performance.now() - start) / 1000)
const work = processorSeconds() - workBefore
console.log(`\n${seconds} s, ${work} s of processor on the whole machine`)
console.log(`${sum('skipped')} skipped, ${sum('retried')} passed only at the second try`)
console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
process.exitCode = sum('failed') === 0 ? 0 : 1
