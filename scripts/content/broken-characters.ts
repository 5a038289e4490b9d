import { isRecord } from './field-info.ts'
import { type Problem, problem } from './issue.ts'
import type { Path } from './locate.ts'
import type { ParsedFile } from './validate.ts'

/** Half an emoji, written as an escape: no editor shows it, every page shows a box. */
export function findBrokenCharacters(file: ParsedFile): Problem[] {
  const problems: Problem[] = []
  visit(file.value, [])
  return problems

  function visit(value: unknown, path: Path) {
    if (typeof value === 'string') {
      if (!value.isWellFormed()) problems.push(problem(file.source, file.locate(path, 'value'), 'broken-character', {}))
    } else if (Array.isArray(value)) {
      for (const [index, item] of value.entries()) visit(item, [...path, index])
    } else if (isRecord(value)) {
      for (const [key, item] of Object.entries(value)) visit(item, [...path, key])
    }
  }
}
