import { getNodeValue, type Node, parseTree } from 'jsonc-parser'
import { align, isRecord } from './align.ts'
import { applyEdits, type Edit, indentRest } from './edits.ts'
import { isEqual } from './equal.ts'

/**
 * Writes a value into an existing JSON text, touching only what differs: keys stay in their order, lists written on
 * one line stay on one line, items that were moved move with their text.
 */
export function editJson(text: string, next: unknown): string {
  const root = parseTree(text)
  if (!root) return `${JSON.stringify(next, null, 2)}\n`
  const edited = applyEdits(text, editsFor(text, root, next))
  // The edits are an attempt at beauty; what counts is that the file says what was meant.
  return isEqual(JSON.parse(edited), next) ? edited : `${JSON.stringify(next, null, 2)}\n`
}

function editsFor(text: string, node: Node, next: unknown): Edit[] {
  if (isEqual(getNodeValue(node), next)) return []
  if (node.type === 'object' && isRecord(next)) return editObject(text, node, next)
  if (node.type === 'array' && Array.isArray(next)) return editArray(text, node, next)
  return [replace(node, indentRest(JSON.stringify(next, null, 2), indentAt(text, node.offset)))]
}

function editObject(text: string, node: Node, next: Record<string, unknown>): Edit[] {
  const properties = (node.children ?? []).flatMap((property) => {
    const [key, value] = property.children ?? []
    return key && value ? [{ name: String(key.value), property, value }] : []
  })
  const names = properties.map(({ name }) => name)
  const isSameShape = names.length === Object.keys(next).length && names.every((name) => name in next)
  if (isSameShape) return properties.flatMap(({ name, value }) => editsFor(text, value, next[name]))
  const parts = orderKeys(names, Object.keys(next)).map((name) => {
    const known = properties.find((property) => property.name === name)
    if (!known) return `${JSON.stringify(name)}: ${JSON.stringify(next[name], null, 2)}`
    const { property, value } = known
    return { kept: applyEdits(text, editsFor(text, value, next[name]), property.offset, endOf(property)) }
  })
  return [replace(node, join(text, node, parts, '{', '}'))]
}

function editArray(text: string, node: Node, next: readonly unknown[]): Edit[] {
  const items = node.children ?? []
  const from = align(items.map(getNodeValue), next)
  const isSameOrder = items.length === next.length && from.every((source, index) => source === index)
  if (isSameOrder) return items.flatMap((item, index) => editsFor(text, item, next[index]))
  const parts = next.map((value, index) => {
    const item = items[from[index] ?? -1]
    if (!item) return JSON.stringify(value, null, 2)
    return { kept: applyEdits(text, editsFor(text, item, value), item.offset, endOf(item)) }
  })
  return [replace(node, join(text, node, parts, '[', ']'))]
}

/** The keys that were there in their order; each new one after the one it follows in the new value. */
export function orderKeys(before: readonly string[], after: readonly string[]): string[] {
  const order = before.filter((key) => after.includes(key))
  after.forEach((key, index) => {
    if (!order.includes(key)) order.splice(index === 0 ? 0 : order.indexOf(after[index - 1] ?? '') + 1, 0, key)
  })
  return order
}

function join(text: string, node: Node, parts: (string | { kept: string })[], open: string, close: string): string {
  if (parts.length === 0) return open + close
  const source = text.slice(node.offset, endOf(node))
  const isOneLine = !source.includes('\n') && (node.children ?? []).length > 0
  if (isOneLine) {
    const padding = /^[[{] /.test(source) ? ' ' : ''
    const flat = parts.map((part) => (typeof part === 'string' ? part.replace(/\n\s*/g, ' ') : part.kept))
    return `${open}${padding}${flat.join(', ')}${padding}${close}`
  }
  const outer = indentAt(text, node.offset)
  const first = node.children?.[0]
  const inner = first ? indentAt(text, first.offset) : `${outer}  `
  const lines = parts.map((part) => inner + (typeof part === 'string' ? indentRest(part, inner) : part.kept))
  return `${open}\n${lines.join(',\n')}\n${outer}${close}`
}

function replace(node: Node, text: string): Edit {
  return { start: node.offset, end: endOf(node), text }
}

function endOf(node: Node): number {
  return node.offset + node.length
}

/** White space at the beginning of the line that holds an offset. */
function indentAt(text: string, offset: number): string {
  const start = text.lastIndexOf('\n', offset - 1) + 1
  return /^[ \t]*/.exec(text.slice(start, offset))?.[0] ?? ''
}
