import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { parse, stringify } from 'yaml'
import { z } from 'zod'
import { readValues, type Values, writeValues } from '../../scripts/editor/merge/entry.ts'
import { collectionOf } from '../../scripts/editor/merge/entry-of.ts'
import { editJson } from '../../scripts/editor/merge/json.ts'
import { mergeValues } from '../../scripts/editor/merge/three-way.ts'
import { editYaml } from '../../scripts/editor/merge/yaml.ts'
import { fuzzRuns } from '../support/fuzz.ts'
import { FIXTURE_SITE } from '../support/test-sites.ts'

// Thousands of files are written and read; a busy machine takes its time.
vi.setConfig({ testTimeout: 120_000 })

/** Every entry of the fixture site, by its path. */
const entries = readdirSync(FIXTURE_SITE.content, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.(?:json|md)$/.test(entry.name))
  .map((entry) => relative(FIXTURE_SITE.content, join(entry.parentPath, entry.name)))
  .flatMap((path) => {
    const collection = collectionOf(path)
    return collection ? [{ path, collection, text: readFileSync(join(FIXTURE_SITE.content, path), 'utf8') }] : []
  })

type Path = (string | number)[]

/** Where the texts of a value are. */
function textsIn(value: unknown, path: Path = []): Path[] {
  if (typeof value === 'string') return [path]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, child]) =>
    textsIn(child, [...path, Array.isArray(value) ? Number(key) : key]),
  )
}

function replaceAt(value: unknown, [step, ...rest]: Path, change: (text: string) => string): unknown {
  if (step === undefined) return change(String(value))
  if (Array.isArray(value)) return value.map((item, index) => (index === step ? replaceAt(item, rest, change) : item))
  const record = value as Values
  return { ...record, [step]: replaceAt(record[step], rest, change) }
}

/** How many lines at the same places differ; a different number of lines counts as a difference too. */
function countChanges(before: string, after: string): number {
  const a = before.split('\n')
  const b = after.split('\n')
  return a.filter((line, index) => line !== b[index]).length + Math.abs(a.length - b.length)
}

test.each(entries)('$path: opened and saved it stays byte for byte', ({ text, collection }) => {
  expect(writeValues(text, readValues(text, collection), collection)).toBe(text)
})

test.each(entries)('$path: any of its texts changed is one line changed', ({ text, collection }) => {
  const values = readValues(text, collection)
  const paths = textsIn(values).filter((path) => path[0] !== 'body' && path.at(-1) !== 'type')
  const wrong = paths.filter((path) => {
    const next = replaceAt(values, path, (old) => old.replace(/.$/, 'ğ: "yeni"')) as Values
    const written = writeValues(text, next, collection)
    return countChanges(text, written) !== 1 || !isDeepStrictEqual(readValues(written, collection), next)
  })
  expect(paths.length).toBeGreaterThan(0)
  expect(wrong).toEqual([])
})

const word = fc.stringMatching(/^[a-zçğıöşü:#'"\-{}[\] ]{1,12}$/)
const paragraph = fc.oneof(
  word,
  fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join('\n')),
)
const item = fc.record(
  { type: fc.constantFrom('hero', 'faq'), title: paragraph, lead: paragraph },
  { requiredKeys: ['type'] },
)
const fields = fc.record(
  {
    title: paragraph,
    order: fc.integer(),
    tags: fc.array(word, { maxLength: 4 }),
    sections: fc.array(item, { maxLength: 5 }),
  },
  { requiredKeys: ['title'] },
)

test('whatever is changed, the file says exactly what was in the form', () => {
  fc.assert(
    fc.property(fields, fields, (before, next) => {
      expect(parse(editYaml(stringify(before), next))).toEqual(next)
      expect(JSON.parse(editJson(JSON.stringify(before, null, 2), next))).toEqual(next)
    }),
    { numRuns: fuzzRuns(300) },
  )
})

test('a merge with an untouched side is the other side, and two equal edits are no conflict', () => {
  fc.assert(
    fc.property(fields, fields, (base, edited) => {
      for (const [mine, theirs] of [
        [edited, base],
        [base, edited],
        [edited, edited],
      ]) {
        expect(mergeValues(z.object({}), base, mine, theirs)).toEqual({ values: edited, conflicts: [] })
      }
    }),
    { numRuns: fuzzRuns(300) },
  )
})

test('a merge of edits to different fields holds both, whatever else is in the lists around them', () => {
  fc.assert(
    fc.property(fields, fields, word, (base, edited, title) => {
      const { values, conflicts } = mergeValues(
        z.object({}),
        base,
        { ...edited, title: base.title },
        { ...base, title },
      )
      expect({ values, conflicts }).toEqual({ values: { ...edited, title }, conflicts: [] })
    }),
    { numRuns: fuzzRuns(300) },
  )
})
