import { expect, test } from 'vitest'
import { z } from 'zod'
import { formCollections, pluralOf } from '../../scripts/editor/forms/config.ts'
import { type FormField, fieldOf } from '../../scripts/editor/forms/fields.ts'
import { describe as describeSchema } from '../../scripts/editor/forms/json-schema.ts'
import { collections } from '../../src/content/collections.ts'
import { pageSchema } from '../../src/content/schemas/pages.ts'

type FormCollection = { name: string; fields?: FormField[]; files?: { name: string; fields: FormField[] }[] }

const forms = formCollections() as FormCollection[]

function everyField(fields: readonly FormField[]): FormField[] {
  return fields.flatMap((field) => [
    field,
    ...everyField([...(field.fields ?? []), ...(field.types ?? []), ...(field.field ? [field.field] : [])]),
  ])
}

const all = forms.flatMap(({ fields = [], files = [] }) =>
  everyField([...fields, ...files.flatMap((file) => file.fields)]),
)

test('every kind of content has a form, under its own name', () => {
  const names = forms.flatMap(({ name, files }) => files?.map((file) => file.name) ?? [name])
  expect(names.sort()).toEqual(Object.keys(collections).sort())
})

test('every field has a Turkish label and says what to write', () => {
  const speechless = all.filter(({ label, name, hint }) => label === name || !hint)
  expect(speechless.map(({ name }) => name)).toEqual([])
})

test('choices are shown in words', () => {
  const choices = all.flatMap(({ options }) => (options ?? []) as { label: string; value: string }[])
  expect(choices.length).toBeGreaterThan(0)
  expect(choices.filter(({ label, value }) => label === value)).toEqual([])
})

test('every kind of section can be chosen, each with every field of its schema', () => {
  const section = pageSchema.shape.sections.element as unknown as { options: { shape: object }[] }
  const sections = all.find(({ name }) => name === 'sections')
  expect(sections?.types?.map(({ fields = [] }) => fields.map(({ name }) => name))).toEqual(
    section.options.map(({ shape }) => Object.keys(shape).filter((name) => name !== 'type')),
  )
})

test('a kind of value without a form is an error, not a missing field', () => {
  expect(() => fieldOf('x', describeSchema(z.union([z.string(), z.number()])), true)).toThrow(
    'There is no form field for "x"',
  )
})

test('the pattern of a text accepts what its schema accepts', () => {
  const schema = z
    .string()
    .min(2)
    .max(5)
    .regex(/^[a-z]+$/)
  const [pattern = ''] = fieldOf('x', describeSchema(schema), true).pattern ?? []
  for (const text of ['', 'a', 'ab', 'abcde', 'abcdef', 'AB', 'a\nb']) {
    expect([text, new RegExp(pattern).test(text)]).toEqual([text, schema.safeParse(text).success])
  }
})

test.each([
  ['Hizmet', 'Hizmetler'],
  ['Sayfa', 'Sayfalar'],
  ['Duyuru', 'Duyurular'],
  ['Ürün', 'Ürünler'],
])('the plural of %s is %s', (word, plural) => {
  expect(pluralOf(word)).toBe(plural)
})
