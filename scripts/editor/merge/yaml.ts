import { isDeepStrictEqual } from 'node:util'
import {
  type Document,
  isMap,
  isScalar,
  isSeq,
  type Node,
  type ParsedNode,
  parseDocument,
  Scalar,
  stringify,
} from 'yaml'
import { isRecord } from '../../content/schema/introspect.ts'
import { align, orderKeys } from './align.ts'

/** Long lines are never folded: it would enlarge the diff. */
const STYLE = { lineWidth: 0, flowCollectionPadding: false } as const

/** Comments without indent and empty lines at the end of a field: they belong to the next field. */
const LEAD = /(?<=\n)(?:(?:#.*)?\n)*$/

/**
 * Writes fields into a YAML text with a small diff. An unchanged top-level field keeps its bytes. A changed one is edited
 * as a document of its own and keeps comments, quotes and the order of keys; moved items take their comments along.
 *
 * @param text Without the `---` lines; may be empty.
 */
export function editYaml(text: string, next: Record<string, unknown>): string {
  const { contents, errors } = parseDocument(text)
  if (errors.length > 0 || !isMap<Scalar, ParsedNode>(contents) || contents.flow) return stringify(next, STYLE)
  const starts = contents.items.map(({ key }) => key.range?.[0] ?? 0)
  let lead = text.slice(0, starts[0])
  const fields = contents.items.map(({ key, value }, index) => {
    const field = text.slice(starts[index], starts[index + 1])
    const nextLead = LEAD.exec(field)?.[0] ?? ''
    const found = { name: String(key.value), lead, text: field.slice(0, field.length - nextLead.length), value }
    lead = nextLead
    return found
  })
  const names = fields.map(({ name }) => name)
  const edited = orderKeys(names, Object.keys(next)).map((name) => {
    const field = fields[names.indexOf(name)]
    if (!field) return stringify({ [name]: next[name] }, STYLE)
    const isSame = isDeepStrictEqual(field.value?.toJSON(), next[name])
    return field.lead + (isSame ? field.text : editField(field.text, name, next[name]))
  })
  const written = edited.join('') + lead
  // Correctness goes before a small diff.
  return saysExactly(written, next) ? written : stringify(next, STYLE)
}

function editField(text: string, name: string, next: unknown): string {
  const document: Document = parseDocument(text)
  if (document.errors.length > 0) return stringify({ [name]: next }, STYLE)
  document.set(name, edit(document, document.get(name, true), next))
  return document.toString(STYLE)
}

/** @returns The node with the new value, or a new node if the old one has another type. */
function edit(document: Document, node: unknown, next: unknown): Node {
  if (isScalar(node) && (typeof next !== 'object' || next === null)) return editScalar(node, next)
  if (isMap<Scalar, Node>(node) && isRecord(next)) {
    const pairs = new Map(node.items.map((pair) => [String(pair.key.value), pair]))
    node.items = orderKeys([...pairs.keys()], Object.keys(next)).map((key) => {
      const pair = pairs.get(key)
      if (!pair) return document.createPair<Scalar, Node>(key, next[key])
      pair.value = edit(document, pair.value, next[key])
      return pair
    })
    return node
  }
  if (isSeq<Node>(node) && Array.isArray(next)) {
    const items = [...node.items]
    const from = align(node.toJS(document), next)
    // The comment above the first item belongs to that item.
    if (from[0] !== 0 && items[0]) [items[0].commentBefore, node.commentBefore] = [node.commentBefore ?? null, null]
    const gaps = items.map(({ spaceBefore }) => spaceBefore ?? false)
    node.items = next.map((item, index) => edit(document, items[from[index] ?? -1], item))
    // Empty lines stay where they are.
    for (const [index, item] of node.items.entries()) item.spaceBefore = gaps[index] ?? gaps.at(-1) ?? false
    return node
  }
  return document.createNode(next) as Node
}

function editScalar(node: Scalar, next: unknown): Scalar {
  if (node.value === next) return node
  const isOneLine = typeof next !== 'string' || !next.includes('\n')
  const isBlock = node.type === Scalar.BLOCK_FOLDED || node.type === Scalar.BLOCK_LITERAL
  if (isOneLine === isBlock) delete node.type
  node.value = next
  return node
}

function saysExactly(text: string, value: unknown): boolean {
  const document = parseDocument(text)
  return document.errors.length === 0 && isDeepStrictEqual(document.toJS(), value)
}
