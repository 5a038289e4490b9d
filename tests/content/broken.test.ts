import { expect, test } from 'vitest'
import { checkFolder } from '../../scripts/content/check.ts'
import en from '../../scripts/content/diagnostics/messages/en.json' with { type: 'json' }
import type { MessageParams } from '../../scripts/content/diagnostics/messages/params.ts'
import tr from '../../scripts/content/diagnostics/messages/tr.json' with { type: 'json' }
import type { CheckResult } from '../../scripts/content/site/check-file.ts'
import { cases, groups } from '../fixtures/cases/all.ts'
import { brokenFolder, readExpected, reportOf } from '../support/broken-content.ts'

const expected = readExpected()
const names = Object.keys(cases)

test('every case has an expected report, and every expected report a case', () => {
  expect([...expected.keys()].sort()).toEqual(names.toSorted())
  // A name in two groups would hide one of the two.
  expect(names.length).toBe(Object.values(groups).flatMap((group) => Object.keys(group)).length)
})

/** Each case is checked once for both languages. */
const results = new Map<string, CheckResult>()

async function resultOf(name: string): Promise<CheckResult> {
  const result = results.get(name) ?? checkFolder(await brokenFolder(name))
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

/** Codes no set of files in version control can show: they need links, pipes, permissions or sheer size. */
const SHOWN_ELSEWHERE = {
  'not-a-file': { name: '' },
  'not-a-folder': { name: '' },
  'linked-file': { name: '', target: '', reason: 'loop' },
  'special-file': { name: '' },
  'unreadable-file': { name: '', reason: '' },
  'too-large-file': { name: '', size: 0, max: 0, isPicture: false },
  'missing-folder': { path: '' },
  placeholder: { value: '', isMarked: false },
  'unused-image': { name: '' },
} satisfies Partial<MessageParams>

test('every code has a broken example, and its texts in both languages name exactly its parameters', async () => {
  const params = new Map<string, Set<string>>()
  const collect = (code: string, of: object) =>
    params.set(code, new Set([...(params.get(code) ?? []), ...Object.keys(of)]))
  for (const name of names) {
    for (const found of (await resultOf(name)).diagnostics) collect(found.code, found.params)
  }
  const isShown = (code: string) => params.has(code)
  expect(Object.keys(SHOWN_ELSEWHERE).filter(isShown)).toEqual([])
  for (const [code, of] of Object.entries(SHOWN_ELSEWHERE)) collect(code, of)

  const reported = Object.fromEntries([...params].map(([code, names]) => [code, [...names].sort()]))
  expect(paramsOf(tr)).toEqual(reported)
  expect(paramsOf(en)).toEqual(reported)
})

/** The parameters the texts of a catalogue name, by code. */
function paramsOf(catalogue: object): Record<string, string[]> {
  const named = (texts: object) => {
    const json = JSON.stringify(texts)
    const found = [...json.matchAll(/"by":"(\w+)\??"/g), ...json.matchAll(/\{(\w+)(?:, \w+)?\}/g)]
    return [...new Set(found.map(([, name]) => name ?? ''))].sort()
  }
  return Object.fromEntries(Object.entries(catalogue).map(([code, texts]) => [code, named(texts)]))
}
