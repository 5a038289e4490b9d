import { type Document, isAlias, isNode, visit } from 'yaml'
import type { z } from 'zod'
import type { RawDiagnostic } from '../../diagnostics/diagnostic.ts'
import { kindOf, schemaAt } from '../../schema/introspect.ts'
import { wrongBullet } from '../../text/bullets.ts'
import type { Source } from '../../text/source-text.ts'
import { readPlainYaml } from '../fast-path/fast-yaml.ts'
import { readFrontMatter, type Split } from '../front-matter.ts'
import { MAX_DEPTH } from '../json/read-json.ts'
import { FieldsText } from './fields-text.ts'
import { oddItem } from './list-items.ts'
import { findCutTexts, pathTo } from './lost-comments.ts'
import { readYaml } from './parse-document.ts'
import { diagnoseYaml, type RecoveredFields } from './recover.ts'

/**
 * The fields of a file. `value` is undefined after a syntax error; then `diagnostics` explain it, and `recovered` holds
 * the fields that can still be validated. `tentative` diagnostics concern single values that are probably not meant as
 * YAML reads them; they are dropped where the schema rejects the value anyway.
 */
export type YamlFields = {
  value: unknown
  diagnostics: readonly RawDiagnostic[]
  tentative: readonly RawDiagnostic[]
  recovered: RecoveredFields | undefined
}

export const UNREAD: YamlFields = { value: undefined, diagnostics: [], tentative: [], recovered: undefined }

/** gray-matter hands over everything between the opening `---` and the closing one, line ends included. */
const FENCE_LENGTH = 3

/**
 * Reads the fields between the `---` lines.
 *
 * @param schema Knows the labels of fields, and which of them hold text.
 * @returns The value, or diagnostics and no value.
 */
export function parseYaml(source: Source, { bodyRange }: Split, schema: z.ZodType): YamlFields {
  let result = UNREAD
  // Without the body, which gray-matter would only copy.
  const fields = readFrontMatter(source.text.slice(0, bodyRange.start), ({ length }) => {
    // Not the copy that gray-matter makes: every value would hold it.
    const text = source.text.slice(FENCE_LENGTH, FENCE_LENGTH + length)
    const plain = text.length <= FIELDS_MAX_CHARACTERS ? readPlainYaml(text) : undefined
    if (plain) return plain
    result = readFields(new FieldsText(source, text, FENCE_LENGTH), schema)
    return result.value
  })
  // Empty front matter is reported as missing fields.
  return { ...result, value: result.diagnostics.length > 0 ? undefined : (fields ?? {}) }
}

function readFields(fields: FieldsText, schema: z.ZodType): YamlFields {
  const { text } = fields
  const early = findEarlyError(fields)
  if (early) return { ...UNREAD, diagnostics: [early] }
  const document = readYaml(text)
  if (document.errors.length > 0) return { ...UNREAD, ...diagnoseYaml(fields, document, schema) }
  const reference = /[&*!]/.test(text) ? findReference(fields, document) : undefined
  if (reference) return { ...UNREAD, diagnostics: [reference] }
  const bullets = findBullets(fields, document, schema)
  if (bullets.length > 0) return { ...UNREAD, diagnostics: bullets }
  const swallowed = findSwallowedItem(fields, document)
  if (swallowed) return { ...UNREAD, diagnostics: [swallowed] }
  const tentative = [...findOddNumbers(fields, document), ...findCutTexts(fields, document, schema)]
  return { ...UNREAD, value: document.toJS({ maxAliasCount: 0 }), tentative }
}

/** A line that begins with a bullet or a dash without its space. */
const BULLET_LINE = /^[ \t]*(?:[–—−•‣·▪\uf0b7\uf0a7\uf0d8]|-[^\s-])/m

/** List items with another bullet are parsed as one multi-line scalar or as keys. */
function findBullets(fields: FieldsText, document: Document, schema: z.ZodType): RawDiagnostic[] {
  const { text } = fields
  if (!BULLET_LINE.test(text)) return []
  const diagnostics: RawDiagnostic[] = []
  const value: unknown = document.toJS({ maxAliasCount: 0 })
  visit(document, {
    Scalar(key, { type, range }, ancestors) {
      if (type !== 'PLAIN' || !range) return
      let from = text.lastIndexOf('\n', range[0] - 1) + 1
      if (text.slice(from, range[0]).trim() !== '') return
      const isName = key === 'key'
      if (!isName && kindOf(schemaAt(schema, pathTo(ancestors), value) ?? schema) !== 'list') return
      const lineEnd = text.indexOf('\n', range[1])
      for (const line of text.slice(from, isName && lineEnd !== -1 ? lineEnd : range[1]).split('\n')) {
        const bullet = wrongBullet(line.trim())
        if (bullet) diagnostics.push(fields.diagnose('wrong-dash', from + line.search(/\S|$/), 1, bullet))
        from += line.length + 1
      }
    },
  })
  return diagnostics
}

