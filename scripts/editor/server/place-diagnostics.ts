import { join } from 'node:path'
import { getLocation } from 'jsonc-parser'
import { isMap, isScalar, isSeq, type Node, parseDocument } from 'yaml'
import type { Diagnostic } from '../../content/diagnostics/diagnostic.ts'
import { BODY_FIELD } from '../forms/body-field.ts'
import { CONTENT } from './places.ts'
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
  return diagnostics.map((diagnostic) => {
    const inside = diagnostic.file.slice(CONTENT.length + 1)
    const text = drafts.get(inside) ?? (/\.(?:md|json)$/.test(inside) ? readIfThere(join(root, inside)) : '')
    const plain = String(text ?? '')
      .replace(/^\ufeff/, '')
      .replace(/\r\n?/g, '\n')
    const { expected, fix } = diagnostic
    const problem = withoutKeys(diagnostic.problem)
    return { path: diagnostic.file, at: fieldAt(plain, inside, diagnostic), problem, expected, fix }
  })
}

/** `"Adres satırı" (address, 2. öge)` as `"Adres satırı" (2. öge)`: keys are for who writes files. */
function withoutKeys(problem: string): string {
  return problem.replace(/(?<=") \(\w+(?:, (\d+\. öge))?\)/g, (_, item?: string) => (item ? ` (${item})` : ''))
}

function fieldAt(text: string, path: string, { line, column }: Diagnostic): Path {
  const lines = text.split('\n')
  const offset = lines.slice(0, line - 1).reduce((sum, each) => sum + each.length + 1, 0) + column - 1
  if (path.endsWith('.json')) return getLocation(text, offset).path.filter((step) => step !== '')
  const end = lines.indexOf('---', 1)
  if (lines[0] !== '---' || end === -1) return []
  if (line > end) return [BODY_FIELD]
  return fieldIn(parseDocument(lines.slice(1, end).join('\n')).contents, offset - 4)
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
