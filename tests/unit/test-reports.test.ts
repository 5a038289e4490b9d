import { expect, test } from 'vitest'
import { readPlaywright, readVitest } from '../../scripts/test-reports.ts'

test('failed tests of Vitest are named, and a file that could not be loaded', () => {
  const report = {
    numPassedTests: 5,
    numFailedTests: 1,
    numFailedTestSuites: 2,
    testResults: [
      { name: 'a.test.ts', status: 'failed', assertionResults: [{ status: 'failed', fullName: 'two is one' }] },
      { name: 'b.test.ts', status: 'failed', assertionResults: [] },
      { name: 'c.test.ts', status: 'passed', assertionResults: [{ status: 'passed', fullName: 'one is one' }] },
    ],
  }

  expect(readVitest(report)).toEqual({ passed: 5, failed: 1, failures: ['a.test.ts › two is one', 'b.test.ts'] })
})

test('a run of Vitest in which only files could not be loaded has failed', () => {
  const report = { numPassedTests: 0, numFailedTests: 0, numFailedTestSuites: 1, testResults: [] }

  expect(readVitest(report).failed).toBe(1)
})

test('failed tests of Playwright are named with their lines, and those of a second try', () => {
  const spec = (title: string, line: number, status: string) => ({
    title,
    file: 'a.spec.ts',
    line,
    tests: [{ status }],
  })
  const report = {
    stats: { expected: 3, unexpected: 1, flaky: 1 },
    errors: [],
    suites: [
      { specs: [spec('works', 1, 'expected')], suites: [{ specs: [spec('breaks', 7, 'unexpected')] }] },
      { specs: [spec('limps', 9, 'flaky')] },
    ],
  }

  expect(readPlaywright(report)).toEqual({
    passed: 4,
    failed: 1,
    secondTry: 1,
    failures: ['a.spec.ts:7 › breaks', 'a.spec.ts:9 › limps (passed at the second try)'],
  })
})
