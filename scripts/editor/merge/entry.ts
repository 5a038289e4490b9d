import { parseDocument } from 'yaml'
import type { Collection } from '../../../src/content/collections.ts'
import { isRecord } from '../../content/schema/introspect.ts'
import { BODY_FIELD } from '../forms/body-field.ts'
import { editJson } from './json.ts'
import { editYaml } from './yaml.ts'

/** What the form shows of a file: its fields, and for Markdown its text. */
export type Values = Record<string, unknown>

const FENCES = /^---[ \t]*\n([\s\S]*?)^---[ \t]*(?:\n|$)/m

/**
 * Reads a file for the form.
 *
 * @throws Error when it cannot be read; the content check says why.
 */
export function readValues(text: string, collection: Collection): Values {
  const plain = withoutMark(text)
  if (collection.format === 'json') return asRecord(JSON.parse(plain))
  const { fields, body } = split(plain)
  const document = parseDocument(fields)
  if (document.errors.length > 0) throw new Error('These fields cannot be read.')
  return { ...asRecord(document.toJS() ?? {}), [BODY_FIELD]: body.trim() }
}

/**
 * Writes what the form holds into a file, changing only what is different.
 *
 * @param before The file as it is; undefined for a new one.
 */
export function writeValues(before: string | undefined, values: Values, collection: Collection): string {
  if (collection.format === 'json') return likeBefore(before, (plain) => editJson(plain, values))
  const { [BODY_FIELD]: bodyValue, ...fields } = values
  const nextBody = String(bodyValue ?? '').replace(/\r\n?/g, '\n')
  return likeBefore(before, (plain) => {
    if (plain === '') return `---\n${editYaml('', fields)}---\n${withGap('', nextBody)}`
    const parts = split(plain)
    const fieldsText = editYaml(parts.fields, fields)
    return `${parts.open}${fieldsText}${parts.close}${withGap(parts.body, nextBody)}`
  })
}

/** Keeps the byte order mark and the line ends of a file. */
function likeBefore(before: string | undefined, edit: (plain: string) => string): string {
  if (before === undefined) return edit('')
  const mark = before.startsWith('\ufeff') ? '\ufeff' : ''
  const edited = edit(withoutMark(before))
  return mark + (before.includes('\r\n') ? edited.replaceAll('\n', '\r\n') : edited)
}

function withoutMark(text: string): string {
  return text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n')
}

/** Puts a text below the fields; the empty lines around it stay as many as they were. */
function withGap(before: string, next: string): string {
  const old = before.trim()
  if (next.trim() === '') return old === '' ? before : ''
  if (old === '') return `\n${next.trim()}\n`
  const start = before.length - before.trimStart().length
  const end = before.trimEnd().length
  return before.slice(0, start) + next.trim() + before.slice(end)
}

function split(text: string): { open: string; fields: string; close: string; body: string } {
  const match = FENCES.exec(text)
  if (match?.index !== 0) throw new Error('This file has no fields between two --- lines.')
  const [all, fields = ''] = match
  const openEnd = all.indexOf('\n') + 1
  return {
    open: all.slice(0, openEnd),
    fields,
    close: all.slice(openEnd + fields.length),
    body: text.slice(all.length),
  }
}

function asRecord(value: unknown): Values {
  if (!isRecord(value)) throw new Error('This file holds no fields.')
  return value
}
