import type { RawDiagnostic } from '../diagnostics/diagnostic.ts'
import type { CheckedCollection } from '../schema/collection.ts'
import { fieldNames } from '../schema/introspect.ts'
import type { Source } from '../text/source-text.ts'
import { splitFrontMatter } from './front-matter.ts'
import { parseJson } from './json/parse-json.ts'
import { type Locate, locateInDocument, locateInFields, locateInJson } from './locate.ts'
import type { MarkdownFacts } from './markdown/facts.ts'
import { readBody } from './markdown/read-body.ts'
import { findCutTexts } from './yaml/lost-comments.ts'
import { parseYaml } from './yaml/parse-yaml.ts'
import type { RecoveredFields } from './yaml/recover.ts'

/** A parsed file on its way through validation. */
export type ParsedFile = { source: Source; format: 'json' | 'markdown'; value: unknown; locate: Locate }

/** The Markdown below the front matter; `start` is its offset in the file, `diagnostic` the reason it was not parsed. */
export type Body = { text: string; start: number; facts: MarkdownFacts; diagnostic: RawDiagnostic | undefined }

/**
 * A parsed file before validation. `value` is undefined after a syntax error; then `diagnostics` explain it, and
 * `recovered` holds the fields that can still be validated. `tentative` diagnostics concern single values and are
 * dropped where the schema rejects the value anyway.
 */
export type Entry = ParsedFile & {
  diagnostics: readonly RawDiagnostic[]
  tentative: readonly RawDiagnostic[]
  recovered: RecoveredEntry | undefined
  body: Body | undefined
}

/** A file with its unreadable fields masked; `isMasked` recognises diagnostics caused by the mask. */
export type RecoveredEntry = {
  file: ParsedFile
  tentative: readonly RawDiagnostic[]
  isMasked: (found: RawDiagnostic) => boolean
}

const NOTHING_MORE = { tentative: [], recovered: undefined, body: undefined }

/** Parses the fields and the body of a file. Never throws for bad content. */
export function parseEntry(source: Source, collection: CheckedCollection): Entry {
  if (collection.format === 'json') {
    const { value, diagnostics } = parseJson(source)
    return { source, format: 'json', value, locate: locateInJson(source), diagnostics, ...NOTHING_MORE }
  }
  const split = splitFrontMatter(source, () => fieldNames(collection.schema))
  if ('diagnostic' in split) {
    const locate = () => ({ start: 0, end: 0 })
    return { source, format: 'markdown', value: undefined, locate, diagnostics: [split.diagnostic], ...NOTHING_MORE }
  }
  const { fieldsRange, bodyRange } = split
  const fields = parseYaml(source, split, collection.schema)
  const { start, end } = bodyRange
  const text = source.text.slice(start, end)
  return {
    source,
    format: 'markdown',
    value: fields.value,
    locate: locateInFields(source, fieldsRange, fields.document),
    diagnostics: fields.diagnostics,
    tentative: fields.tentative,
    recovered: fields.recovered && recoveredEntry(source, fields.recovered, collection),
    body: { text, start, ...readBody(source, text, start) },
  }
}

function recoveredEntry(source: Source, recovered: RecoveredFields, { schema }: CheckedCollection): RecoveredEntry {
  const { document, fields, isMasked } = recovered
  const locate: Locate = (path, what) => locateInDocument(document, fields.start, path, what)
  const value: unknown = document.toJS({ maxAliasCount: 0 })
  const tentative = findCutTexts(fields, document, schema)
  return { file: { source, format: 'markdown', value, locate }, tentative, isMasked }
}
