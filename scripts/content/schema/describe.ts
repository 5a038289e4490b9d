import { z } from 'zod'
import type { Collection } from '../../../src/collections/define.ts'
import type { FieldMeta } from '../../../src/content/field-meta.ts'
import { capitalize, toUpperCase, uncapitalize } from '../../../src/content/staff-language.ts'
import type { Phrase } from '../diagnostics/messages/params.ts'
import { bySchema, choicesOf, fieldNames, isWhole, labelsOf, limitsOf, unwrap } from './introspect.ts'

/** The expected value of a field in words: from its help texts, or from its schema. */
export const expectation = bySchema((schema: z.ZodType): Phrase => {
  const { schema: inner, meta } = unwrap(schema)
  const choices = choicesInWords(inner)
  if (choices) {
    const { tr, en, form } = choices
    return { tr: `şunlardan biri: ${tr}.`, en: `one of these: ${en}.`, form: `şunlardan biri: ${form}.` }
  }
  const { min = 0, max } = limitsOf(inner)
  const described = meta.description === undefined ? undefined : lowerFirst(meta.description)
  if (inner instanceof z.ZodArray) {
    const isFixed = min === max
    const counted = {
      tr: isFixed ? `${min} öge` : `${min} ile ${max} arasında öge`,
      en: isFixed ? `${min} items` : `${min} to ${max} items`,
    }
    return { tr: sentences(described, counted.tr), en: `a list of ${counted.en}.` }
  }
  if (inner instanceof z.ZodObject) {
    const fields = Object.keys(inner.shape).join(', ')
    const labels = Object.entries(inner.shape).map(([key, field]) => unwrap(field as z.ZodType).meta.title ?? key)
    return { tr: `şu alanlar: ${fields}.`, en: `these fields: ${fields}.`, form: `şu alanlar: ${labels.join(', ')}.` }
  }
  if (meta.kind === 'link' || meta.kind === 'quick-link') return formOf(schema)
  const limit = inner instanceof z.ZodString && max !== undefined && max <= 1000 ? max : undefined
  const form = isPlain(meta) ? undefined : turkish(inner, meta)
  return {
    tr:
      form === undefined
        ? sentences(described ?? 'yazı', limit && `en fazla ${limit} karakter`)
        : `${described === undefined ? '' : `${described.replace(/\.$/, '')}. Biçimi: `}${form}.`,
    en: `${[meta.expectedEnglish ?? english(inner, meta), limit && `${limit} characters at most`].filter(Boolean).join(', ')}.`,
  }
})

/** The choices of a field, separated by commas; undefined for a field without choices. */
export function choicesInWords(schema: z.ZodType): Phrase | undefined {
  const choices = choicesOf(schema)
  if (!choices) return undefined
  const labels = labelsOf(schema)
  const inTurkish = choices.map((choice) => {
    const label = schema instanceof z.ZodEnum && labels.get(choice)
    return label && label.toLocaleLowerCase('tr') !== choice ? `${choice} (${label})` : choice
  })
  const form = choices.map((choice) => labels.get(choice) ?? choice).join(', ')
  return { tr: inTurkish.join(', '), en: choices.join(', '), form }
}

/** Joins two parts as one sentence when the first is short and plain, as two otherwise. */
function sentences(first: string | undefined, second: string | number | undefined): string {
  const start = first?.replace(/\.$/, '') ?? ''
  const end = second === undefined || second === 0 ? '' : String(second)
  if (start === '' || end === '') return `${start || end}.`
  if (!/[.?!;:]/.test(start)) return `${start}${start.includes(',') ? ';' : ','} ${end}.`
  const closed = /[?!]$/.test(start) ? start : `${start}.`
  return `${closed} ${capitalize(end)}.`
}

/** The form of a value, without its purpose. */
export function formOf(schema: z.ZodType): Phrase {
  const { schema: inner, meta } = unwrap(schema)
  return { tr: `${turkish(inner, meta) ?? 'yazı'}.`, en: `${meta.expectedEnglish ?? english(inner, meta)}.` }
}

/** Words without a form of their own: their purpose says enough. */
function isPlain(meta: FieldMeta): boolean {
  return meta.kind === 'words' && meta.expected === undefined
}

/** The form of a value in Turkish; words and numbers without a worded form get one from their limits. */
function turkish(schema: z.ZodType, meta: FieldMeta): string | undefined {
  if (meta.expected !== undefined) return meta.expected
  if (meta.kind === 'words') return meta.multiline ? 'yazı' : 'tek satır yazı'
  if (!(schema instanceof z.ZodNumber)) return undefined
  const { min, max } = limitsOf(schema)
  const isBounded = min !== undefined && max !== undefined
  const form = isWhole(schema) ? 'tam sayı' : `sayı, ondalığı noktayla (örnek: ${meta.examples?.[0] ?? 12.5})`
  return `${isBounded ? `${min} ile ${max} arasında ` : ''}${form}`
}

function english(schema: z.ZodType, meta: FieldMeta): string {
  if (schema instanceof z.ZodNumber) {
    const { min, max } = limitsOf(schema)
    const bounds = min === undefined || max === undefined ? '' : ` from ${min} to ${max}`
    return `a ${isWhole(schema) ? 'whole ' : ''}number${bounds}`
  }
  return meta.multiline ? 'text' : 'one line of text'
}

/** The first letter in lower case, unless it begins an abbreviation or a name like WhatsApp. */
function lowerFirst(text: string): string {
  const [, second = ''] = text
  const isName = /^\p{L}*\p{Ll}\p{Lu}/u.test(text) || (second === toUpperCase(second) && /\p{L}/u.test(second))
  return isName ? text : uncapitalize(text)
}

/** The content of a file of a collection, for messages about a missing or empty one. */
export function describeContents(collection: Collection): Phrase {
  const fields = fieldNames(collection.schema).join(', ')
  if (collection.format === 'markdown') {
    return {
      tr: `iki \`---\` satırının arasında alanlar: ${fields}.`,
      en: `fields between two \`---\` lines: ${fields}.`,
    }
  }
  const { title = '', description = '' } = unwrap(collection.schema).meta
  const holds = lowerFirst((description || title).replace(/: content\/.*$/, ''))
  return { tr: `${holds} (${fields}).`, en: `these fields: ${fields}.` }
}
