import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import type { FormField } from '../../scripts/editor/forms/fields.ts'

/** The project's own schema of a page, with one more kind of section in it, as a developer would add it. */
vi.mock('../../src/content/schemas/pages.ts', async (importOriginal) => {
  const original = await importOriginal<typeof import('../../src/content/schemas/pages.ts')>()
  const timeline = z
    .strictObject({
      type: z.literal('timeline'),
      title: z.string().max(40).meta({ title: 'Başlık', description: 'Kısa.' }),
      picture: z.string().optional().meta({ title: 'Görsel', description: 'Bir görsel.', kind: 'image' }),
      years: z
        .array(
          z
            .strictObject({
              year: z.int().min(1990).meta({ title: 'Yıl', description: 'Dört haneli.' }),
              event: z.string().meta({ title: 'Olay', description: 'Bir cümle.', multiline: true }),
            })
            .meta({ title: 'Yıl ve olay' }),
        )
        .min(1)
        .max(9)
        .meta({ title: 'Yıllar', description: 'Sırayla.' }),
    })
    .meta({ title: 'Zaman çizelgesi' })
  const { sections, ...rest } = original.pageSchema.shape
  const known = (sections.element as unknown as { options: [typeof timeline] }).options
  const pageSchema = z.strictObject({
    ...rest,
    sections: z.array(z.discriminatedUnion('type', [...known, timeline])).meta(sections.meta() ?? {}),
  })
  return { ...original, pageSchema }
})

test('a section type that is added to the schema is in the editor, with its whole form and no code of the editor', async () => {
  const { formCollections } = await import('../../scripts/editor/forms/config.ts')
  const pages = formCollections().find(({ name }) => name === 'pages')
  const sections = (pages?.fields as FormField[] | undefined)?.find(({ name }) => name === 'sections')
  expect(sections?.types?.map(({ name }) => name)).toContain('hero')
  expect(sections?.types?.at(-1)).toMatchObject({
    name: 'timeline',
    label: 'Zaman çizelgesi',
    summary: '{{fields.title}}',
    fields: [
      { name: 'title', widget: 'string', required: true, label: 'Başlık' },
      { name: 'picture', widget: 'image', required: false },
      {
        name: 'years',
        widget: 'list',
        min: 1,
        max: 9,
        label_singular: 'Yıl ve olay',
        fields: [
          { name: 'year', widget: 'number', value_type: 'int', min: 1990 },
          { name: 'event', widget: 'text' },
        ],
      },
    ],
  })
})

test('what its form holds is written in the order of its schema, without what was left empty', async () => {
  const { collectionOf, textOf } = await import('../../scripts/editor/merge/entry-of.ts')
  const collection = collectionOf('pages/tarihce.md')
  if (!collection) throw new Error('Pages have no collection.')
  const section = { years: [{ event: 'Kuruluş', year: 2001 }], picture: '', title: 'Tarihçe', type: 'timeline' }
  const page = { sections: [section], title: 'Tarihçe', path: '/tarihce', description: 'Kısa.', body: '' }
  expect(textOf(collection, undefined, page)).toBe(
    [
      '---',
      'path: /tarihce',
      'title: Tarihçe',
      'description: Kısa.',
      'sections:',
      '  - type: timeline',
      '    title: Tarihçe',
      '    years:',
      '      - year: 2001',
      '        event: Kuruluş',
      '---',
      '',
    ].join('\n'),
  )
})
