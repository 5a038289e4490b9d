import { expect, test, vi } from 'vitest'
import { readPlainYaml } from '../../scripts/content/parse/fast-path/fast-yaml.ts'
import { isSurelyValid } from '../../scripts/content/schema/plain-validator.ts'
import type { Path } from '../../scripts/content/text/source-text.ts'
import { collections } from '../../src/content/collections.ts'
import { pathsInto, realParts } from '../support/real-content.ts'
import { interfaceTexts, navigation, projects, site } from '../support/valid-content.ts'

vi.setConfig({ testTimeout: 60_000 })

test('what the quick validator accepts, zod accepts: real values, and each with one thing changed', () => {
  const schemas = Object.values(collections)
  const values = realParts().flatMap(({ fields }) => readPlainYaml(fields) ?? [])
  values.push(site, interfaceTexts, navigation, projects)
  const accepted = schemas.flatMap(({ schema }) => values.filter((value) => isSurelyValid(schema, value)))
  expect(accepted.length).toBeGreaterThan(50)
  for (const { schema } of schemas) {
    for (const value of values) expect(isSurelyValid(schema, value)).toBe(schema.safeParse(value).success)
  }
  for (const value of accepted) {
    for (const path of pathsInto(value)) {
      for (const other of [undefined, null, '', ' ', 'x'.repeat(400), 0, 1000, 1.5, [], {}, true, 'Ş', '\n']) {
        const changed = changedAt(value, path, other)
        for (const { schema } of schemas) {
          if (isSurelyValid(schema, changed)) expect(schema.safeParse(changed).success).toBe(true)
        }
      }
    }
  }
})

function changedAt(value: unknown, [step, ...rest]: Path, other: unknown): unknown {
  if (step === undefined || typeof value !== 'object' || value === null) return other
  if (!Array.isArray(value)) return { ...value, [step]: changedAt(Reflect.get(value, step), rest, other) }
  const isThere = typeof step === 'number' && step < value.length
  return isThere ? value.with(step, changedAt(value[step], rest, other)) : [...value, other]
}