/** A list item indented too far is parsed as a continuation of the scalar above. */
function findSwallowedItem(fields: FieldsText, document: Document): RawDiagnostic | undefined {
  const { text } = fields
  let found: RawDiagnostic | undefined
  visit(document, {
    Scalar(_key, { type, range }) {
      if (type !== 'PLAIN' || !range) return undefined
      const line = /\n([ \t]*- .*)/.exec(text.slice(range[0], range[1]))
      if (!line) return undefined
      const item = oddItem(text, range[0] + line.index + 1)
      found = fields.diagnose('indentation', item.start, item.end - item.start, { isItem: true })
      return visit.BREAK
    },
  })
  return found
}

/** A number in plain notation; `1.500` could mean fifteen hundred, `12.50` is clear. */
const PLAIN_NUMBER = /^-?(?:0|[1-9]\d*)(?:\.(?:\d*[1-9]|\d{2}))?$/

/** YAML also reads `1e2`, `0o17`, `007` and `+5` as numbers, rarely as intended. */
function findOddNumbers(fields: FieldsText, document: Document): RawDiagnostic[] {
  const diagnostics: RawDiagnostic[] = []
  visit(document, {
    Scalar(_key, { value, source: text = '', range }) {
      if (typeof value !== 'number' || !Number.isFinite(value) || PLAIN_NUMBER.test(text)) return
      const params = { text, value: String(value) }
      diagnostics.push(fields.diagnose('odd-number', range?.[0] ?? 0, text.length, params))
    },
  })
  return diagnostics
}

/** Text the parser would crash on or misread without an error. */
function findEarlyError(fields: FieldsText): RawDiagnostic | undefined {
  const { text } = fields
  const crowd = findCrowd(text)
  if (crowd !== undefined) return fields.diagnose('too-many-values', crowd, 1, { max: MAX_VALUES })
  const deep = findDeepNesting(text)
  if (deep !== undefined) return fields.diagnose('too-deep', deep, 1, { max: MAX_DEPTH })
  const space = /^[ \t]*[\u00a0\u2007\u202f\u3000]|^[^"'#\n]{0,80}?:[\u00a0\u2007\u202f\u3000]/m.exec(text)
  if (space) return fields.diagnose('no-break-space', space.index + space[0].length - 1, 1, {})
  const directive = /^%.*$/m.exec(text)
  if (directive) {
    return fields.diagnose('unreadable-text', directive.index, directive[0].length, { text: directive[0] })
  }
  const end = /^\.\.\.[ \t]*$/m.exec(text)
  return end ? fields.diagnose('several-documents', end.index, 3, {}) : undefined
}

/** Longest front matter; far more than any page has. */
const FIELDS_MAX_CHARACTERS = 32_000

/** More fields and values than any page has. */
const MAX_VALUES = 1500

/** Bounds the number of keys: the parser's search for duplicates is quadratic. */
function findCrowd(text: string): number | undefined {
  if (text.length > FIELDS_MAX_CHARACTERS) return FIELDS_MAX_CHARACTERS
  let signs = 0
  for (const match of text.matchAll(/[,:]/g)) {
    signs += 1
    if (signs > MAX_VALUES) return match.index
  }
  return undefined
}

/** Finds nesting that would overflow the parser's stack. */
function findDeepNesting(text: string): number | undefined {
  let depth = 0
  let dashes = 0
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index)
    if (code === 0x5b || code === 0x7b) depth += 1
    else if ((code === 0x5d || code === 0x7d) && depth > 0) depth -= 1
    else if (code === 0x0a) dashes = 0
    else if ((code === 0x2d || code === 0x3f) && text.charCodeAt(index + 1) === 0x20) dashes += 1
    if (depth > MAX_DEPTH || dashes > MAX_DEPTH * 4) return index
  }
  const indented = /^ {256}/m.exec(text)
  return indented ? indented.index : undefined
}

/** Rejects anchors, aliases and tags: expanded aliases can take gigabytes, tags can change types. */
function findReference(fields: FieldsText, document: Document): RawDiagnostic | undefined {
  const { text } = fields
  let found: RawDiagnostic | undefined
  visit(document, (_key, node) => {
    if (!isNode(node)) return undefined
    const isReference = isAlias(node) || ('anchor' in node && node.anchor !== undefined)
    if (!isReference && node.tag === undefined) return undefined
    const valueStart = node.range?.[0] ?? 0
    const sign = isReference ? '&' : '!'
    // `!!str` begins with two.
    const from = isAlias(node)
      ? valueStart
      : text.slice(0, valueStart + 1).search(new RegExp(`${sign}{1,2}[^${sign}]*$`))
    const word = /^\S+/.exec(text.slice(from, from + 60))?.[0] ?? sign
    found = fields.diagnose(isReference ? 'alias' : 'tag', from, word.length, { text: word })
    return visit.BREAK
  })
  return found
}
