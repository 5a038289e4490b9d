import { type Document, isMap, isScalar, isSeq, type Node, type Pair, type YAMLMap, type YAMLSeq } from 'yaml'
import { align, isRecord } from './align.ts'
import { isEqual } from './equal.ts'
import { orderKeys } from './json.ts'

/**
 * Brings a value into a YAML document node by node: comments and quotes stay with the nodes they belong to.
 * For what cannot be edited in the text itself; the library may lay out the rest of the document anew.
 */
export function mergeDocument(document: Document, next: Record<string, unknown>): Document {
  document.contents = merge(document.contents, next) as typeof document.contents
  return document

  function merge(node: unknown, value: unknown): unknown {
    if (isMap(node) && isRecord(value)) return mergeMap(node, value)
    if (isSeq(node) && Array.isArray(value)) return mergeSeq(node, value)
    if (isScalar(node) && (typeof value !== 'object' || value === null)) {
      if (node.value === value) return node
      node.value = value
      delete node.source
      return node
    }
    return document.createNode(value)
  }

  function mergeMap(map: YAMLMap, value: Record<string, unknown>): YAMLMap {
    const pairs = new Map(map.items.map((pair) => [keyOf(pair), pair]))
    map.items = orderKeys([...pairs.keys()], Object.keys(value)).map((name) => {
      const pair = pairs.get(name)
      if (!pair) return document.createPair(name, value[name])
      pair.value = merge(pair.value, value[name])
      return pair
    })
    return map
  }

  function mergeSeq(seq: YAMLSeq, value: readonly unknown[]): YAMLSeq {
    const before = seq.items.map((item) => (item as Node).toJSON() as unknown)
    const from = align(before, value)
    seq.items = value.map((item, index) => {
      const known = seq.items[from[index] ?? -1]
      if (known === undefined) return document.createNode(item)
      return isEqual(before[from[index] ?? -1], item) ? known : merge(known, item)
    })
    return seq
  }
}

function keyOf(pair: Pair): string {
  return isScalar(pair.key) ? String(pair.key.value) : String(pair.key)
}
