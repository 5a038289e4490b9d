import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'

/** Result of a part of `npm test`. Each remark names a test that failed, was skipped or was flaky. */
export type Tally = { passed: number; failed: number; skipped: number; retried: number; remarks: string[] }

type Outcome = 'passed' | 'failed' | 'skipped' | 'retried'
type Result = { name: string; outcome: Outcome }

type VitestReport = {
  testResults: { name: string; status: string; assertionResults: { status: string; fullName: string }[] }[]
}
type PlaywrightSuite = {
  suites?: PlaywrightSuite[]
  specs?: { title: string; file: string; line: number; tests: { status: string }[] }[]
}
type PlaywrightReport = PlaywrightSuite & { errors: { message?: string }[] }

const PLAYWRIGHT_OUTCOMES: Record<string, Outcome> = { expected: 'passed', skipped: 'skipped', flaky: 'retried' }

/** Counts the tests of a JSON report of Vitest or Playwright; `undefined` without a report. */
export function readReport(file: string): Tally | undefined {
  if (!existsSync(file)) return undefined
  const report = JSON.parse(readFileSync(file, 'utf8')) as VitestReport | PlaywrightReport
  const results = 'testResults' in report ? readVitest(report) : readPlaywright(report)
  const count = (...outcomes: Outcome[]) => results.filter(({ outcome }) => outcomes.includes(outcome)).length
  return {
    passed: count('passed', 'retried'),
    failed: count('failed'),
    skipped: count('skipped'),
    retried: count('retried'),
    remarks: results.flatMap(({ name, outcome }) => (outcome === 'passed' ? [] : [`${outcome}: ${name}`])),
  }
}

function readVitest({ testResults }: VitestReport): Result[] {
  return testResults.flatMap(({ name, status, assertionResults }): Result[] => {
    const file = relative('', name)
    // A test file that failed to load has no test results.
    const isUnread = status === 'failed' && assertionResults.every((test) => test.status !== 'failed')
    const tests = assertionResults.map((test): Result => {
      const outcome = test.status === 'passed' || test.status === 'failed' ? test.status : 'skipped'
      return { name: `${file} › ${test.fullName}`, outcome }
    })
    return isUnread ? [...tests, { name: file, outcome: 'failed' }] : tests
  })
}

function readPlaywright({ errors, ...root }: PlaywrightReport): Result[] {
  const inSuite = ({ suites = [], specs = [] }: PlaywrightSuite): Result[] => [
    ...specs.flatMap(({ title, file, line, tests }) =>
      tests.map(
        ({ status }): Result => ({
          name: `${file}:${line} › ${title}`,
          outcome: PLAYWRIGHT_OUTCOMES[status] ?? 'failed',
        }),
      ),
    ),
    ...suites.flatMap(inSuite),
  ]
  const outside = errors.map(({ message = '' }): Result => ({ name: message.split('\n')[0] ?? '', outcome: 'failed' }))
  return [...inSuite(root), ...outside]
}
