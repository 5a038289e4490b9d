import { isDeepStrictEqual } from 'node:util'
import {
  Composer,
  CST,
  Document,
  isMap,
  isScalar,
  isSeq,
  type ParsedNode,
  Parser,
  parseDocument,
  Scalar,
  stringify,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml'
import { isRecord } from '../../content/schema/introspect.ts'
import { align, isInPlace, orderKeys } from './align.ts'

/** Nothing is ever folded: a line break that nobody typed is a change that nobody made. */
const STYLE = { lineWidth: 0 } as const

/**
 * Writes fields into an existing YAML text, touching only what differs: comments, quotes, line breaks and the order of
 * keys stay as they are, and items that were moved move with their text.
 *
 * @param text Without the `---` lines; may be empty.
 */
export function editYaml(text: string, next: Record<string, unknown>): string {
  const tokens = [...new Parser().parse(text)]
  const [document] = new Composer({ keepSourceTokens: true }).compose(tokens)
  if (!document || document.errors.length > 0 || !isMap(document.contents)) return stringify(next, STYLE)
  if (isDeepStrictEqual(document.toJS(), next)) return text
  const root = tokens.find((token) => token.type === 'document')
  if (!root) return stringify(next, STYLE)
  if (!editNode(document.contents, next, root.start)) return stringify(next, STYLE)
  const edited = tokens.map((token) => CST.stringify(token)).join('')
  // A small diff is an attempt; what counts is that the file says what was meant.
  return saysExactly(edited, next) ? edited : stringify(next, STYLE)
}

type Item = CST.CollectionItem

/**
 * Edits the tokens of a node in place.
 *
 * @param lead The tokens before the node; they hold the comment and the indent of the first item of a list.
 * @returns Whether that was possible; if not, the value has to be written anew.
 */
function editNode(node: unknown, next: unknown, lead: CST.SourceToken[], indent = 0): boolean {
  const token = (node as ParsedNode | null)?.srcToken
  if (!token) return false
  if (isScalar(node)) return isDeepStrictEqual(node.value, next) || editScalar(node, token, next, indent)
  if (isMap(node) && isRecord(next)) return editMap(node, token, next)
  if (isSeq(node) && Array.isArray(next)) return editSeq(node, token, next, lead)
  return false
}

function editScalar(node: Scalar, token: CST.Token, next: unknown, indent: number): boolean {
  if (typeof next === 'object' && next !== null) return false
  const isBlock = token.type === 'block-scalar'
  const scalar = new Scalar(next)
  if (node.type && typeof next === 'string' && (!isBlock || next.includes('\n'))) scalar.type = node.type
  const text = indentRest(stringify({ x: scalar }, STYLE).slice('x:'.length).trim(), indent)
  if (isBlock) Object.assign(token, { props: [], source: `${text}\n` })
  else if ('source' in token) token.source = text
  return isBlock || 'source' in token
}

function editMap(map: YAMLMap, token: CST.Token, next: Record<string, unknown>): boolean {
  if (token.type !== 'block-map') return false
  const names = map.items.map(({ key }) => String(isScalar(key) ? key.value : key))
  const order = orderKeys(names, Object.keys(next))
  // The first key stands behind its dash or indent, so it stays first.
  if (order[0] !== names[0]) return false
  const items = token.items as Item[]
  const edited = order.map((name): Item => {
    const index = names.indexOf(name)
    const item = items[index]
    const pair = map.items[index]
    if (!item || !pair) return newItem({ [name]: next[name] }, token.indent)
    const isEdited =
      isDeepStrictEqual((pair.value as ParsedNode | null)?.toJSON(), next[name]) ||
      editNode(pair.value, next[name], item.sep ?? [], token.indent)
    if (isEdited) return item
    const { value: _value, ...key } = item
    const text = indentRest(stringify({ x: next[name] }, STYLE).slice('x:'.length), token.indent)
    return { ...key, sep: [raw(`:${text}`)] } as Item
  })
  token.items = [...edited, ...items.slice(names.length)] as typeof token.items
  return true
}

function editSeq(seq: YAMLSeq, token: CST.Token, next: readonly unknown[], lead: CST.SourceToken[]): boolean {
  if (token.type === 'flow-collection') return editFlow(token, next)
  if (token.type !== 'block-seq' || next.length === 0) return false
  const before = seq.items.map((item) => (item as ParsedNode).toJSON() as unknown)
  const from = align(before, next)
  const items = token.items as Item[]
  const isMoved = !isInPlace(from, before.length)
  // Comment and indent of the first item stand before the list.
  const firstLine = lead.findIndex(({ type }) => type === 'newline') + 1
  if (isMoved && firstLine === 0) return false
  if (isMoved) items[0]?.start.unshift(...lead.splice(firstLine))
  // Empty lines stay where they are, comments move with their items.
  const gaps = isMoved ? items.slice(0, before.length).map(({ start }) => start.splice(0, countNewlines(start))) : []
  const edited = next.map((value, index): Item => {
    const source = from[index] ?? -1
    const item = items[source]
    if (!item) return newItem([value], token.indent)
    if (isDeepStrictEqual(before[source], value)) return item
    return editNode(seq.items[source], value, [], token.indent) ? item : newItem([value], token.indent)
  })
  if (isMoved) for (const [index, { start }] of edited.entries()) start.unshift(...(gaps[index] ?? gaps.at(-1) ?? []))
  token.items = [...edited, ...items.slice(before.length)] as typeof token.items
  return true
}

/** Writes a list on one line anew, keeping the quotes of items that stay. */
function editFlow(token: CST.FlowCollection, next: readonly unknown[]): boolean {
  const known = new Map(
    token.items.map(({ value }) => [value && 'source' in value ? parseDocument(value.source).toJS() : value, value]),
  )
  const texts = next.map((item) => {
    const value = known.get(item)
    if (value) return CST.stringify({ ...value, end: [] } as CST.Token)
    const document = new Document([item])
    if (isSeq(document.contents)) document.contents.flow = true
    return document
      .toString({ ...STYLE, flowCollectionPadding: false })
      .trim()
      .slice(1, -1)
  })
  const [first] = token.items[0]?.start ?? []
  const padding = first?.type === 'space' ? first.source : ''
  token.items = [{ start: [raw(padding + texts.join(', '))] }]
  return true
}

/** A key or an item that was not there, as one piece of text. */
function newItem(value: unknown, indent: number): Item {
  return { start: [raw(' '.repeat(indent) + indentRest(stringify(value, STYLE), indent))] }
}

function raw(source: string): CST.SourceToken {
  return { type: 'space', offset: 0, indent: 0, source }
}

function countNewlines(tokens: readonly CST.SourceToken[]): number {
  const count = tokens.findIndex(({ type }) => type !== 'newline')
  return count === -1 ? tokens.length : count
}

/** Indents every line but the first; empty lines stay empty. */
function indentRest(text: string, indent: number): string {
  return text.replace(/\n(?=[^\n])/g, `\n${' '.repeat(indent)}`)
}

function saysExactly(text: string, value: unknown): boolean {
  const document = parseDocument(text)
  return document.errors.length === 0 && isDeepStrictEqual(document.toJS(), value)
}
