import { findMisfiled } from '../collect/wrong-collection.ts'
import type { Problem } from '../diagnostics/diagnostic.ts'
import type { Code } from '../diagnostics/messages/index.ts'
import { toHeadingName } from '../formats/heading-slug.ts'
import { toPagePath } from '../formats/page-path.ts'
import { type Entry, type ParsedFile, readEntry } from '../parse/parse-entry.ts'
import { decode } from '../read/decode-text.ts'
import { findTextFormat } from '../read/detect-format.ts'
import { readBytes, TEXT_MAX_BYTES } from '../read/read-file.ts'
import type { CheckedCollection } from '../schema/collection.ts'
import { purposeOf } from '../schema/describe.ts'
import { isRecord } from '../schema/introspect.ts'
import { findReferences, pathOf, type Reference } from '../schema/references.ts'
import type { Range, Source } from '../text/source-text.ts'
import { checkBody } from '../validate/body.ts'
import { checkEntry } from '../validate/entry-rules.ts'
import { validate } from '../validate/fields.ts'
import { findMarkup } from '../validate/markup-in-text.ts'

/** One content file, read and checked by itself. Its text and its values are let go; `readEntry` brings them back. */
export type ContentFile = {
  source: Source
  collection: CheckedCollection
  problems: readonly Problem[]
  /** What it means to other files; nothing when its fields could not be read. */
  facts: Facts | undefined
}

/** What every check of the whole site asks about a file. */
export type Facts = {
  /** Values no other entry of its collection may have, in the order of `UNIQUE_FIELDS`. */
  keys: readonly unknown[]
  /** Where its links lead, those of its fields and those of its body. */
  links: readonly string[]
  quickLinks: readonly string[]
  images: readonly string[]
  /** Pictures in its body, which may be written in one more way. */
  bodyImages: readonly string[]
  /** What the headings of its body are called in links, without the numbers of those that are called the same. */
  headings: readonly string[]
  /** Where all of these were written, of a file that is likely to be shown; of any other it is found when it matters. */
  located: readonly LocatedReference[] | undefined
}

/** A link or a picture where it was written. */
export type LocatedReference = Range & { kind: Reference['kind']; value: string; isInBody: boolean }

/** Fields whose value names one entry among all of its collection. */
export const UNIQUE_FIELDS: Readonly<Record<string, readonly string[]>> = { pages: ['path'], services: ['id', 'order'] }

/** Shared by the many files that have nothing to tell. */
const NONE: readonly never[] = []

/** Where a field of a file was written. */
export function placeOf({ source, collection }: ContentFile, key: string): Range {
  return readEntry(source, collection).locate([key], 'value')
}

/** The same for a message in another file. */
export function lineOf(file: ContentFile, key: string): { path: string; line: number } {
  return { path: file.source.path, line: file.source.positionAt(placeOf(file, key).start).line }
}

/** Reads and checks one file, as far as it can be judged alone. Never throws for what is in the file. */
export function loadFile(path: string, disk: string, collection: CheckedCollection): ContentFile {
  const read = readBytes(path, disk, TEXT_MAX_BYTES)
  if ('problem' in read) return { source: read.problem.source, collection, problems: [read.problem], facts: undefined }
  const formatted = findTextFormat(path, read.bytes)
  if (formatted) return { source: formatted.source, collection, problems: [formatted], facts: undefined }
  const { source, problems, readable } = decode(path, read.bytes, () => purposeOf(collection))
  if (!readable) return { source, collection, problems, facts: undefined }
  const entry = readEntry(source, collection)
  const misfiled = findMisfiled(entry, collection)
  if (misfiled) return { source, collection, problems: [misfiled], facts: undefined }
  // A character nobody sees often is the very reason why the rest cannot be read: one message is enough.
  if (entry.value !== undefined || problems.every(({ code }) => code === 'lost-letter'))
    problems.push(...entry.problems, ...judgeSound(entry, collection))
  let facts: Facts | undefined
  if (entry.value !== undefined) {
    const references = findReferences(collection.schema, entry.value)
    // Of two problems at the same place the first is told: what the schema says knows more than a doubt.
    const found = [
      ...judgeFields(entry, entry.doubts, collection, entry.body?.start),
      ...checkEntry(entry, collection, references),
      ...entry.doubts,
    ]
    problems.push(...(problems.length > 0 ? found.filter((each) => !isTold(each, problems)) : found))
    facts = collectFacts(entry, collection, references)
    if (problems.length > 0) facts.located = locateReferences(entry, references)
  }
  if (entry.body && (entry.value !== undefined || problems.length === entry.problems.length)) {
    problems.push(...checkBody(entry, collection))
  }
  // The text of a file with problems is needed once more, to show them.
  if (problems.length === 0) source.release()
  return { source, collection, problems: problems.length > 0 ? problems : NONE, facts }
}

