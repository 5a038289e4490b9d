import { findWrongCollection } from '../collect/wrong-collection.ts'
import type { RawDiagnostic } from '../diagnostics/diagnostic.ts'
import type { Code } from '../diagnostics/messages/index.ts'
import { type Entry, type ParsedFile, parseEntry } from '../parse/parse-entry.ts'
import { decodeText } from '../read/decode-text.ts'
import { findTextFormat } from '../read/detect-format.ts'
import { readBytes, TEXT_MAX_BYTES } from '../read/read-file.ts'
import type { CheckedCollection } from '../schema/collection.ts'
import { describeContents } from '../schema/describe.ts'
import { findReferences, type Reference } from '../schema/references.ts'
import type { Source } from '../text/source-text.ts'
import { checkBody } from '../validate/body.ts'
import { checkEntry } from '../validate/entry-rules.ts'
import { validate } from '../validate/fields.ts'
import { findMarkup } from '../validate/markup-in-text.ts'

/** One content file, read and checked by itself. */
export type ContentFile = {
  source: Source
  collection: CheckedCollection
  diagnostics: readonly RawDiagnostic[]
  /** What the file says; its `value` is undefined when its fields could not be read. Nothing without a text. */
  entry: Entry | undefined
  /** The links and pictures in its fields. */
  references: readonly Reference[]
}

/** Shared by the many files that have nothing to tell. */
const NONE: readonly never[] = []

/** Reads and checks one file, as far as it can be judged alone. Never throws for what is in the file. */
export function loadFile(path: string, disk: string, collection: CheckedCollection): ContentFile {
  const read = readBytes(path, disk, TEXT_MAX_BYTES)
  if ('diagnostic' in read) return unreadable(read.diagnostic.source, collection, [read.diagnostic])
  const formatted = findTextFormat(path, read.bytes)
  if (formatted) return unreadable(formatted.source, collection, [formatted])
  const { source, diagnostics, readable } = decodeText(path, read.bytes, () => describeContents(collection))
  const entry = parseEntry(source, collection)
  if (!readable) return unreadable(source, collection, diagnostics, entry)
  const misfiled = findWrongCollection(entry, collection)
  if (misfiled) return unreadable(source, collection, [misfiled], entry)
  // A character nobody sees often is the very reason why the rest cannot be read: one message is enough.
  if (entry.value !== undefined || diagnostics.every(({ code }) => code === 'lost-letter'))
    diagnostics.push(...entry.diagnostics, ...checkRecovered(entry, collection))
  const references = entry.value === undefined ? NONE : findReferences(collection.schema, entry.value)
  if (entry.value !== undefined) {
    // Of two diagnostics at the same place the first is reported: what the schema says knows more than a guess.
    const found = [
      ...checkFields(entry, entry.tentative, collection, entry.body?.start),
      ...checkEntry(entry, collection, references),
      ...entry.tentative,
    ]
    diagnostics.push(...(diagnostics.length > 0 ? found.filter((each) => !isReported(each, diagnostics)) : found))
  }
  if (entry.body && (entry.value !== undefined || diagnostics.length === entry.diagnostics.length)) {
    diagnostics.push(...checkBody(entry, collection))
  }
  return { source, collection, diagnostics, entry, references }
}

/** A file whose fields mean nothing to others; the headings of its body may. */
function unreadable(
  source: Source,
  collection: CheckedCollection,
  diagnostics: readonly RawDiagnostic[],
  entry?: Entry,
): ContentFile {
  return { source, collection, diagnostics, entry: entry && { ...entry, value: undefined }, references: NONE }
}

/** Whether the character that spoils a name or a value was pointed at when the file was read. */
export function isReported({ start, end }: RawDiagnostic, reported: readonly RawDiagnostic[]): boolean {
  return reported.some((at) => DAMAGED_TEXT.has(at.code) && at.start >= start && at.start < end)
}

const DAMAGED_TEXT: ReadonlySet<Code> = new Set(['invisible-character', 'lost-letter'])

/** What is wrong with the fields around a mistake: whoever mends one mistake wants to see the others in the same run. */
function checkRecovered({ recovered }: Entry, collection: CheckedCollection): RawDiagnostic[] {
  if (!recovered) return []
  const { file, tentative, isMasked } = recovered
  return [...checkFields(file, tentative, collection), ...tentative].filter((found) => !isMasked(found))
}

/** What the schema has against the fields; of a value that is only cut off nobody wants to hear that it is empty. */
function checkFields(
  file: ParsedFile,
  tentative: readonly RawDiagnostic[],
  { schema }: CheckedCollection,
  until = file.source.text.length,
): RawDiagnostic[] {
  const isCutOff = ({ code, end }: RawDiagnostic) =>
    code === 'empty-field' &&
    tentative.some(({ start }) => start > end && /^["']?[ \t]*:[ \t]*$/.test(file.source.text.slice(end, start)))
  return [...validate(file, schema).filter((found) => !isCutOff(found)), ...findMarkup(file, schema, until)]
}
