import { type Document, isPair, isScalar, isSeq, type Scalar, visit } from 'yaml'
import type { z } from 'zod'
import type { RawDiagnostic } from '../../diagnostics/diagnostic.ts'
import { kindOf, nameAt, schemaAt, unwrap } from '../../schema/introspect.ts'
import { repair } from '../../schema/suggest-value.ts'
import { SUGGESTED_MAX_CHARACTERS } from '../../text/printable.ts'
import type { Path, Source } from '../../text/source-text.ts'
import { withoutMarkup } from '../../text/strip-markup.ts'
import type { FieldsText } from './fields-text.ts'
import { quoteInYaml } from './quotes.ts'

/** A value and the comment on its line; `whole` is both. */
type Commented = { source: Source; node: Scalar; field: z.ZodType; whole: string; comment: string }

/**
 * Finds texts cut off by a `#`, which begins a comment in YAML. Comments behind numbers, choices and addresses lose
 * nothing and are not reported.
 */
export function findCutTexts(fields: FieldsText, document: Document, schema: z.ZodType): RawDiagnostic[] {
  const { source, text } = fields
  if (!/[ \t]#/.test(text)) return []
  const diagnostics: RawDiagnostic[] = []
  const value: unknown = document.toJS({ maxAliasCount: 0 })
  visit(document, {
    Scalar(key, node, ancestors) {
      if (key === 'key' || !node.range) return
      const [from, to] = node.range
      const [behind = '', comment] = /^[ \t]*(#.*)/.exec(text.slice(to)) ?? []
      const path = pathTo([...ancestors, node])
      const field = comment === undefined ? undefined : schemaAt(schema, path, value)
      if (comment === undefined || !field) return
      const start = to + behind.length - comment.length
      const whole = text.slice(from, to + behind.length).trim()
      const found = { source, node, field, whole, comment: comment.trimEnd() }
      const meant = meantText(found)
      if (meant !== undefined) {
        const line = `${text.slice(text.lastIndexOf('\n', from - 1) + 1, from).trim()} ${meant}`.trim()
        const suggestion = meant.length <= SUGGESTED_MAX_CHARACTERS ? line : undefined
        const params = { field: nameAt(schema, path, value), reason: 'hash' as const, text: found.comment, suggestion }
        diagnostics.push(fields.diagnose('needs-quotes', start, comment.length, params))
      } else if (goesOnAfterQuote(found)) {
        const params = { text: found.comment, sign: text.charAt(from) }
        diagnostics.push(fields.diagnose('text-after-quote', start, comment.length, params))
      }
    },
  })
  return diagnostics
}

/** Behind a closing quotation mark `# note` is a note; `#1` goes on with the text. */
function goesOnAfterQuote({ node, field, comment }: Commented): boolean {
  return node.type?.startsWith('QUOTE') === true && unwrap(field).meta.kind === 'words' && /^#\S/.test(comment)
}

/** The quoted value, if the comment was meant as text. */
function meantText({ source, node, field, whole, comment }: Commented): string | undefined {
  const { schema, meta } = unwrap(field)
  if (node.type !== 'PLAIN' || kindOf(schema) !== 'text') return undefined
  if (typeof node.value === 'string') return meta.kind === 'words' ? quoteInYaml(withoutMarkup(whole)) : undefined
  // `# later` in place of a value is a note; `#1` and `#about` are the value.
  if (node.value !== null || !/^#\S/.test(comment)) return undefined
  const quoted = quoteInYaml(withoutMarkup(comment))
  return schema.safeParse(comment).success ? quoted : (repair(schema, comment, source.name) ?? quoted)
}

/** The path of the last of nested nodes. */
export function pathTo(nodes: readonly unknown[]): Path {
  const path: (string | number)[] = []
  nodes.forEach((node, index) => {
    if (isPair(node)) path.push(isScalar(node.key) ? String(node.key.value) : '')
    else if (isSeq(node)) path.push(node.items.indexOf(nodes[index + 1]))
  })
  return path
}
