import { findNodeAtLocation, type Node as JsonNode, parseTree } from 'jsonc-parser'
import { type Document, isMap, isNode, isScalar, isSeq, type Node as YamlNode } from 'yaml'
import { diagnose, type RawDiagnostic } from '../diagnostics/diagnostic.ts'
import type { Code, Params } from '../diagnostics/messages/params.ts'
import type { Path, Range, Source } from '../text/source-text.ts'
import { readYaml } from './yaml/parse-document.ts'

/**
 * Finds the range of a value in its file.
 *
 * @param path From the root of the file. For a path that is not in the file: the nearest parent that is.
 * @param what `value`: the value; `key`: the name before it (the value itself for an item of a list).
 */
export type Locate = (path: Path, what: 'value' | 'key') => Range

/** A parsed file on its way through validation. */
export type ParsedFile = { source: Source; format: 'json' | 'markdown'; value: unknown; locate: Locate }

/** Records a diagnostic at the key or the value of a field. */
export function diagnoseAt<C extends Code>(
  { source, locate }: ParsedFile,
  path: Path,
  what: 'key' | 'value',
  code: C,
  params: Params<C>,
): RawDiagnostic {
  return diagnose(source, locate(path, what), code, params, path)
}

/** Finds ranges in a JSON file without syntax errors. */
export function locateInJson(source: Source): Locate {
  let root: JsonNode | undefined
  return (path, what) => {
    root ??= parseTree(source.text)
    return root ? locateInTree(root, path, what) : { start: 0, end: 0 }
  }
}

/** @param root The tree of a text without syntax errors. */
function locateInTree(root: JsonNode, path: Path, what: 'value' | 'key'): Range {
  let node = root
  for (const step of path) {
    const next = findNodeAtLocation(node, [step])
    if (!next) return rangeOf(node, 'key')
    node = next
  }
  return rangeOf(node, what)
}

/** An object or list is marked by its key or opening bracket only, as the whole would underline half a screen. */
function rangeOf({ type, parent, offset, length }: JsonNode, what: 'value' | 'key'): Range {
  const isGroup = type === 'object' || type === 'array'
  const name = parent?.type === 'property' ? parent.children?.[0] : undefined
  if (name && (isGroup || what === 'key')) return { start: name.offset, end: name.offset + name.length }
  return { start: offset, end: offset + (isGroup ? 1 : length) }
}

/**
 * Finds ranges in front matter; parses it on the first call.
 *
 * @param fields The range of the front matter in the file.
 */
export function locateInFields({ text }: Source, { start, end }: Range): Locate {
  let document: Document | undefined
  return (path, what) => {
    document ??= readYaml(text.slice(start, end))
    // Empty front matter is marked on the line below.
    if (document.contents === null) return { start, end: start }
    return locateInDocument(document, start, path, what)
  }
}

/** Finds a range in a parsed document. */
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

/** A mapping or sequence is marked by its first key. */
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
