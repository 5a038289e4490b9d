import { type JSONVisitor, printParseErrorCode, visit } from 'jsonc-parser'
import type { Range } from '../../text/source-text.ts'

/** Deeper nesting than any content has; keeps recursive readers safe. */
export const MAX_DEPTH = 64

/** More values than any content file has. */
export const MAX_VALUES = 3000

/** An object or a list that is not closed yet; `names` are the offsets of its fields. */
export type OpenGroup = { sign: '{' | '['; start: number; names: Map<string, number> }

/** A field written once more in the same object. */
type DuplicateField = Range & { name: string; first: number }

/** A JSON text as far as its first syntax error. */
export type JsonReading = {
  /** `reason` is the name of the parser's error code, or the limit that was passed. */
  error: (Range & { reason: string }) | undefined
  /** The token expected next. */
  expected: 'name' | 'colon' | 'value' | 'separator'
  /** Innermost last. */
  open: OpenGroup[]
  /** The last name, value and comma read; of a group its closing bracket. */
  name: Range & { text: string }
  value: Range
  comma: number
  duplicates: DuplicateField[]
  /** The first field whose indentation puts it outside its object: where the closing bracket is missing. */
  outside: { group: OpenGroup; end: number } | undefined
}

const STOP = new Error('The first error is enough.')

/** Reads a JSON text up to its first syntax error or a limit. */
export function readJson(text: string): JsonReading {
  const reading: JsonReading = {
    error: undefined,
    expected: 'value',
    open: [],
    name: { start: 0, end: 0, text: '' },
    value: { start: 0, end: 0 },
    comma: -1,
    duplicates: [],
    outside: undefined,
  }
  const { open } = reading
  let values = 0
  const stop = (reason: string, start: number, length: number): never => {
    reading.error = { reason, start, end: start + length }
    throw STOP
  }
  const countValue = (offset: number) => {
    values += 1
    if (values > MAX_VALUES) stop('too-many-values', offset, 1)
  }
  const begin = (sign: '{' | '[') => (offset: number) => {
    countValue(offset)
    if (open.length === MAX_DEPTH) stop('too-deep', offset, 1)
    open.push({ sign, start: offset, names: new Map() })
    reading.expected = sign === '{' ? 'name' : 'value'
  }
  const end = (sign: '}' | ']') => (offset: number) => {
    // The parser also ends a group that lacks its bracket, right before it reports that.
    if (text.charAt(offset) !== sign) return
    open.pop()
    reading.value = { start: offset, end: offset + 1 }
    reading.expected = 'separator'
  }
  const visitor: JSONVisitor = {
    onObjectBegin: begin('{'),
    onArrayBegin: begin('['),
    onObjectEnd: end('}'),
    onArrayEnd: end(']'),
    onObjectProperty(name, offset, length) {
      const group = open.at(-1)
      const first = group?.names.get(name)
      if (first === undefined) group?.names.set(name, offset)
      else reading.duplicates.push({ name, first, start: offset, end: offset + length })
      if (group && open.length > 1 && isOutside(text, group, offset)) {
        reading.outside ??= { group, end: reading.value.end }
      }
      reading.name = { start: offset, end: offset + length, text: name }
      reading.expected = 'colon'
    },
    onSeparator(sign, offset) {
      if (sign === ',') reading.comma = offset
      reading.expected = sign === ':' || open.at(-1)?.sign === '[' ? 'value' : 'name'
    },
    onLiteralValue(_value, offset, length) {
      countValue(offset)
      reading.value = { start: offset, end: offset + length }
      reading.expected = 'separator'
    },
    onError: (code, offset, length) => stop(printParseErrorCode(code), offset, length),
  }
  try {
    visit(text, visitor, { disallowComments: true })
  } catch (error) {
    if (error !== STOP) throw error
  }
  return reading
}

/** Whether a name is not indented deeper than the line that opened its object, while the first name of the object is. */
function isOutside(text: string, { sign, start, names }: OpenGroup, offset: number): boolean {
  const first = names.values().next().value ?? offset
  const opening = indentAt(text, start)
  return (
    sign === '{' &&
    isFirstOnLine(text, first) &&
    indentAt(text, first) > opening &&
    isFirstOnLine(text, offset) &&
    indentAt(text, offset) <= opening
  )
}

/** How far the line of an offset is indented. */
export function indentAt(text: string, offset: number): number {
  const start = text.lastIndexOf('\n', offset - 1) + 1
  return text.slice(start, start + MAX_DEPTH * 8).search(/\S|$/)
}

function isFirstOnLine(text: string, offset: number): boolean {
  return text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset).trim() === ''
}
