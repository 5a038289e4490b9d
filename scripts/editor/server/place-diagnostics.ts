import { join } from 'node:path'
import { getLocation, parse } from 'jsonc-parser'
import { isMap, isScalar, isSeq, type Node, parseDocument } from 'yaml'
import type { Diagnostic } from '../../content/diagnostics/diagnostic.ts'
import { isRecord, valueAt } from '../../content/schema/introspect.ts'
import { BODY_FIELD, BODY_LABEL } from '../forms/body-field.ts'
import { CONTENT, findPlace } from './places.ts'
import { nameOf } from './save.ts'
import { readIfThere } from './write-files.ts'

type Path = (string | number)[]

/** A problem at a field of the form: `at` leads there from the top of the entry at `path`. */
export type PlacedDiagnostic = {
  path: string
  at: Path
  problem: string
  expected: string
  fix: string
  /** Whether it keeps the draft from being saved. */
  isBlocking?: boolean
}

/**
 * Says for each problem which field of the form it is about, instead of a line and a column.
 *
 * @param drafts The texts that were judged in place of files, by path below the content folder.
 */
export function placeDiagnostics(
  root: string,
  diagnostics: readonly Diagnostic[],
  drafts = new Map<string, string>(),
): PlacedDiagnostic[] {
  const placed = diagnostics.map((diagnostic): PlacedDiagnostic => {
    const inside = diagnostic.file.slice(CONTENT.length + 1)
    const text = drafts.get(inside) ?? (/\.(?:md|json)$/.test(inside) ? readIfThere(join(root, inside)) : '')
    const plain = String(text ?? '')
      .replace(/^\ufeff/, '')
      .replace(/\r\n?/g, '\n')
    const { problem, expected, fix, formFix = fix } = diagnostic
    const [said, wanted, advice] = [problem, expected, formFix].map((text) => inFormWords(text, root))
    const at = fieldAt(plain, inside, diagnostic)
    return { path: diagnostic.file, at, problem: said ?? '', expected: wanted ?? '', fix: advice ?? '' }
  })
  // Within one field the same problem in two lines is the same problem.
  return [...new Map(placed.map((each) => [JSON.stringify(each), each])).values()]
}

/**
 * Keys, files and lines are for who writes files: `"Adres satırı" (address, 2. öge)` is told as `"Adres satırı" (2. öge)`,
 * `pages/ekip.md, 3. satır` by the name of that entry.
 */
function inFormWords(text: string, root: string): string {
  return text
    .replace(/Dosyanın altındaki metin/g, BODY_LABEL)
    .replace(/dosyanın altında metin/g, BODY_LABEL.toLocaleLowerCase('tr'))
    .replace(/(?<=") \(\w+(?:, (\d+\. öge))?\)/g, (_, item?: string) => (item ? ` (${item})` : ''))
    .replace(
      /(?:content\/)?([\w-]+(?:\/[\w-]+)?\.(?:md|json))(?:, \d+\. satır|:\d+(?::\d+)?)?/g,
      (written, path: string) => {
        const place = findPlace(root, path)
        return place ? `"${nameOf(place, String(readIfThere(place.disk) ?? ''))}"` : written
      },
    )
}

function fieldAt(text: string, path: string, diagnostic: Diagnostic): Path {
  const { line, column, code, problem } = diagnostic
  const lines = text.split('\n')
  const end = lines.indexOf('---', 1)
  const isJson = path.endsWith('.json')
  if (!isJson && (lines[0] !== '---' || end === -1)) return []
  if (!isJson && line > end) return [BODY_FIELD]
  const offset = lines.slice(0, line - 1).reduce((sum, each) => sum + each.length + 1, 0) + column - 1
  const document = isJson ? undefined : parseDocument(lines.slice(1, end).join('\n'))
  const at = document
    ? fieldIn(document.contents, offset - 4)
    : getLocation(text, offset).path.filter((step) => step !== '')
  // A field that is missing has no place; the group it is missing in, or the first field of that group, stands for it.
  const missing = code === 'missing-field' ? /\((\w+)/.exec(problem)?.[1] : undefined
  if (missing === undefined) return at
  const group = isRecord(valueAt(document ? document.toJS() : parse(text), at)) ? at : at.slice(0, -1)
  return [...group, missing]
}

/** The deepest field that begins before an offset. */
function fieldIn(node: Node | null, offset: number): Path {
  if (isMap<Node, Node | null>(node)) {
    const pair = node.items.findLast(({ key }) => (key.range?.[0] ?? 0) <= offset)
    return pair && isScalar(pair.key) ? [String(pair.key.value), ...fieldIn(pair.value, offset)] : []
  }
  if (!isSeq<Node>(node)) return []
  const index = node.items.findLastIndex((item) => (item.range?.[0] ?? 0) <= offset)
  return index === -1 ? [] : [index, ...fieldIn(node.items[index] ?? null, offset)]
}
