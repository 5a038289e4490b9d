import { z } from 'zod'
import type { Collection } from '../../../src/collections/define.ts'
import { collections } from '../../../src/collections/index.ts'
import { capitalize } from '../../../src/content/staff-language.ts'
import { expectation } from '../schema/describe.ts'
import { choicesOf, fieldNames, kindOf, limitsOf, unwrap } from '../schema/introspect.ts'

const INTRO = `# İçerik alanları

Bu sayfa, \`content\` klasöründeki dosyalarda hangi alanların olduğunu ve her birine ne yazıldığını anlatır.
Formla düzenlemek [README.md](README.md), dosyaları elle düzenlemek [DOSYALAR.md](DOSYALAR.md) içinde.

Sayfa, sitenin kendi kurallarından üretilir: elle değiştirmeyin, \`npm run content:generate\` komutu yeniden yazar.
`

/** Writes the staff reference, `content/REFERANS.md`: every field of every kind of content, from the schemas. */
export function writeReference(): string {
  const chapters = collections.map(writeChapter)
  return `${[INTRO.trimEnd(), ...chapters].join('\n\n')}\n`
}

function writeChapter(collection: Collection): string {
  const { meta } = unwrap(collection.schema)
  const place =
    collection.format === 'json'
      ? `Dosya: \`${collection.file}\``
      : `Dosyalar: \`${collection.folder}/….md\`; alanlar iki \`---\` satırının arasında, metin altında (${collection.body === 'required' ? 'zorunlu' : 'isteğe bağlı'}).`
  return [
    `## ${meta.title ?? collection.name}`,
    `${meta.description ?? ''}\n\n${place}`,
    writeFields(collection.schema, ''),
  ].join('\n\n')
}

/** A table of an object's fields, then the groups inside it. */
function writeFields(schema: z.ZodType, prefix: string): string {
  const { schema: inner } = unwrap(schema)
  if (!(inner instanceof z.ZodObject)) return ''
  const rows = Object.entries(inner.shape as Record<string, z.ZodType>).map(([key, field]) => writeRow(key, field))
  const table = ['| Alan | Adı | Zorunlu | Ne yazılır | Örnek |', '| --- | --- | --- | --- | --- |', ...rows].join('\n')
  const groups = Object.entries(inner.shape as Record<string, z.ZodType>).map(([key, field]) =>
    writeGroup(prefix === '' ? key : `${prefix}.${key}`, field),
  )
  return [table, ...groups.filter(Boolean)].join('\n\n')
}

function writeRow(key: string, field: z.ZodType): string {
  const { meta, optional } = unwrap(field)
  const cells = [`\`${key}\``, meta.title ?? '', optional ? '' : 'evet', describe(field), exampleOf(field)]
  return `| ${cells.map(escapeCell).join(' | ')} |`
}

/** The examples of a field; the fields of a group have theirs in the table that follows. */
function exampleOf(field: z.ZodType): string {
  const { schema, meta } = unwrap(field)
  const choice = choicesOf(schema)?.[0]
  const item = schema instanceof z.ZodArray ? unwrap(schema.element as z.ZodType).meta : meta
  const examples = item.examples ?? meta.examples ?? (kindOf(schema) === 'text' && choice ? [choice] : [])
  if (examples.length === 0) return 'aşağıda'
  return (schema instanceof z.ZodArray ? examples : examples.slice(0, 1)).map((each) => `\`${each}\``).join(', ')
}

function describe(field: z.ZodType): string {
  const { schema: inner, meta } = unwrap(field)
  if (choicesOf(inner) || kindOf(inner) === 'group') {
    const choices = inner instanceof z.ZodObject ? undefined : choicesOf(inner)
    return [meta.description, choices && namesOf(choices)].filter(Boolean).join(' ')
  }
  const text = expectation(field).tr
  return capitalize(text)
}

function namesOf(choices: readonly string[]): string {
  const names = choices.map((choice) => `\`${choice}\``).join(', ')
  return choices.length === 1 ? `Her zaman ${names}.` : `Şunlardan biri: ${names}.`
}

/** The fields inside of a field: of a group, a list of groups, or sections of several types. */
function writeGroup(path: string, field: z.ZodType): string {
  const { schema: inner } = unwrap(field)
  const item = inner instanceof z.ZodArray ? unwrap(inner.element as z.ZodType) : undefined
  const group = item ? item.schema : inner
  if (group instanceof z.ZodDiscriminatedUnion) {
    return (group.options as z.ZodType[]).map((option) => writeOption(path, option)).join('\n\n')
  }
  if (!(group instanceof z.ZodObject) || fieldNames(group).length === 0) return ''
  const label = (item?.meta ?? unwrap(field).meta).title ?? path
  const { min, max } = limitsOf(inner)
  const count = item ? ` (${min === max ? `${min} tane` : `${min ?? 0} ile ${max} arasında`})` : ''
  return `### ${label}: \`${path}\`${count}\n\n${writeFields(group, path)}`
}

function writeOption(path: string, option: z.ZodType): string {
  const { schema, meta } = unwrap(option)
  const type = schema instanceof z.ZodObject ? choicesOf(schema.shape.type as z.ZodType)?.[0] : undefined
  return `### ${meta.title ?? ''}: \`type: ${type}\`\n\n${meta.description ?? ''}\n\n${writeFields(option, `${path}[${type}]`)}`
}

function escapeCell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('\n', ' ')
}
