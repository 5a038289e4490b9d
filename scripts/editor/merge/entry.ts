import type { Collection } from '../../../src/content/collections.ts'
import { splitFrontMatter } from '../../content/parse/front-matter.ts'
import { parseEntry } from '../../content/parse/parse-entry.ts'
import { isRecord } from '../../content/schema/introspect.ts'
import { Source } from '../../content/text/source-text.ts'
import { BODY_FIELD } from '../forms/body-field.ts'
import { editJson } from './json.ts'
import { tidy } from './tidy.ts'
import { editYaml } from './yaml.ts'

/** What the form shows of a file: its fields, and for Markdown its text. */
export type Values = Record<string, unknown>

/**
 * Reads a file for the form.
 *
 * @returns Nothing when it cannot be read; the content check says why.
 */
export function readValues(text: string, collection: Collection): Values | undefined {
  const { value, body } = parseEntry(new Source('', normalize(text)), collection)
  if (!isRecord(value)) return undefined
  return body ? { ...value, [BODY_FIELD]: body.text.trim() } : value
}

/**
 * Writes what the form holds into a file, changing only what is different.
 *
 * @param before The file as it is; undefined for a new one. It has to be readable.
 */
export function writeValues(before: string | undefined, values: Values, collection: Collection): string {
  const { [BODY_FIELD]: body, ...fields } = values
  const tidied = tidy(collection.schema, fields) as Values
  const old = normalize(before ?? '')
  const edited = collection.format === 'json' ? editJson(old, tidied) : editMarkdown(old, tidied, String(body ?? ''))
  const mark = before?.startsWith('\ufeff') ? '\ufeff' : ''
  return mark + (before?.includes('\r\n') ? edited.replaceAll('\n', '\r\n') : edited)
}

function editMarkdown(text: string, fields: Values, body: string): string {
  const split = splitFrontMatter(new Source('', text), () => [])
  if ('diagnostic' in split) return `---\n${editYaml('', fields)}---\n${editBody('', body)}`
  const { fieldsRange, bodyRange } = split
  const edited = editYaml(text.slice(fieldsRange.start, fieldsRange.end), fields)
  const fence = text.slice(fieldsRange.end, bodyRange.start)
  return text.slice(0, fieldsRange.start) + edited + fence + editBody(text.slice(bodyRange.start), body)
}

/** Puts a text below the fields; the empty lines around it stay as many as they were. */
function editBody(before: string, body: string): string {
  const [old, next] = [before.trim(), normalize(body).trim()]
  if (old === next) return before
  if (old === '') return `\n${next}\n`
  return next === '' ? '' : before.replace(old, () => next)
}

/** The text without the mark of its encoding and with `\n` line ends. */
function normalize(text: string): string {
  return text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n')
}
