import { getLocation, parse } from 'jsonc-parser'
import { isMap, isScalar, isSeq, type Node } from 'yaml'
import type { Collection } from '../../../src/content/collections.ts'
import { toDiagnostic } from '../../content/diagnostics/code-frame.ts'
import type { RawDiagnostic } from '../../content/diagnostics/diagnostic.ts'
import { splitFrontMatter } from '../../content/parse/front-matter.ts'
import { readYaml } from '../../content/parse/yaml/parse-document.ts'
import { isRecord, valueAt } from '../../content/schema/introspect.ts'
import type { ContentFile } from '../../content/site/check-file.ts'
import type { Source } from '../../content/text/source-text.ts'
import { BODY_FIELD, BODY_LABEL } from '../forms/body-field.ts'
import { entryName, entryTitle, folderTitle, labelOf } from '../merge/labels.ts'
import { formPath } from './editable-file.ts'
import { Refusal } from './refusal.ts'

type Path = (string | number)[]

/** A diagnostic at a field of the form: `at` is the path of the field in the entry at `path`. */
export type PlacedDiagnostic = {
  path: string
  at: Path
  /** The labels of the entry and the field: `Hizmetler › SEO › Ad`. */
  label: string
  problem: string
  expected: string
  fix: string
  /** Whether it keeps the draft from being saved. */
  isBlocking?: boolean
}

/**
 * Maps diagnostics from lines and columns to fields of the form.
 *
 * @param files The checked files, drafts included.
 */
export function placeDiagnostics(
  diagnostics: readonly RawDiagnostic[],
  files: readonly ContentFile[],
): PlacedDiagnostic[] {
  const known = new Map(files.map((file) => [file.source.path, file]))
  const placed = diagnostics.map((found): PlacedDiagnostic => {
    const { problem, expected, fix, formFix = fix } = toDiagnostic(found, 'tr', '')
    const { path } = found.source
    const file = known.get(path)
    const at = file ? fieldAt(found) : []
    return {
      path: formPath(path),
      at,
      label: file ? placeInWords(file, at) : (folderTitle(path) ?? path.slice(path.lastIndexOf('/') + 1)),
      problem: inFormWords(problem, known),
      expected: inFormWords(expected, known),
      fix: inFormWords(formFix, known),
    }
  })
  // Two lines of one field may have the same problem.
  return [...new Map(placed.map((each) => [JSON.stringify(each), each])).values()]
}

/** A refusal with the text of diagnostics: the place and the three lines of each. */
export function refuseDiagnostics(sentence: string, diagnostics: PlacedDiagnostic[]): Refusal {
  const texts = diagnostics.map(({ label, problem, expected, fix }) =>
    [`${label}: ${problem}`, `Beklenen: ${expected}`, `Düzeltme: ${fix}`].join('\n'),
  )
  return new Refusal([sentence, ...texts].join('\n\n'), { diagnostics })
}

function placeInWords({ collection, source, entry }: ContentFile, at: Path): string {
  const title = entryTitle(collection as Collection, source.path, entry?.value)
  return at.length === 0 ? title : `${title} › ${labelOf(collection.schema, at, entry?.value)}`
}

/**
 * Replaces keys, file names and lines, which the form does not show: `"Adres satırı" (address, 2. öge)` becomes
 * `"Adres satırı" (2. öge)`, `pages/ekip.md, 3. satır` the name of that entry.
 */
function inFormWords(text: string, files: ReadonlyMap<string, ContentFile>): string {
  return text
    .replace('content/images klasöründe duran bir dosya', 'Görseller arasında duran bir görsel')
    .replace(/Dosyanın altındaki metin/g, BODY_LABEL)
    .replace(/dosyanın altında metin/g, BODY_LABEL.toLocaleLowerCase('tr'))
    .replace(/(?<=") \(\w+(?:, (\d+\. öge))?\)/g, (_, item?: string) => (item ? ` (${item})` : ''))
    .replace(
      /(?:content\/)?([\w-]+(?:\/[\w-]+)?\.(?:md|json))(?:, \d+\. satır|:\d+(?::\d+)?)?/g,
      (written, path: string) => {
        const file = files.get(path)
        return file ? `"${entryName(file.collection as Collection, path, file.entry?.value)}"` : written
      },
    )
}

function fieldAt({ source, start, code, word }: RawDiagnostic): Path {
  const { at, values } = source.path.endsWith('.json') ? inJson(source, start) : inMarkdown(source, start)
  // A missing field is reported at its group, or at the first field of its group.
  const missing = code === 'missing-field' ? /\((\w+)/.exec(word('tr').problem)?.[1] : undefined
  if (missing === undefined) return at
  return [...(isRecord(valueAt(values, at)) ? at : at.slice(0, -1)), missing]
}

function inJson({ text }: Source, offset: number): { at: Path; values: unknown } {
  return { at: getLocation(text, offset).path.filter((step) => step !== ''), values: parse(text) }
}

function inMarkdown(source: Source, offset: number): { at: Path; values?: unknown } {
  const split = splitFrontMatter(source, () => [])
  if ('diagnostic' in split) return { at: [] }
  const { fieldsRange, bodyRange } = split
  if (offset >= bodyRange.start) return { at: [BODY_FIELD] }
  const document = readYaml(source.text.slice(fieldsRange.start, fieldsRange.end))
  return { at: fieldIn(document.contents, offset - fieldsRange.start), values: document.toJS() }
}

/** The path of the deepest field that begins at or before an offset. */
function fieldIn(node: Node | null, offset: number): Path {
  if (isMap<Node, Node | null>(node)) {
    const pair = node.items.findLast(({ key }) => (key.range?.[0] ?? 0) <= offset)
    return pair && isScalar(pair.key) ? [String(pair.key.value), ...fieldIn(pair.value, offset)] : []
  }
  if (!isSeq<Node>(node)) return []
  const index = node.items.findLastIndex((item) => (item.range?.[0] ?? 0) <= offset)
  return index === -1 ? [] : [index, ...fieldIn(node.items[index] ?? null, offset)]
}
