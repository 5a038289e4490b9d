import type { CheckedCollection } from './collection-kind.ts'
import { fieldNames, findName } from './field-info.ts'
import { splitFrontMatter } from './front-matter.ts'
import type { Problem } from './issue.ts'
import { locateInFields, locateInJson } from './locate.ts'
import { checkMarkdown } from './markdown-check.ts'
import type { MarkdownFacts } from './markdown-facts.ts'
import { parseJson } from './parse-json.ts'
import { parseYaml } from './parse-yaml.ts'
import type { Source } from './source.ts'
import type { ParsedFile } from './validate.ts'

/** The text below the fields of a Markdown file; `start` is its place in the file. */
export type Body = { text: string; start: number; facts: MarkdownFacts; problems: Problem[] }

/**
 * What a file says, before its schema is asked.
 * `value` is undefined when it could not be read; then `problems` say why.
 */
export type Entry = ParsedFile & { problems: Problem[]; body: Body | undefined }

/** Reads the fields and the body of a file. Never throws for what is in it. */
export function readEntry(source: Source, collection: CheckedCollection): Entry {
  if (collection.format === 'json') {
    const { value, problems } = parseJson(source)
    return { source, format: 'json', value, locate: locateInJson(source), problems, body: undefined }
  }
  const split = splitFrontMatter(source, () => fieldNames(collection.schema))
  if ('problem' in split) {
    const locate = () => ({ start: 0, end: 0 })
    return { source, format: 'markdown', value: undefined, locate, problems: [split.problem], body: undefined }
  }
  const { fieldsRange, bodyRange } = split
  const { value, problems } = parseYaml(source, split, (key, isTop) => findName(collection.schema, key, isTop))
  const { start, end } = bodyRange
  const text = source.text.slice(start, end)
  const { facts, problems: bodyProblems } = checkMarkdown(source, text, start, collection)
  const body = { text, start, facts, problems: bodyProblems }
  return { source, format: 'markdown', value, locate: locateInFields(source, fieldsRange), problems, body }
}