/** Whether the character that spoils a name or a value was pointed at when the file was read. */
export function isTold({ start, end }: Problem, told: readonly Problem[]): boolean {
  return told.some((at) => SPOILING.has(at.code) && at.start >= start && at.start < end)
}

const SPOILING: ReadonlySet<Code> = new Set(['invisible-character', 'lost-letter'])

/** What is wrong with the fields around a slip: whoever mends one mistake wants to see the others in the same run. */
function judgeSound({ sound }: Entry, collection: CheckedCollection): Problem[] {
  if (!sound) return []
  const { file, doubts, isAside } = sound
  return [...judgeFields(file, doubts, collection), ...doubts].filter((found) => !isAside(found))
}

/** What the schema has against the fields; of a value that is only cut off nobody wants to hear that it is empty. */
function judgeFields(
  file: ParsedFile,
  doubts: readonly Problem[],
  { schema }: CheckedCollection,
  until = file.source.text.length,
): Problem[] {
  const isCutOff = ({ code, end }: Problem) =>
    code === 'empty-field' &&
    doubts.some((doubt) => doubt.start > end && /^["']?[ \t]*:[ \t]*$/.test(file.source.text.slice(end, doubt.start)))
  return [...validate(file, schema).filter((found) => !isCutOff(found)), ...findMarkup(file, schema, until)]
}

/** Of two files that hold the same the one that is called like it: the other may be its copy. */
export function originalOf(first: ContentFile, second: ContentFile): ContentFile {
  return first !== second && isNamedByItself(second) && !isNamedByItself(first) ? second : first
}

function isNamedByItself(file: ContentFile): boolean {
  const name = file.collection.name === 'pages' ? toPagePath(file.source.name) : file.source.name
  return name === file.facts?.keys[0]
}

function collectFacts({ value, body }: Entry, collection: CheckedCollection, references: readonly Reference[]): Facts {
  const unique = UNIQUE_FIELDS[collection.name]
  const links: string[] = []
  const quickLinks: string[] = []
  const images: string[] = []
  for (const reference of references) {
    const kept = reference.kind === 'link' ? links : reference.kind === 'image' ? images : quickLinks
    kept.push(detach(reference.value))
  }
  for (const { url } of body?.facts.links ?? NONE) links.push(detach(url))
  const bodyImages = body?.facts.images ?? NONE
  const headings = body?.facts.headings ?? NONE
  return {
    keys: unique && isRecord(value) ? unique.map((name) => detach(value[name])) : NONE,
    links: shared(links),
    quickLinks: shared(quickLinks),
    images: shared(images),
    bodyImages: bodyImages.length > 0 ? bodyImages.map(({ url }) => detach(url)) : NONE,
    headings: headings.length > 0 ? headings.map(({ text }) => toHeadingName(text)) : NONE,
    located: undefined,
  }
}

/** Finds where every link and picture of a file was written. */
export function locateReferences({ locate, body }: Entry, references: readonly Reference[]): LocatedReference[] {
  const found = references
    // An empty address was told when the file was read.
    .filter(({ value }) => value.trim() !== '')
    .map((reference): LocatedReference => {
      const { kind, value } = reference
      return { ...locate(pathOf(reference), 'value'), kind, value, isInBody: false }
    })
  for (const { start, end, url, text } of body?.facts.links ?? NONE) {
    // A link without a word was told as such.
    if (url !== '' || text !== '') found.push({ start, end, kind: 'link', value: url, isInBody: true })
  }
  for (const { start, end, url } of body?.facts.images ?? NONE) {
    found.push({ start, end, kind: 'image', value: url, isInBody: true })
  }
  return found
}

function shared<Item>(list: readonly Item[]): readonly Item[] {
  return list.length > 0 ? list : NONE
}

/** Short parts of a text are copies anyway. */
const COPIED_MAX_CHARACTERS = 12

/** A copy of a text: a mere part of a file's text would keep the whole of it in memory. */
function detach<Value>(value: Value): Value {
  if (typeof value !== 'string' || value.length <= COPIED_MAX_CHARACTERS) return value
  return Buffer.from(value, 'utf16le').toString('utf16le') as Value & string
}
