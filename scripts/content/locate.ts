import { findNodeAtLocation, type Node as JsonNode, parseTree } from 'jsonc-parser'
import { type Document, isMap, isNode, isScalar, isSeq, type Node as YamlNode } from 'yaml'
import { type Place, type Places, readPlainYaml } from './plain-yaml.ts'
import type { Range, Source } from './source.ts'
import { readYaml } from './yaml-document.ts'

/** Keys and indexes from the root of a file, e.g. `['sections', 0, 'title']`. */
export type Path = readonly (string | number)[]

/**
 * Finds where a value was written, so a problem can point at it.
 *
 * @param path From the root of the file. For a path that is not in the file: the nearest parent that is.
 * @param what `value`: the value; `key`: the name before it (the value itself for an item of a list).
 */
export type Locate = (path: Path, what: 'value' | 'key') => Range

/** Finds places in a JSON file; the tree is built when it is needed. */
export function locateInJson(source: Source): Locate {
  return (path, what) => {
    const tree = treeOf(source)
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

let lastTree: { source: Source; tree: JsonNode | undefined } | undefined

function treeOf(source: Source): JsonNode | undefined {
  if (lastTree?.source !== source) lastTree = { source, tree: parseTree(source.text) }
  return lastTree.tree
}

function beginning(node: JsonNode): Range {
  const name = node.parent?.type === 'property' ? node.parent.children?.[0] : undefined
  return name ? { start: name.offset, end: name.offset + name.length } : { start: node.offset, end: node.offset + 1 }
}

/**
 * Finds places in the fields of a Markdown file.
 *
 * @param fields Where they stand in the file.
 */
export function locateInFields(source: Source, fields: Range): Locate {
  return (path, what) => {
    const found = placesOf(source, fields)
    return 'document' in found
      ? locateInDocument(found.document, fields.start, path, what)
      : locateInPlaces(found.value, found.places, fields.start, path, what)
  }
}

type FoundPlaces = { value: object; places: Places } | { document: Document }

/** Problems come file by file: remembering the last one is enough, and keeps thousands of trees out of memory. */
let lastFields: { source: Source; found: FoundPlaces } | undefined

function placesOf(source: Source, { start, end }: Range): FoundPlaces {
  if (lastFields?.source !== source) {
    const places: Places = new Map()
    const value = readPlainYaml(source.text, start, end, places)
    const found = value ? { value, places } : { document: readYaml(source.text.slice(start, end)) }
    lastFields = { source, found }
  }
  return lastFields.found
}

function locateInPlaces(root: object, places: Places, start: number, path: Path, what: 'value' | 'key'): Range {
  let node: unknown = root
  let place: Place | undefined
  for (const step of path) {
    const next: Place | undefined = places.get(node as object)?.get(step)
    if (!next) return place?.key ?? place?.value ?? beginning(node)
    place = next
    node = (node as Record<string | number, unknown>)[step]
  }
  if (what === 'key' && place?.key) return place.key
  return place?.value ?? place?.key ?? beginning(node)

  /** The first field of a group stands for the group. */
  function beginning(group: unknown): Range {
    const [first] = places.get(group as object) ?? []
    if (!first) return { start, end: start }
    const [step, { key, value }] = first
    return key ?? value ?? beginning((group as Record<string | number, unknown>)[step])
  }
}

/** The same in a document of the real parser. */
export function locateInDocument(document: Document, start: number, path: Path, what: 'value' | 'key'): Range {
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
