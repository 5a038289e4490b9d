import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { formCollections, pluralOf } from '../../scripts/editor/forms/config.ts'
import { type FormField, fieldOf } from '../../scripts/editor/forms/fields.ts'
import { describe as describeSchema } from '../../scripts/editor/forms/json-schema.ts'
import { collections } from '../../src/content/collections.ts'

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

describe('a section type that nobody has told the editor about', () => {
  const timeline = z
    .strictObject({
      type: z.literal('timeline'),
      title: z.string().max(40).meta({ title: 'Başlık', description: 'Kısa.' }),
      years: z
        .array(
          z
            .strictObject({ year: z.int().min(1990).meta({ title: 'Yıl', description: 'Dört haneli.' }) })
            .meta({ title: 'Yıl' }),
        )
        .min(1)
        .meta({ title: 'Yıllar', description: 'Sırayla.' }),
    })
    .meta({ title: 'Zaman çizelgesi' })
  const banner = z.strictObject({ type: z.literal('banner'), title: z.string().meta({ title: 'Başlık' }) })
  const sections = z.array(z.discriminatedUnion('type', [banner, timeline])).meta({ title: 'Bölümler' })

  test('has a form made from its schema', () => {
    const field = fieldOf('sections', describeSchema(sections), true)
    expect(field.types?.map(({ name }) => name)).toEqual(['banner', 'timeline'])
    expect(field.types?.[1]).toMatchObject({
      label: 'Zaman çizelgesi',
      summary: '{{fields.title}}',
      fields: [
        { name: 'title', widget: 'string', required: true },
        { name: 'years', widget: 'list', min: 1, label_singular: 'Yıl', fields: [{ name: 'year', widget: 'number' }] },
      ],
    })
  })
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
