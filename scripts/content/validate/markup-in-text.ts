import { diagnose, MAX_DIAGNOSTICS_PER_FILE, type RawDiagnostic } from '../diagnostics/diagnostic.ts'
import type { Params } from '../diagnostics/messages/params.ts'
import type { ParsedFile } from '../parse/locate.ts'
import { nameAt, schemaAt, unwrap, visitTexts } from '../schema/introspect.ts'
import type { Path } from '../text/source-text.ts'
import { MARKUP, signOf, withoutMarkup } from '../text/strip-markup.ts'

/** Every piece of markup has one of these. */
const SIGNS = /[<*_`~]|\]\(|&[a-zA-Z#]|##/

/**
 * Finds Markdown and HTML in fields of plain text, where visitors would see the signs.
 *
 * @param until End of the fields in the file.
 */
export function findMarkup(file: ParsedFile, root: Parameters<typeof schemaAt>[0], until: number): RawDiagnostic[] {
  const { source, value, locate } = file
  if (!SIGNS.test(source.text.slice(0, until))) return []
  const diagnostics: RawDiagnostic[] = []
  visitTexts(value, (text, path) => {
    if (SIGNS.test(text)) check(text, path)
  })
  return diagnostics

  function check(text: string, path: Path) {
    const schema = schemaAt(root, path, value)
    if (!schema || unwrap(schema).meta.kind !== 'words') return
    const field = nameAt(root, path, value)
    const range = locate(path, 'value')
    const written = marksIn(source.text.slice(range.start, range.end))
    for (const { index, params } of written.slice(0, MAX_DIAGNOSTICS_PER_FILE + 1)) {
      const start = range.start + index
      const end = start + params.mark.length
      diagnostics.push(diagnose(source, { start, end }, 'markup-in-text', { field, ...params }, path))
    }
    // Markup written with escapes shows in the value only.
    const [first] = written.length > 0 ? [] : marksIn(text)
    if (first) diagnostics.push(diagnose(source, range, 'markup-in-text', { field, ...first.params }, path))
  }
}

/** A piece of markup; `plain` is undefined where its words stand outside of it. */
type Mark = { index: number; params: Omit<Params<'markup-in-text'>, 'field'> }

function marksIn(text: string): Mark[] {
  const opened = new Set<string>()
  const marks: Mark[] = []
  for (const match of text.matchAll(MARKUP)) {
    const { tag = '', close = '', entity, label, inner } = match.groups ?? {}
    // `<b>…</b>` counts once.
    if (close !== '' && opened.has(tag)) continue
    opened.add(tag)
    const words = label ?? inner
    const plain = entity === undefined ? words && withoutMarkup(words) : signOf(entity)
    const [mark] = match
    const kind = /^[<&]/.test(mark) ? 'html' : 'markdown'
    const mend = plain === undefined ? 'delete' : plain === ' ' ? 'space' : 'write'
    marks.push({ index: match.index, params: { mark, kind, mend, plain } })
  }
  return marks
}
