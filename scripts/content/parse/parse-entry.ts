import type { RawDiagnostic } from '../diagnostics/diagnostic.ts'
import type { CheckedCollection } from '../schema/collection.ts'
import { fieldNames } from '../schema/introspect.ts'
import type { Source } from '../text/source-text.ts'
import { splitFrontMatter } from './front-matter.ts'
import { parseJson } from './json/parse-json.ts'
import { locateInFields, locateInJson, type ParsedFile } from './locate.ts'
import type { MarkdownFacts } from './markdown/facts.ts'
import { readBody } from './markdown/read-body.ts'
import { parseYaml, UNREAD, type YamlFields } from './yaml/parse-yaml.ts'

/** The Markdown below the front matter; `start` is its offset in the file, `diagnostic` the reason it was not parsed. */
export type Body = { text: string; start: number; facts: MarkdownFacts; diagnostic: RawDiagnostic | undefined }

/** A parsed file before validation. */
export type Entry = ParsedFile & YamlFields & { body: Body | undefined }

/** Parses the fields and the body of a file. Never throws for bad content. */
export function parseEntry(source: Source, collection: CheckedCollection): Entry {
  const unread = { ...UNREAD, source, format: collection.format, body: undefined }
  if (collection.format === 'json') return { ...unread, ...parseJson(source), locate: locateInJson(source) }
  const split = splitFrontMatter(source, () => fieldNames(collection.schema))
  if ('diagnostic' in split) {
    return { ...unread, diagnostics: [split.diagnostic], locate: () => ({ start: 0, end: 0 }) }
  }
  const { start, end } = split.bodyRange
  const text = source.text.slice(start, end)
  return {
    ...unread,
    ...parseYaml(source, split, collection.schema),
    locate: locateInFields(source, split.fieldsRange),
    body: { text, start, ...readBody(source, text, start) },
  }
}
