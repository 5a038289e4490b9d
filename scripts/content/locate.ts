import { findNodeAtLocation, type Node as JsonNode, parseTree } from 'jsonc-parser'
import { type Document, isMap, isNode, isScalar, isSeq, type Node as YamlNode } from 'yaml'
import type { Range } from './source.ts'

/** Keys and indexes from the root of a file, e.g. `['sections', 0, 'title']`. */
export type Path = readonly (string | number)[]

/**
 * Finds where a value was written, so a problem can point at it.
 *
 * @param path From the root of the file. For a path that is not in the file: the nearest parent that is.
 * @param what `value`: the value; `key`: the name before it (the value itself for an item of a list).
 */
export type Locate = (path: Path, what: 'value' | 'key') => Range

/** Finds places in a JSON text; the tree is built on the first call. */
export function locateInJson(text: string): Locate {
  let tree: JsonNode | undefined
  return (path, what) => {
    tree ??= parseTree(text)
    if (!tree) return { start: 0, end: 0 }
    for (let length = path.length; length >= 0; length -= 1) {
      const node = findNodeAtLocation(tree, path.slice(0, length))
      if (!node) continue
      if (length < path.length) return beginning(node)
      const name = what === 'key' && node.parent?.type === 'property' ? node.parent.children?.[0] : undefined
      const place = name ?? node
      // A whole object or list as a range would underline half a screen: its opening bracket is enough.
      if (place.type === 'object' || place.type === 'array') return beginning(place)
      return { start: place.offset, end: place.offset + place.length }
    }
    return { start: 0, end: 1 }
  }
}

function beginning(node: JsonNode): Range {
  const name = node.parent?.type === 'property' ? node.parent.children?.[0] : undefined
  return name ? { start: name.offset, end: name.offset + name.length } : { start: node.offset, end: node.offset + 1 }
}

/**
 * Finds places in the fields of a Markdown file.
 *
 * @param read Gives the parsed fields; called on the first use only.
 * @param start Where the fields begin in the file.
 */
export function locateInYaml(read: () => Document, start: number): Locate {
  let document: Document | undefined
  return (path, what) => {
    document ??= read()
    let node: YamlNode | null = document.contents
    let key: YamlNode | undefined
    for (const step of path) {
      const next = child(node, step)
      if (!next) return key ? shift(key, start) : opening(node, start)
      key = next.key
      node = next.value
    }
    if (what === 'key' && key) return shift(key, start)
    if (isScalar(node) && node.range && (node.range[1] > node.range[0] || !key)) return shift(node, start)
    return key ? shift(key, start) : opening(node, start)
  }
}

function child(node: YamlNode | null, step: string | number): { key?: YamlNode; value: YamlNode | null } | undefined {
  if (isSeq(node) && typeof step === 'number') {
    const item = node.items[step]
    return item === undefined ? undefined : { value: isNode(item) ? item : null }
  }
  if (!isMap(node)) return undefined
  const pair = node.items.find((item) => isScalar(item.key) && String(item.key.value) === String(step))
  if (!pair || !isNode(pair.key)) return undefined
  return { key: pair.key, value: isNode(pair.value) ? pair.value : null }
}

function shift(node: YamlNode, start: number): Range {
  const range = node.range
  return range ? { start: start + range[0], end: start + Math.max(range[1], range[0] + 1) } : { start, end: start }
}

/** The first field of a group stands for the group. */
function opening(node: YamlNode | null, start: number): Range {
  if (isMap(node)) {
    const first = node.items[0]?.key
    if (isNode(first)) return shift(first, start)
  }
  if (isSeq(node)) {
    const first = node.items[0]
    if (isNode(first)) return opening(first, start)
  }
  return node ? shift(node, start) : { start, end: start }
}
