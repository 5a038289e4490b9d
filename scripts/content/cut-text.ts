import { type Document, isPair, isScalar, isSeq, visit } from 'yaml'
import type { z } from 'zod'
import { holdsWords } from './expectation.ts'
import { kindOf, nameAt, schemaAt, unwrap } from './field-info.ts'
import { type Problem, problem } from './issue.ts'
import type { Path } from './locate.ts'
import { withoutMarkup } from './markup.ts'
import { repair } from './repair.ts'
import type { Source } from './source.ts'
import { quoteInYaml, SUGGESTED_MAX_CHARACTERS } from './yaml-diagnose.ts'

/**
 * Finds texts that end at a `#`: to YAML the rest of the line is a comment, and nobody would see that it is gone.
 * Behind a number or a name of a program a comment takes nothing away.
 *
 * @param text The fields the document was read from; `start` is their place in the file.
 */
export function findCutTexts(
  source: Source,
  document: Document,
  text: string,
  start: number,
  schema: z.ZodType,
): Problem[] {
  if (!/[ \t]#/.test(text)) return []
  const problems: Problem[] = []
  const value: unknown = document.toJS({ maxAliasCount: 0 })
  visit(document, {
    Scalar(key, node, ancestors) {
      if (key === 'key' || node.type !== 'PLAIN' || !node.range) return
      const [from, to] = node.range
      const comment = /^[ \t]*(#.*)/.exec(text.slice(to))
      if (!comment?.[1]) return
      const path = pathTo([...ancestors, node])
      const field = schemaAt(schema, path, value)
      const lost = comment[1].trimEnd()
      const meant = field && meantText(field, node.value, text.slice(from, to + comment[0].length).trim(), lost)
      if (meant === undefined) return
      const end = start + to + comment[0].length
      const line = `${text.slice(text.lastIndexOf('\n', from - 1) + 1, from).trim()} ${meant}`.trim()
      problems.push(
        problem(source, { start: end - comment[1].length, end }, 'needs-quotes', {
          field: nameAt(schema, path, value),
          reason: 'hash',
          text: lost,
          suggestion: meant.length <= SUGGESTED_MAX_CHARACTERS ? line : undefined,
        }),
      )
    },
  })
  return problems
}

/** The value as it has to be written, when the comment was meant as text. */
function meantText(field: z.ZodType, value: unknown, whole: string, lost: string): string | undefined {
  const { schema, meta } = unwrap(field)
  if (kindOf(schema) !== 'text') return undefined
  if (typeof value === 'string') return holdsWords(meta) ? quoteInYaml(withoutMarkup(whole)) : undefined
  // `# later` in place of a value is a note; `#1` and `#about` are the value.
  if (value !== null || !/^#\S/.test(lost)) return undefined
  return schema.safeParse(lost).success
    ? quoteInYaml(withoutMarkup(lost))
    : (repair(schema, lost) ?? quoteInYaml(withoutMarkup(lost)))
}

/** The way through a document to its last node. */
export function pathTo(nodes: readonly unknown[]): Path {
  const path: (string | number)[] = []
  nodes.forEach((node, index) => {
    if (isPair(node)) path.push(isScalar(node.key) ? String(node.key.value) : '')
    else if (isSeq(node)) path.push(node.items.indexOf(nodes[index + 1]))
  })
  return path
}
