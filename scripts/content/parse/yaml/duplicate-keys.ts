import type { Document } from 'yaml'
import { MAX_DIAGNOSTICS_PER_FILE, type RawDiagnostic } from '../../diagnostics/diagnostic.ts'
import type { FieldsText } from './fields-text.ts'

/** A key that occurs twice in one mapping. */
type Duplicate = { name: string; offset: number; firstOffset: number }

/**
 * Reports duplicate keys. Several in a row mean a list item without its dash.
 *
 * @param fields Front matter without other errors.
 */
export function findDuplicates(fields: FieldsText, document: Document): RawDiagnostic[] {
  const { text } = fields
  const duplicates = document.errors.slice(0, MAX_DIAGNOSTICS_PER_FILE + 1).map(({ pos: [offset] }): Duplicate => {
    const name = /^["']?([^"':\n]+)/.exec(text.slice(offset, offset + 80))?.[1]?.trim() ?? ''
    return { name, offset, firstOffset: findBefore(text, name, offset) }
  })
  const diagnostics: RawDiagnostic[] = []
  for (let index = 0; index < duplicates.length; index += 1) {
    const found = duplicates[index]
    if (!found) continue
    const { name, offset, firstOffset } = found
    let last = index
    const isInSection = firstNameOf(text, offset) === 'type' && name !== 'type'
    if (isInSection || beginsItem(text, firstOffset)) {
      while (isSameItem(text, offset, duplicates[last + 1]?.offset)) last += 1
    }
    if (isInSection) {
      diagnostics.push(fields.diagnose('merged-sections', offset, name.length, { name }))
      index = last
    } else if (last > index) {
      const line = text.slice(offset).split('\n', 1)[0]?.trimEnd() ?? name
      diagnostics.push(fields.diagnose('missing-dash', offset, name.length, { name, line: `- ${line}` }))
      index = last
    } else {
      const firstLine = fields.source.positionAt(fields.start + firstOffset).line
      diagnostics.push(fields.diagnose('duplicate-field', offset, name.length, { name, firstLine }))
    }
  }
  return diagnostics
}

function columnOf(text: string, offset: number): number {
  return offset - (text.lastIndexOf('\n', offset - 1) + 1)
}

function beginsItem(text: string, offset: number): boolean {
  return /^\s*- +$/.test(text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset))
}

/** The first key of the list item that holds the offset. */
function firstNameOf(text: string, offset: number): string | undefined {
  const column = columnOf(text, offset)
  for (const line of text.slice(0, offset).split('\n').slice(0, -1).reverse()) {
    const at = line.search(/[^\s-]/)
    if (at === column && /^\s*- +$/.test(line.slice(0, at))) return /^[\w-]+/.exec(line.slice(at))?.[0]
    if (at !== -1 && at < column) return undefined
  }
  return undefined
}

/** Whether two keys belong to one list item: no line between them is indented less. */
function isSameItem(text: string, from: number, to: number | undefined): boolean {
  if (to === undefined || columnOf(text, from) !== columnOf(text, to)) return false
  return text
    .slice(from, to)
    .split('\n')
    .slice(1, -1)
    .every((line) => line.trim() === '' || line.search(/\S/) >= columnOf(text, from))
}

/** The offset of the previous occurrence of a key in the same column. */
function findBefore(text: string, name: string, before: number): number {
  const column = columnOf(text, before)
  let offset = 0
  let found = 0
  for (const line of text.slice(0, before).split('\n')) {
    const at = line.search(/[^\s-]/)
    if (at === column && line.slice(at).replace(/^["']/, '').startsWith(name)) found = offset + at
    offset += line.length + 1
  }
  return found
}
