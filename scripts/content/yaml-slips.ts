import type { Document, YAMLParseError } from 'yaml'
import { MAX_PROBLEMS_PER_FILE, type Problem, problem } from './issue.ts'
import type { Code } from './messages.ts'
import type { Source } from './source.ts'
import { diagnoseSlip, FIELD_LINE, type FieldNamer } from './yaml-diagnose.ts'
import { readYaml } from './yaml-document.ts'

/** Slips inside one value: with the value put aside, everything below it reads as it was meant. */
const INSIDE_A_VALUE: ReadonlySet<Code> = new Set([
  'needs-quotes',
  'text-after-quote',
  'unclosed-quote',
  'unknown-escape',
])

/** More slips than anybody makes before looking. */
const MAX_SLIPS = 8

/**
 * Says in an author's words why the fields cannot be read. After a slip that concerns more than one value a
 * YAML parser sees ghosts, so it is the last one told. Names written twice are all told.
 */
export function diagnoseYaml(
  source: Source,
  document: Document,
  text: string,
  start: number,
  nameField: FieldNamer,
): Problem[] {
  const slips: Problem[] = []
  let rest = text
  for (let error = findSlip(document); error && slips.length < MAX_SLIPS; error = findSlip(readYaml(rest))) {
    const slip = diagnoseSlip(source, error, rest, start, nameField)
    slips.push(slip)
    const next = INSIDE_A_VALUE.has(slip.code) ? putValueAside(rest, slip.start - start) : undefined
    if (next === undefined) return slips
    rest = next
  }
  if (slips.length > 0) return slips
  return document.errors.slice(0, MAX_PROBLEMS_PER_FILE + 1).map((error) => {
    const offset = error.pos[0]
    const name = /^["']?([^"':\n]+)/.exec(text.slice(offset, offset + 80))?.[1]?.trim() ?? ''
    const firstLine = source.positionAt(start + findFirst(text, name, offset)).line
    const range = { start: start + offset, end: start + offset + Math.max(1, name.length) }
    return problem(source, range, 'duplicate-field', { name, firstLine })
  })
}

function findSlip(document: Document): YAMLParseError | undefined {
  return document.errors.find((error) => error.code !== 'DUPLICATE_KEY')
}

/** The text with another value of the same length on one line; nothing when the line holds no field. */
function putValueAside(text: string, offset: number): string | undefined {
  const from = text.lastIndexOf('\n', offset - 1) + 1
  const lineEnd = text.indexOf('\n', offset)
  const to = lineEnd === -1 ? text.length : lineEnd
  const value = FIELD_LINE.exec(text.slice(from, to))?.[3]
  return value && text.slice(0, to - value.length) + 'x'.repeat(value.length) + text.slice(to)
}

function findFirst(text: string, name: string, before: number): number {
  const indent = before - (text.lastIndexOf('\n', before - 1) + 1)
  const lines = text.slice(0, before).split('\n')
  let offset = 0
  let found = 0
  for (const line of lines) {
    const at = line.search(/[^\s-]/)
    if (at === indent && line.slice(at).replace(/^["']/, '').startsWith(name)) found = offset + at
    offset += line.length + 1
  }
  return found
}
