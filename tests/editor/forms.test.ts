import { expect, test } from 'vitest'
import { z } from 'zod'
import { pictureName, titleOf } from '../../scripts/editor/client/state/derived.ts'
import { blankOf, exampleOf, fieldsOf, variantsAt, withoutControls } from '../../scripts/editor/client/state/schema.ts'
import { describeSchema } from '../../scripts/editor/forms/describe-schema.ts'
import { type FieldSchema, labelOf, placeOf } from '../../scripts/editor/forms/field-schema.ts'
import { formCollections } from '../../scripts/editor/server/content-list.ts'
import { pages } from '../../src/collections/pages.ts'

const forms = formCollections()

function everyField(schema: FieldSchema): [string, FieldSchema][] {
  const below = [...(schema.oneOf ?? []), ...(schema.items ? [schema.items] : [])].flatMap(everyField)
  return [
    ...below,
    ...fieldsOf(schema).flatMap(([key, field]) => [[key, field] as [string, FieldSchema], ...everyField(field)]),
  ]
}

function formOf(name: string) {
  return forms.find((form) => form.name === name) as (typeof forms)[number]
}

const all = forms.flatMap(({ schema }) => everyField(schema))

test('every field has a Turkish label and says what to write, in words and not of files; choices too', () => {
  expect(all.length).toBeGreaterThan(50)
  expect(all.filter(([key, { title, description }]) => !title || title === key || !description)).toEqual([])
  const words = all.map(([, { description }]) => description)
  expect(words.filter((text) => /content\/|\.md|\.json/.test(text ?? ''))).toEqual([])
  const choices = all.flatMap(([, { enum: values = [], labels = {} }]) => values.map((value) => labels[String(value)]))
  expect(choices.length).toBeGreaterThan(0)
  expect(choices).not.toContain(undefined)
})

test('the example of every kind of section is a section', () => {
  const { items } = describeSchema(pages.schema).properties?.sections ?? {}
  for (const kind of items?.oneOf ?? []) {
    expect(
      pages.schema.shape.sections.element.safeParse(exampleOf(kind, 'images/a.webp')).error?.issues,
    ).toBeUndefined()
  }
})

/** A kind of section as a developer would add it. */
const year = z.strictObject({ year: z.int(), event: z.string().meta({ title: 'Olay' }) }).meta({ title: 'Yıl' })
const timelineSchema = z.strictObject({
  type: z.literal('timeline'),
  title: z.string().max(40).meta({ title: 'Başlık' }),
  note: z.string().optional(),
  years: z.array(year).min(2).meta({ title: 'Yıllar' }),
})
const timeline = describeSchema(z.discriminatedUnion('type', [timelineSchema.meta({ title: 'Zaman çizelgesi' })]))

test('a kind of section that is new begins with every field it needs, and names its places by their labels', () => {
  const [kind = {}] = timeline.oneOf ?? []
  const blank = blankOf(kind)
  const none = { year: '', event: '' }
  expect(blank).toEqual({ type: 'timeline', title: '', years: [none, none] })
  const page = { type: 'object', properties: { sections: { type: 'array', title: 'Bölümler', items: timeline } } }
  const at = ['sections', 0, 'years', 1, 'event']
  expect(labelOf(page, at, { sections: [blank] })).toBe('Bölümler › 1. Zaman çizelgesi › Yıllar › 2. Yıl › Olay')
  expect(placeOf(page, ['sections', 0, 'type'], { sections: [blank] })).toEqual(['sections', 0])
})

test('the front page is called as everybody calls it, not by its title for search engines', () => {
  expect(titleOf(formOf('pages'), { path: '/', title: 'Gölgelik dikimi ve montajı' })).toBe('Ana sayfa')
  expect(titleOf(formOf('pages'), { path: '/biz', title: 'Biz kimiz' })).toBe('Biz kimiz')
})

test('with a picture its variant for the dark goes, and nothing else', () => {
  const card = { imageUrl: 'images/a.webp', darkImageUrl: 'images/b.webp', alt: 'Bir kart' }
  const { schema } = formOf('projects')
  expect(variantsAt(schema, { projects: [card] }, ['projects', 0])).toEqual(['darkImageUrl'])
  expect(variantsAt(schema, { projects: [{ ...card, darkImageUrl: undefined }] }, ['projects', 0])).toEqual([])
})

test('what nobody sees of a pasted text is left out', () => {
  expect(withoutControls('Bir\u000biki\u0007\n\tüç')).toBe('Bir iki \n\tüç')
})

test('a picture gets a name that is fine everywhere and not taken', () => {
  const taken = ['isik-cag-1.jpg']
  expect(pictureName('Işık & Çağ (1).JPEG', (name) => taken.includes(name))).toBe('isik-cag-1-2.jpg')
})
