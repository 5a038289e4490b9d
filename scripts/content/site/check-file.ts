import type { Collection } from '../../../src/collections/define.ts'
import { findWrongCollection } from '../collect/wrong-collection.ts'
import type { RawDiagnostic } from '../diagnostics/diagnostic.ts'
import type { Code } from '../diagnostics/messages/params.ts'
import type { CheckedImage } from '../images/check-image.ts'
import type { ParsedFile } from '../parse/locate.ts'
import { type Entry, fieldAround, parseEntry } from '../parse/parse-entry.ts'
import { decodeText } from '../read/decode-text.ts'
import { findTextFormat } from '../read/detect-format.ts'
import type { FileBytes } from '../read/list-files.ts'
import { readBytes, TEXT_MAX_BYTES } from '../read/read-file.ts'
import { describeContents } from '../schema/describe.ts'
import { findReferences, type Reference } from '../schema/references.ts'
import type { Source } from '../text/source-text.ts'
import { checkBody } from '../validate/body.ts'
import { checkEntry } from '../validate/entry-rules.ts'
import { validate } from '../validate/fields.ts'
import { findMarkup } from '../validate/markup-in-text.ts'
import { findUnknownGaps } from '../validate/unknown-gaps.ts'

/** A content file after its own check. */
export type ContentFile = {
  source: Source
  collection: Collection
  diagnostics: readonly RawDiagnostic[]
  /** The parsed file, its `value` undefined when the fields are unreadable; undefined for a file without text. */
  entry: Entry | undefined
  /** The links and pictures in its fields. */
  references: readonly Reference[]
}

/** The result of checking a content folder. */
export type CheckResult = {
  /** By file, then by place. */
  diagnostics: RawDiagnostic[]
  files: ContentFile[]
  /** By path below the content folder. */
  images: ReadonlyMap<string, ImageFile>
}

/** A picture after its own check. */
export type ImageFile = CheckedImage & { disk: FileBytes }

/** Shared by all files without references. */
const NONE: readonly never[] = []

/** Reads and checks one file by itself. Never throws for its content. */
export function loadFile(path: string, disk: FileBytes, collection: Collection): ContentFile {
  const read = readBytes(path, disk, TEXT_MAX_BYTES)
  if ('diagnostic' in read) return unreadable(read.diagnostic.source, collection, [read.diagnostic])
  const formatted = findTextFormat(path, read.bytes)
  if (formatted) return unreadable(formatted.source, collection, [formatted])
  const { source, diagnostics, readable } = decodeText(path, read.bytes, () => describeContents(collection))
  const entry = parseEntry(source, collection)
  if (!readable) return unreadable(source, collection, diagnostics, entry)
  const misfiled = findWrongCollection(entry, collection)
  if (misfiled) return unreadable(source, collection, [misfiled], entry)
  // An invisible character often is what makes the rest unreadable: one message is enough.
  if (entry.value !== undefined || diagnostics.every(({ code }) => code === 'lost-letter'))
    diagnostics.push(...entry.diagnostics, ...checkRecovered(entry, collection))
  const references = entry.value === undefined ? NONE : findReferences(collection.schema, entry.value)
  if (entry.value !== undefined) {
    // The diagnostics of the schema come first: they are surer than tentative ones at the same place.
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
  return { source, collection, diagnostics: diagnostics.map((found) => withField(found, entry)), entry, references }
}

/** What was found in the text of the file, before there were fields, belongs to the field around it. */
function withField(found: RawDiagnostic, entry: Entry): RawDiagnostic {
  return found.at.length > 0 ? found : { ...found, at: fieldAround(entry, found.start) }
}

/** A file without readable fields; its headings may still be link targets. */
function unreadable(
  source: Source,
  collection: Collection,
  diagnostics: readonly RawDiagnostic[],
  entry?: Entry,
): ContentFile {
  return { source, collection, diagnostics, entry: entry && { ...entry, value: undefined }, references: NONE }
}

/** Whether a damaged character inside of a range was reported by the decoder. */
export function isReported({ start, end }: RawDiagnostic, reported: readonly RawDiagnostic[]): boolean {
  return reported.some((at) => DAMAGED_TEXT.has(at.code) && at.start >= start && at.start < end)
}

const DAMAGED_TEXT: ReadonlySet<Code> = new Set(['invisible-character', 'lost-letter'])

/** Checks the readable fields around an unreadable one, so that one run reports all mistakes. */
function checkRecovered({ recovered }: Entry, collection: Collection): RawDiagnostic[] {
  if (!recovered) return []
  const { file, tentative, isMasked } = recovered
  return [...checkFields(file, tentative, collection), ...tentative].filter((found) => !isMasked(found))
}

/** Checks the fields against the schema; a value that is only cut off is not reported as empty. */
function checkFields(
  file: ParsedFile,
  tentative: readonly RawDiagnostic[],
  collection: Collection,
  until = file.source.text.length,
): RawDiagnostic[] {
  const { schema } = collection
  const isCutOff = ({ code, end }: RawDiagnostic) =>
    code === 'empty-field' &&
    tentative.some(({ start }) => start > end && /^["']?[ \t]*:[ \t]*$/.test(file.source.text.slice(end, start)))
  return [
    ...validate(file, schema).filter((found) => !isCutOff(found)),
    ...findMarkup(file, schema, until),
    ...findUnknownGaps(file, collection, until),
  ]
}
