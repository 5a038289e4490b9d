import { isDeepStrictEqual } from 'node:util'
import { applyEdits, type JSONPath, type ModificationOptions, modify } from 'jsonc-parser'
import { isRecord } from '../../content/schema/introspect.ts'
import { orderKeys } from './align.ts'

const FORMATTED: ModificationOptions = { formattingOptions: { insertSpaces: true, tabSize: 2, eol: '\n' } }

/**
 * Writes a value into a JSON text with a minimal diff. Keys keep their order; a list of another length is written as
 * `JSON.stringify` does.
 *
 * @param text May be empty.
 */
export function editJson(text: string, next: unknown): string {
  if (text === '') return canonical(next)
  const edited = edit(text, [], JSON.parse(text), next)
  // Correctness goes before a small diff.
  return isDeepStrictEqual(JSON.parse(edited), next) ? edited : canonical(next)
}

function canonical(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`
}

function edit(text: string, path: JSONPath, before: unknown, next: unknown): string {
  if (isDeepStrictEqual(before, next)) return text
  if (Array.isArray(before) && Array.isArray(next) && before.length === next.length) {
    return next.reduce((edited, item, index) => edit(edited, [...path, index], before[index], item), text)
  }
  if (isRecord(before) && isRecord(next)) {
    const order = orderKeys(Object.keys(before), Object.keys(next))
    const gone = Object.keys(before).filter((key) => !(key in next))
    const write = (edited: string, key: string) => {
      if (key in before && key in next) return edit(edited, [...path, key], before[key], next[key])
      const place = { getInsertionIndex: () => order.indexOf(key) }
      return replace(edited, [...path, key], next[key], { ...FORMATTED, ...place })
    }
    return [...gone, ...order].reduce(write, text)
  }
  // Formatting a single value would change the rest of its line.
  return replace(text, path, next, typeof next === 'object' ? FORMATTED : {})
}

function replace(text: string, path: JSONPath, value: unknown, options: ModificationOptions): string {
  return applyEdits(text, modify(text, path, value, options))
}
