import { Document, isMap, isScalar, isSeq, Scalar, stringify, type YAMLMap, type YAMLSeq } from 'yaml'
import { align, commonEnds, isRecord } from './align.ts'
import { applyEdits, type Edit, indentRest } from './edits.ts'
import { isEqual } from './equal.ts'
import { orderKeys } from './json.ts'

/** Nothing is ever folded: a line break that nobody typed is a change that nobody made. */
export const STYLE = { lineWidth: 0 } as const

/** Something the careful way cannot edit in place. */
export class TooTricky extends Error {}

/** Finds the edits that turn a YAML text into other values, one place at a time. */
export class YamlEditor {
  readonly #text: string

  constructor(text: string) {
    this.#text = text
  }

  /**
   * The edits of one group of fields.
   *
   * @throws TooTricky where an edit in place could change what was not meant.
   */
  editMap(map: YAMLMap, next: Record<string, unknown>): Edit[] {
    const names = map.items.map(({ key }) => (isScalar(key) ? String(key.value) : tooTricky()))
    const isSameShape = names.length === Object.keys(next).length && names.every((name) => name in next)
    const edit = (name: string) => {
      const pair = map.items[names.indexOf(name)]
      return this.#edit(pair?.value, next[name])
    }
    if (isSameShape) return names.flatMap(edit)
    if (map.flow || names.length === 0) tooTricky()
    const starts = map.items.map(({ key }) => rangeOf(key)[0])
    const chunks = this.#chunks(starts)
    const indent = this.#indentAt(starts[0] ?? 0)
    return [
      this.#reassemble(
        chunks,
        orderKeys(names, Object.keys(next)).map((name) => {
          const index = names.indexOf(name)
          return index === -1
            ? indentRest(stringify({ [name]: next[name] }, STYLE), indent)
            : { index, edits: edit(name) }
        }),
        indent,
      ),
    ]
  }

  #edit(node: unknown, next: unknown): Edit[] {
    if (isScalar(node)) {
      return isEqual(node.value, next) ? [] : [this.#editScalar(node, next)]
    }
    if (isMap(node) && isRecord(next)) return this.editMap(node, next)
    if (isSeq(node) && Array.isArray(next)) return this.#editSeq(node, next)
    return tooTricky()
  }

  #editSeq(seq: YAMLSeq, next: readonly unknown[]): Edit[] {
    const before = seq.items.map((item) => (isScalar(item) || isMap(item) || isSeq(item) ? item.toJSON() : tooTricky()))
    const from = align(before, next)
    const isSameOrder = before.length === next.length && from.every((source, index) => source === index)
    if (isSameOrder) return seq.items.flatMap((item, index) => this.#edit(item, next[index]))
    if (seq.flow) return [this.#replaceFlow(seq, next)]
    if (before.length === 0 || next.length === 0) tooTricky()
    const starts = seq.items.map((item) => this.#dashBefore(rangeOf(item)[0]))
    const first = starts[0] ?? 0
    const indent = this.#indentAt(first)
    const isWhole = this.#text.slice(this.#lineStart(first), first).trim() === ''
    return [
      this.#reassemble(
        this.#chunks(starts, isWhole ? this.#chunkStart(first) : first),
        next.map((value, position) => {
          const index = from[position] ?? -1
          if (index === -1) return indentRest(stringify([value], STYLE), indent)
          return { index, edits: this.#edit(seq.items[index], value) }
        }),
        indent,
      ),
    ]
  }

  #replaceFlow(seq: YAMLSeq, next: readonly unknown[]): Edit {
    const [start, end] = rangeOf(seq)
    const document = new Document(next)
    if (isSeq(document.contents)) document.contents.flow = true
    const padded = /^\[ /.test(this.#text.slice(start, end))
    return { start, end, text: document.toString({ ...STYLE, flowCollectionPadding: padded }).trimEnd() }
  }

  #editScalar(node: Scalar, next: unknown): Edit {
    const [start, end] = rangeOf(node)
    if (typeof node.value === 'string' && typeof next === 'string') {
      const part = this.#editWords(node.value, next, start, end)
      if (part) return part
    }
    const isBlock = node.type === Scalar.BLOCK_FOLDED || node.type === Scalar.BLOCK_LITERAL
    const scalar = new Scalar(next)
    // A block that is not read as a block any more gets the plainest style.
    if (node.type && typeof next === 'string' && (!isBlock || next.includes('\n'))) scalar.type = node.type
    const indent = this.#indentAt(this.#text.lastIndexOf('\n', start - 1) + 1)
    const written = stringify({ x: scalar }, STYLE).slice('x:'.length).trimStart()
    const text = indentRest(written.trimEnd(), indent)
    return { start, end, text: isBlock ? `${text}\n` : text }
  }

  /** Replaces only the words that changed, so that folded lines stay folded where they were. */
  #editWords(before: string, after: string, start: number, end: number): Edit | undefined {
    const { prefix, suffix } = commonEnds(before, after)
    const places = this.#placesOf(before, start, end)
    const from = places?.[prefix]
    const to = places?.[before.length - suffix]
    if (from === undefined || to === undefined) return undefined
    const text = after.slice(prefix, after.length - suffix)
    const edit = { start: from, end: to, text }
    const isPlain = !/[\n"'\\#:{}[\],&*!|>%@`]/.test(text) && prefix > 0
    if (isPlain || text === '') return edit
    return undefined
  }

  /** Where each character of a scalar's value stands in the text; nothing when it is written with escapes. */
  #placesOf(value: string, start: number, end: number): number[] | undefined {
    const source = this.#text.slice(start, end)
    const header = /^(?:["']|[|>][^\n]*\n[ ]*)/.exec(source)?.[0].length ?? 0
    const places: number[] = []
    let at = header
    for (const character of value.split('')) {
      places.push(start + at)
      if (source[at] === character && character !== '\\') {
        at += 1
        if (character === '\n') at += /^[ ]*/.exec(source.slice(at))?.[0].length ?? 0
      } else if (character === ' ' && source[at] === '\n') {
        at += /^\n[ ]*/.exec(source.slice(at))?.[0].length ?? 0
      } else return undefined
    }
    places.push(start + at)
    return places
  }

  /** Cuts what begins at these places into whole lines; comments above an item go with it. */
  #chunks(starts: readonly number[], first = starts[0] ?? 0): { start: number; end: number }[] {
    const lineStarts = starts.map((start, index) => (index === 0 ? first : this.#chunkStart(start)))
    const last = starts.at(-1) ?? 0
    return lineStarts.map((start, index) => ({ start, end: lineStarts[index + 1] ?? this.#blockEnd(last) }))
  }

  #chunkStart(offset: number): number {
    let start = this.#lineStart(offset)
    if (this.#text.slice(start, offset).trim() !== '') tooTricky()
    const indent = offset - start
    while (start > 0) {
      const above = this.#lineStart(start - 1)
      const line = this.#text.slice(above, start)
      if (!new RegExp(`^ {${indent}}#`).test(line)) break
      start = above
    }
    return start
  }

  /** The end of everything that is indented deeper than the line an item begins on. */
  #blockEnd(offset: number): number {
    const column = this.#columnOf(offset)
    let end = this.#lineEnd(offset)
    let solid = end
    while (end < this.#text.length) {
      const next = this.#lineEnd(end)
      const line = this.#text.slice(end, next)
      if (line.trim() !== '' && (/^ */.exec(line)?.[0].length ?? 0) <= column) break
      end = next
      if (line.trim() !== '') solid = end
    }
    return solid
  }

  #reassemble(
    chunks: readonly { start: number; end: number }[],
    parts: readonly (string | { index: number; edits: Edit[] })[],
    indent: string,
  ): Edit {
    const start = chunks[0]?.start ?? 0
    const end = chunks.at(-1)?.end ?? 0
    // Otherwise the first piece begins in the middle of its line, behind a dash or an indent.
    const isWhole = this.#lineStart(start) === start
    const texts = parts.map((part, position) => {
      let text: string
      if (typeof part === 'string') text = indent + part
      else {
        const chunk = chunks[part.index]
        if (!chunk) return tooTricky()
        text = applyEdits(this.#text, part.edits, chunk.start, chunk.end)
        if (part.index === 0 && !isWhole) text = indent + text
      }
      if (!text.endsWith('\n')) text += '\n'
      return position === 0 && !isWhole ? text.slice(indent.length) : text
    })
    if (texts.length === 0) tooTricky()
    return { start, end, text: texts.join('') }
  }

  #dashBefore(offset: number): number {
    const start = this.#text.lastIndexOf('-', offset)
    if (start === -1 || this.#text.slice(start + 1, offset).trim() !== '') tooTricky()
    return start
  }

  #columnOf(offset: number): number {
    return offset - this.#lineStart(offset)
  }

  /** White space up to the column of an offset; dashes of a list around it count as space. */
  #indentAt(offset: number): string {
    const line = this.#text.slice(this.#lineStart(offset))
    const column = this.#columnOf(offset)
    return ' '.repeat(column > 0 ? column : (/^[ -]*/.exec(line)?.[0].length ?? 0))
  }

  #lineStart(offset: number): number {
    return this.#text.lastIndexOf('\n', offset - 1) + 1
  }

  #lineEnd(offset: number): number {
    const end = this.#text.indexOf('\n', offset)
    return end === -1 ? this.#text.length : end + 1
  }
}

function rangeOf(node: unknown): [number, number] {
  const range = (node as { range?: [number, number, number] | null } | null)?.range
  return range ? [range[0], range[1]] : tooTricky()
}

function tooTricky(): never {
  throw new TooTricky()
}
