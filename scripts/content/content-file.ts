import type { Collection } from '../../src/content/collections.ts'
import { decode } from './decode.ts'
import { fieldNames, findName, lowerFirst, unwrap } from './field-info.ts'
import { splitFrontMatter } from './front-matter.ts'
import type { Problem } from './issue.ts'
import { type Locate, locateInYaml } from './locate.ts'
import type { MarkdownFacts } from './markdown.ts'
import { checkMarkdown } from './markdown-check.ts'
import type { Phrase } from './messages/message.ts'
import { parseJson } from './parse-json.ts'
import { parseYaml, readYaml } from './parse-yaml.ts'
import { readBytes, TEXT_MAX_BYTES } from './read-file.ts'
import type { Source } from './source.ts'
import { type ParsedFile, validate } from './validate.ts'

/** gray-matter hands over everything between the opening `---` and the closing one, line ends included. */
const FENCE_LENGTH = 3

/** The text below the fields of a Markdown file; `start` is its place in the file. */
export type Body = { text: string; start: number; facts: MarkdownFacts }

/**
 * One content file, read, parsed and validated.
 * `value` is undefined when the file could not be parsed, and may break its schema when there are problems.
 */
export type ContentFile = ParsedFile & {
  collection: Collection
  /** File name without its ending. */
  id: string
  problems: Problem[]
  body: Body | undefined
}

/** What a file of a collection holds, to say when it is missing or empty. */
export function purposeOf(collection: Collection): Phrase {
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

/** Reads, parses and validates one file. Never throws for what is in the file. */
export function loadFile(path: string, disk: string, collection: Collection): ContentFile {
  const read = readBytes(path, disk, TEXT_MAX_BYTES)
  if ('problem' in read) return unparsed(read.problem.source, collection, [read.problem])
  const decoded = decode(path, read.bytes, () => purposeOf(collection))
  if (!decoded.readable) return unparsed(decoded.source, collection, decoded.problems)
  const file =
    collection.format === 'json' ? loadJson(decoded.source, collection) : loadMarkdown(decoded.source, collection)
  // A character nobody sees often is the very reason why the rest cannot be read: one message is enough.
  if (file.value !== undefined || decoded.problems.length === 0) file.problems.unshift(...decoded.problems)
  else file.problems = decoded.problems
  return file
}

function loadJson(source: Source, collection: Collection): ContentFile {
  const { value, locate, problems } = parseJson(source)
  const file = { ...unparsed(source, collection, problems), value, locate }
  if (problems.length === 0) file.problems = validate(file, collection.schema)
  return file
}

function loadMarkdown(source: Source, collection: Collection): ContentFile {
  let problems: Problem[] = []
  const names = fieldNames(collection.schema)
  const parts = splitFrontMatter(source, (text) => readFields(text), names)
  if ('problem' in parts) return unparsed(source, collection, [parts.problem])
  const { fields, fieldsRange, bodyRange } = parts.split
  const fieldsText = source.text.slice(fieldsRange.start, fieldsRange.end)
  const locate = locateInYaml(() => readYaml(fieldsText), fieldsRange.start)
  // No field at all is the same mistake as every field missing.
  const value = problems.length > 0 ? undefined : (fields ?? {})
  const file: ContentFile = { ...unparsed(source, collection, problems), value, locate }
  if (problems.length === 0) file.problems.push(...validate(file, collection.schema))
  const text = source.text.slice(bodyRange.start, bodyRange.end)
  const { facts, problems: bodyProblems } = checkMarkdown(source, text, bodyRange.start, collection)
  file.body = { text, start: bodyRange.start, facts }
  file.problems.push(...bodyProblems)
  return file

  function readFields(text: string): unknown {
    const result = parseYaml(source, text, FENCE_LENGTH, (key, isTop) => findName(collection.schema, key, isTop))
    problems = result.problems
    return result.value
  }
}

function unparsed(source: Source, collection: Collection, problems: Problem[]): ContentFile {
  const name = source.path.slice(source.path.lastIndexOf('/') + 1)
  const locate: Locate = () => ({ start: 0, end: 0 })
  return {
    source,
    collection,
    format: collection.format,
    id: name.replace(/\.[^.]*$/, ''),
    value: undefined,
    locate,
    problems,
    body: undefined,
  }
}
