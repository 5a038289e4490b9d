import { type Document, isMap, isNode, isScalar, isSeq, type Node as YamlNode } from 'yaml'
import type { Path, Range, Source } from '../text/source-text.ts'
import { type Place, type Places, readPlainYaml } from './fast-path/fast-yaml.ts'
import { type JsonPlaces, readJsonPlaces } from './json/places.ts'
import { readYaml } from './yaml/parse-document.ts'

/**
 * Finds where a value was written, so a problem can point at it.
 *
 * @param path From the root of the file. For a path that is not in the file: the nearest parent that is.
 * @param what `value`: the value; `key`: the name before it (the value itself for an item of a list).
 */
export type Locate = (path: Path, what: 'value' | 'key') => Range

/** Finds places in a JSON file that can be read. */
export function locateInJson(source: Source): Locate {
  return (path, what) => {
    if (lastJson?.source !== source) lastJson = { source, found: readJsonPlaces(source.text) }
    const { outline, places, opening } = lastJson.found
    return locateInPlaces(outline, places, () => opening, path, what)
  }
}

/** Problems come file by file: remembering the last one is enough, and keeps thousands of trees out of memory. */
let lastJson: { source: Source; found: JsonPlaces } | undefined

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
      : locateInPlaces(found.value, found.places, (group) => firstIn(group, found.places, fields.start), path, what)
  }
}

type FoundPlaces = { value: object; places: Places } | { document: Document }

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

/** @param beginning Where a group without a name of its own begins. */
function locateInPlaces(
  root: unknown,
  places: Places,
  beginning: (group: unknown) => Range,
  path: Path,
  what: 'value' | 'key',
): Range {
  let node = root
  let place: Place | undefined
  for (const step of path) {
    const next: Place | undefined = places.get(node as object)?.get(step)
    if (!next) return place?.key ?? place?.value ?? beginning(node)
    place = next
    node = (node as Record<string | number, unknown>)[step]
  }
  if (what === 'key' && place?.key) return place.key
  return place?.value ?? place?.key ?? beginning(node)
}

/** The first field of a group stands for the group. */
function firstIn(group: unknown, places: Places, start: number): Range {
  const [first] = places.get(group as object) ?? []
  if (!first) return { start, end: start }
  const [step, { key, value }] = first
  return key ?? value ?? firstIn((group as Record<string | number, unknown>)[step], places, start)
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
