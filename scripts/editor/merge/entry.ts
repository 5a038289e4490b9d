import type { Collection } from '../../../src/collections/define.ts'
import { BODY_FIELD } from '../../content/diagnostics/diagnostic.ts'
import { splitFrontMatter } from '../../content/parse/front-matter.ts'
import { parseJson } from '../../content/parse/json/parse-json.ts'
import { parseYaml } from '../../content/parse/yaml/parse-yaml.ts'
import { isRecord } from '../../content/schema/introspect.ts'
import { Source } from '../../content/text/source-text.ts'
import { describeSchema } from '../forms/describe-schema.ts'
import { editJson } from './json.ts'
import { tidy } from './tidy.ts'
import { editYaml } from './yaml.ts'

/** The values of an entry: its fields, and for Markdown the body. */
export type Values = Record<string, unknown>

/**
 * Parses a file.
 *
 * @returns Nothing if it cannot be parsed; the content check reports why.
 */
export function readValues(text: string, collection: Collection): Values | undefined {
  const source = new Source('', normalize(text))
  if (collection.format === 'json') return recordOf(parseJson(source).value)
  const split = splitFrontMatter(source, () => [])
  if ('diagnostic' in split) return undefined
  // Not its Markdown: that takes longer than everything else, and the form shows the text as it is.
  const fields = recordOf(parseYaml(source, split, collection.schema).value)
  return fields && { ...fields, [BODY_FIELD]: source.text.slice(split.bodyRange.start, split.bodyRange.end).trim() }
}

/**
 * Writes values into a file, with a minimal diff.
 *
 * @param before The current text, which has to be parsable; undefined for a new file.
 */
export function writeValues(before: string | undefined, values: Values, collection: Collection): string {
  const { [BODY_FIELD]: body, ...fields } = values
  const tidied = tidy(describeSchema(collection.schema), fields) as Values
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

/** Replaces the body and keeps the empty lines around it. */
function editBody(before: string, body: string): string {
  const [old, next] = [before.trim(), normalize(body).trim()]
  if (old === next) return before
  if (old === '') return `\n${next}\n`
  return next === '' ? '' : before.replace(old, () => next)
}

function recordOf(value: unknown): Values | undefined {
  return isRecord(value) ? value : undefined
}

/** The text without a byte order mark and with `\n` line ends. */
function normalize(text: string): string {
  return text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n')
}
