/**
 * `npm test`: every check of the project, one after the other, whatever the ones before it said.
 * The last line is `N passed, N failed`; a check without tests of its own counts as one.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { ensureChromium } from './chromium.ts'
import { readPlaywright, readVitest, type Tally } from './test-reports.ts'

type Check = { name: string; command: string[]; report?: { file: string; read: (json: unknown) => Tally } }

const RESULTS = 'test-results'

const vitest = (name: string, folders: string[]): Check => ({
  name,
  command: [
    'vitest',
    'run',
    ...folders,
    '--reporter=default',
    '--reporter=json',
    `--outputFile=${RESULTS}/${name}.json`,
  ],
  report: { file: `${RESULTS}/${name}.json`, read: readVitest },
})

const checks: Check[] = [
  { name: 'types', command: ['tsc', '--noEmit'] },
  { name: 'lint', command: ['biome', 'check', '--error-on-warnings', '--colors=off'] },
  { name: 'imports', command: ['npm', 'run', '--silent', 'imports'] },
  { name: 'unused', command: ['knip', '--no-progress'] },
  { name: 'content', command: ['npm', 'run', '--silent', 'content:check'] },
  vitest('unit', [
    'tests/unit',
    'tests/content',
    'tests/local-database',
    'tests/prerender',
    'tests/security',
    'tests/editor',
  ]),
  vitest('sections', ['tests/sections']),
  { name: 'build', command: ['vite', 'build'] },
  vitest('build-output', ['tests/build']),
  {
    name: 'browser',
    command: ['playwright', 'test'],
    report: { file: `${RESULTS}/browser.json`, read: readPlaywright },
  },
]

function run({ name, command, report }: Check): Tally {
  console.log(`\n== ${name} ==`)
  const [program = '', ...parameters] = command[0] === 'npm' ? command : ['npx', '--no-install', ...command]
  const { status } = spawnSync(program, parameters, { stdio: 'inherit' })
  if (!report) return { passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1 }
  if (!existsSync(report.file)) return { passed: 0, failed: 1 }
  const tally = report.read(JSON.parse(readFileSync(report.file, 'utf8')))
  const hasSilentFailure = status !== 0 && tally.failed === 0
  return { ...tally, failed: tally.failed + (hasSilentFailure ? 1 : 0) }
}

rmSync(RESULTS, { recursive: true, force: true })
mkdirSync(RESULTS, { recursive: true })

const rows: (Tally & { name: string; seconds: number })[] = []
try {
  ensureChromium()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  rows.push({ name: 'chromium', passed: 0, failed: 1, seconds: 0 })
}
for (const check of checks) {
  const start = performance.now()
  rows.push({ name: check.name, ...run(check), seconds: Math.round((performance.now() - start) / 1000) })
}

console.log('')
for (const { name, passed, failed, secondTry, seconds } of rows) {
  const needed = secondTry ? ` (${secondTry} only at the second try)` : ''
  console.log(
    `${name.padEnd(14)}${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed ${seconds} s${needed}`,
  )
}
// At the very end, where who reads a long log looks first.
for (const { failures = [] } of rows) for (const failure of failures) console.log(`  ${failure}`)
const passed = rows.reduce((sum, row) => sum + row.passed, 0)
const failed = rows.reduce((sum, row) => sum + row.failed, 0)
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
