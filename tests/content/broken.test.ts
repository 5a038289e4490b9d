import { expect, test } from 'vitest'
import { CODES } from '../../scripts/content/diagnostics/messages/translate.ts'
import { cases, groups } from '../fixtures/cases/all.ts'
import { brokenFolder, readExpected, reportOf } from '../support/broken-content.ts'

const expected = readExpected()
const names = Object.keys(cases)

test('there is an example of every kind of mistake people make', () => {
  expect(names.length).toBeGreaterThan(550)
  // A name in two groups would hide one of the two.
  expect(names.length).toBe(Object.values(groups).flatMap((group) => Object.keys(group)).length)
})

test('every case has an expected report, and every expected report a case', () => {
  expect([...expected.keys()].sort()).toEqual(names.toSorted())
})

test.each(names)('%s is reported as expected, in English at the same places', async (name) => {
  const root = await brokenFolder(name)
  const places = (report: string | undefined) => report?.match(/^content\/.*$/gm)

  const [turkish, english] = [await reportOf(root), await reportOf(root, 'en')]

  expect(turkish).toBe(expected.get(name))
  expect(places(english)).toEqual(places(turkish))
  expect(english).not.toMatch(/Beklenen|Düzeltme|undefined|\[object/)
})

test('reports are calm and speak the words of authors', () => {
  expect([...expected.values()].join('\n')).not.toMatch(
    /[Gg]eçersiz|[Ll]ütfen|[Hh]atalı|unuttunuz|undefined|\[object|\bNaN\b|\bstring\b|\bregex\b|ZodError|\bat .*:\d+:\d+\)/,
  )
})

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
  const reports = [...expected.values()]
  const shown = new Set(
    reports.flatMap((report) => [...report.matchAll(/^content\/\S.*:\d+:\d+ {2}(\S+)$/gm)].map((match) => match[1])),
  )

  expect(CODES.filter((code) => !shown.has(code)).sort()).toEqual([...SHOWN_ELSEWHERE].sort())
})
