import { expect, test } from 'vitest'
import { CODES } from '../../scripts/content/diagnostics/messages/index.ts'
import { readExpected } from '../support/broken-content.ts'

/** Codes no set of files in version control can show: they need links, pipes, permissions or sheer size. */
const SHOWN_ELSEWHERE = [
  'not-a-file',
  'not-a-folder',
  'linked-file',
  'special-file',
  'unreadable-file',
  'too-large-file',
  'missing-folder',
  'placeholder',
  'unused-image',
]

test('every code has a broken example', () => {
  const reports = [...readExpected().values()]
  const shown = new Set(
    reports.flatMap((report) => [...report.matchAll(/^content\/\S.*:\d+:\d+ {2}(\S+)$/gm)].map((match) => match[1])),
  )

  expect(CODES.filter((code) => !shown.has(code)).sort()).toEqual([...SHOWN_ELSEWHERE].sort())
})
