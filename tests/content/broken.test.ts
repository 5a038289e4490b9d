import { expect, test } from 'vitest'
import { checkFolder, FileCache } from '../../scripts/content/check.ts'
import { CODES } from '../../scripts/content/diagnostics/messages/translate.ts'
import type { CheckResult } from '../../scripts/content/site/check-file.ts'
import { cases, groups } from '../fixtures/cases/all.ts'
import { brokenFolder, readExpected, reportOf } from '../support/broken-content.ts'
import { contentFolder } from '../support/content-folder.ts'

const expected = readExpected()
const names = Object.keys(cases)

test('every case has an expected report, and every expected report a case', () => {
  expect([...expected.keys()].sort()).toEqual(names.toSorted())
  // A name in two groups would hide one of the two.
  expect(names.length).toBe(Object.values(groups).flatMap((group) => Object.keys(group)).length)
})

const results = new Map<string, CheckResult>()
const root = await contentFolder()
const memory = new FileCache()

/** Each case is checked once for both languages; as a draft, for which nothing is written, unless it is about folders. */
async function resultOf(name: string): Promise<CheckResult> {
  const changes = Object.entries(cases[name] ?? {})
  const draft = new Map(changes.map(([path, content]) => [path, content === null ? null : Buffer.from(content)]))
  const check = async () =>
    Object.hasOwn(groups.folder ?? {}, name)
      ? checkFolder(await brokenFolder(name))
      : checkFolder(root, { memory, draft })
  const result = results.get(name) ?? (await check())
  results.set(name, result)
  return result
}

test.each(names)('%s is reported as expected, in English at the same places', async (name) => {
  const result = await resultOf(name)
  const places = (report: string | undefined) => report?.match(/^content\/.*$/gm)

  const [turkish, english] = [reportOf(result), reportOf(result, 'en')]

  expect(turkish).toBe(expected.get(name))
  expect(places(english)).toEqual(places(turkish))
  expect(english).not.toMatch(/Beklenen|Düzeltme|undefined|\[object/)
})

test('reports are calm and speak the words of authors', () => {
  expect([...expected.values()].join('\n')).not.toMatch(
    /[Gg]eçersiz|[Ll]ütfen|[Hh]atalı|unuttunuz|undefined|\[object|\bNaN\b|\bstring\b|\bregex\b|ZodError|\bat .*:\d+:\d+\)/,
  )
})

/** Codes no set of files in version control can show: they need links, pipes, permissions, sheer size or a release. */
const SHOWN_ELSEWHERE =
  'not-a-file not-a-folder linked-file special-file unreadable-file too-large-file missing-folder placeholder unused-image'

test('every code has a broken example', async () => {
  const shown = new Set(SHOWN_ELSEWHERE.split(' '))
  for (const name of names) for (const { code } of (await resultOf(name)).diagnostics) shown.add(code)

  expect([...shown].sort()).toEqual(CODES.toSorted())
})
