import type { CheckedCollection } from './collection-kind.ts'
import { findCutTexts } from './cut-text.ts'
import { fieldNames } from './field-info.ts'
import { splitFrontMatter } from './front-matter.ts'
import type { Problem } from './issue.ts'
import { type Locate, locateInDocument, locateInFields, locateInJson } from './locate.ts'
import { checkMarkdown } from './markdown-check.ts'
import type { MarkdownFacts } from './markdown-facts.ts'
import { parseJson } from './parse-json.ts'
import { parseYaml } from './parse-yaml.ts'
import type { Source } from './source.ts'
import type { ParsedFile } from './validate.ts'
import type { SoundFields } from './yaml-slips.ts'

/** The text below the fields of a Markdown file; `start` is its place in the file. */
export type Body = { text: string; start: number; facts: MarkdownFacts; problems: Problem[] }

/**
 * What a file says, before its schema is asked.
 * `value` is undefined when it could not be read; then `problems` say why, and `sound` is what can be judged all
 * the same. `doubts` are about single values, and only worth telling where the schema has nothing against them.
 */
export type Entry = ParsedFile & {
  problems: Problem[]
  doubts: readonly Problem[]
  sound: SoundEntry | undefined
  body: Body | undefined
}

/** A file without those of its fields that cannot be read; problems that are `isAside` come from their absence. */
export type SoundEntry = { file: ParsedFile; doubts: readonly Problem[]; isAside: (found: Problem) => boolean }

const NOTHING_MORE = { doubts: [], sound: undefined, body: undefined }

/** Reads the fields and the body of a file. Never throws for what is in it. */
export function readEntry(source: Source, collection: CheckedCollection): Entry {
  if (collection.format === 'json') {
    const { value, problems } = parseJson(source)
    return { source, format: 'json', value, locate: locateInJson(source), problems, ...NOTHING_MORE }
  }
  const split = splitFrontMatter(source, () => fieldNames(collection.schema))
  if ('problem' in split) {
    const locate = () => ({ start: 0, end: 0 })
    return { source, format: 'markdown', value: undefined, locate, problems: [split.problem], ...NOTHING_MORE }
  }
  const { fieldsRange, bodyRange } = split
  const fields = parseYaml(source, split, collection.schema)
  const { start, end } = bodyRange
  const text = source.text.slice(start, end)
  const { facts, problems: bodyProblems } = checkMarkdown(source, text, start, collection)
  return {
    source,
    format: 'markdown',
    value: fields.value,
    locate: locateInFields(source, fieldsRange),
    problems: fields.problems,
    doubts: fields.doubts,
    sound: fields.sound && soundEntry(source, fields.sound, collection),
    body: { text, start, facts, problems: bodyProblems },
  }
}

function soundEntry(source: Source, sound: SoundFields, { schema }: CheckedCollection): SoundEntry {
  const { document, text, start, isAside } = sound
  const locate: Locate = (path, what) => locateInDocument(document, start, path, what)
  const value: unknown = document.toJS({ maxAliasCount: 0 })
  const doubts = findCutTexts(source, document, text, start, schema)
  return { file: { source, format: 'markdown', value, locate }, doubts, isAside }
}
