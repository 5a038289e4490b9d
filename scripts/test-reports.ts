import { relative } from 'node:path'

/** What a check of `npm test` came to; `failures` are the full names of the tests that failed, with their files. */
export type Tally = { passed: number; failed: number; secondTry?: number; failures?: string[] }

type VitestReport = {
  numPassedTests?: number
  numFailedTests?: number
  numFailedTestSuites?: number
  testResults?: {
    name: string
    status: string
    assertionResults: { status: string; fullName: string }[]
  }[]
}

/** Reads Vitest's JSON report. */
export function readVitest(json: unknown): Tally {
  const { numPassedTests = 0, numFailedTests = 0, numFailedTestSuites = 0, testResults = [] } = json as VitestReport
  const failures = testResults.flatMap(({ name, status, assertionResults }) => {
    const file = relative('', name)
    const failed = assertionResults.filter((test) => test.status === 'failed')
    // A file that could not be loaded holds no failed test, but it has failed.
    if (failed.length === 0 && status === 'failed') return [file]
    return failed.map(({ fullName }) => `${file} › ${fullName}`)
  })
  return { passed: numPassedTests, failed: Math.max(numFailedTests, numFailedTestSuites ? 1 : 0), failures }
}

type PlaywrightSuite = {
  suites?: PlaywrightSuite[]
  specs?: { title: string; file: string; line: number; tests: { status: string }[] }[]
}

/** Reads Playwright's JSON report. A test that passed at the second try is no failure, but it is named. */
export function readPlaywright(json: unknown): Tally {
  const { stats, errors, suites } = json as {
    stats: Record<string, number>
    errors: unknown[]
    suites?: PlaywrightSuite[]
  }
  const secondTry = stats.flaky ?? 0
  return {
    passed: (stats.expected ?? 0) + secondTry,
    failed: (stats.unexpected ?? 0) + errors.length,
    secondTry,
    failures: (suites ?? []).flatMap(namesIn),
  }
}

const REMARKS: Record<string, string> = { unexpected: '', flaky: ' (passed at the second try)' }

function namesIn({ suites = [], specs = [] }: PlaywrightSuite): string[] {
  const here = specs.flatMap(({ title, file, line, tests }) =>
    tests.flatMap(({ status }) => (status in REMARKS ? [`${file}:${line} › ${title}${REMARKS[status]}`] : [])),
  )
  return [...here, ...suites.flatMap(namesIn)]
}
