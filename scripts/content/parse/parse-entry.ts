import type { Collection } from '../../../src/collections/define.ts'
import { BODY_PATH, type RawDiagnostic } from '../diagnostics/diagnostic.ts'
import { fieldNames, visitTexts } from '../schema/introspect.ts'
import type { Path, Source } from '../text/source-text.ts'
import { splitFrontMatter } from './front-matter.ts'
import { parseJson } from './json/parse-json.ts'
import { locateInFields, locateInJson, type ParsedFile } from './locate.ts'
import type { MarkdownOutline } from './markdown/outline.ts'
import { readBody } from './markdown/read-body.ts'
import { parseYaml, UNREAD, type YamlFields } from './yaml/parse-yaml.ts'

/** The Markdown below the front matter; `start` is its offset in the file, `diagnostic` the reason it was not parsed. */
type Body = { text: string; start: number; outline: MarkdownOutline; diagnostic: RawDiagnostic | undefined }

/** A parsed file before validation. */
export type Entry = ParsedFile & YamlFields & { body: Body | undefined }

/** The path of the text that an offset of the file lies in; empty where it lies in none. */
export function fieldAround({ value, locate, body }: Entry, offset: number): Path {
  if (body && offset >= body.start) return BODY_PATH
  let found: Path = []
  visitTexts(value, (_, path) => {
    const { start, end } = locate(path, 'value')
    if (offset >= start && offset < end) found = path
  })
  return found
}

/** Parses the fields and the body of a file. Never throws for bad content. */
export function parseEntry(source: Source, collection: Collection): Entry {
  if (collection.format === 'json') {
    const { value, diagnostics } = parseJson(source)
    const locate = locateInJson(source)
    return { source, format: 'json', value, locate, diagnostics, tentative: [], recovered: undefined, body: undefined }
  }
  const format = 'markdown'
  const split = splitFrontMatter(source, () => fieldNames(collection.schema))
  if ('diagnostic' in split) {
    const locate = () => ({ start: 0, end: 0 })
    return { ...UNREAD, source, format, locate, diagnostics: [split.diagnostic], body: undefined }
  }
  const { start, end } = split.bodyRange
  const text = source.text.slice(start, end)
  const { outline, diagnostic } = readBody(source, text, start)
  const { value, diagnostics, tentative, recovered } = parseYaml(source, split, collection.schema)
  const locate = locateInFields(source, split.fieldsRange)
  const body = { text, start, outline, diagnostic }
  // Without a spread, which is slow for thousands of files.
  return { source, format, value, locate, diagnostics, tentative, recovered, body }
}
