import type { Collection } from '../../../src/collections/define.ts'
import { gapOf } from '../../../src/content/fill.ts'
import { capitalize, toUpperCase } from '../../../src/content/locale.ts'
import { diagnose, type RawDiagnostic } from '../diagnostics/diagnostic.ts'
import type { ParsedFile } from '../parse/locate.ts'
import { isPageCollection, PAGE_GAPS } from '../schema/collection.ts'
import { nameAt, schemaAt, unwrap, visitTexts } from '../schema/introspect.ts'
import { suggest } from '../text/closest-match.ts'

/** Words in braces. Other signs in braces are no gap. */
const GAP = /\{[ ]?(\p{L}[\p{L} ]*?)[ ]?\}/gu

/**
 * Finds gaps that nothing fills, where visitors would see the braces.
 *
 * @param until End of the fields in the file.
 */
export function findUnknownGaps(file: ParsedFile, collection: Collection, until: number): RawDiagnostic[] {
  const { source, value, locate } = file
  const { schema: root } = collection
  if (source.text.slice(0, until).search(GAP) < 0) return []
  const ofPage = isPageCollection(collection) ? PAGE_GAPS : []
  const diagnostics: RawDiagnostic[] = []
  visitTexts(value, (text, path) => {
    if (!text.includes('{')) return
    const schema = schemaAt(root, path, value)
    const meta = schema && unwrap(schema).meta
    if (!schema || meta?.kind !== 'words') return
    const own = meta.gaps ?? []
    // A gap that the field needs is missing: that is told already.
    if (meta.gaps && !schema.safeParse(text).success) return
    const range = locate(path, 'value')
    for (const { index, 0: gap, 1: name = '' } of source.text.slice(range.start, range.end).matchAll(GAP)) {
      if (own.includes(name) || ofPage.some((words) => gapOf(words).test(gap))) continue
      const known = [...own, ...ofPage]
      const params = {
        field: nameAt(root, path, value),
        gap,
        known: known.map((words) => `{${words}}`),
        suggestion: suggestGap(name, known),
      }
      const start = range.start + index
      diagnostics.push(diagnose(source, { start, end: start + gap.length }, 'unknown-gap', params, path))
    }
  })
  return diagnostics
}

/** The gap that was meant, with a capital where one was written. */
function suggestGap(written: string, known: readonly string[]): string | undefined {
  const words = suggest(written, known)
  const [first = ''] = written
  return words && `{${first === toUpperCase(first) ? capitalize(words) : words}}`
}
