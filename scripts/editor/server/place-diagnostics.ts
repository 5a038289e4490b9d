import type { RawDiagnostic } from '../../content/diagnostics/diagnostic.ts'
import { type FormText, translateForForm } from '../../content/diagnostics/messages/translate.ts'
import type { ContentFile } from '../../content/site/check-file.ts'
import { printable } from '../../content/text/printable.ts'
import type { Path } from '../../content/text/source-text.ts'
import { describeSchema } from '../forms/describe-schema.ts'
import { labelOf } from '../forms/field-schema.ts'
import { entryName, entryTitle, folderTitle } from '../merge/labels.ts'
import { formPath } from './editable-file.ts'
import { Refusal } from './refusal.ts'

/** A diagnostic at a field of the form: `at` is the path of the field in the entry at `path`. */
export type PlacedDiagnostic = FormText & {
  path: string
  at: Path
  /** The labels of the entry and the field: `Hizmetler › SEO › Ad`. */
  label: string
  /** The value to put into the field, where it is certain. */
  suggestion?: string
  /** Whether it keeps the draft from being saved. */
  isBlocking?: boolean
}

/**
 * Puts diagnostics into the words of the form, at its fields.
 *
 * @param files The checked files, drafts included.
 */
export function placeDiagnostics(
  diagnostics: readonly RawDiagnostic[],
  files: readonly ContentFile[],
): PlacedDiagnostic[] {
  const known = new Map(files.map((file) => [file.source.path, file]))
  const nameOf = (path: string) => {
    const file = known.get(path)
    return file ? entryName(file.collection, path, file.entry?.value) : path
  }
  const placed = diagnostics.map(({ source: { path }, at, code, params }): PlacedDiagnostic => {
    const { problem, expected, fix } = translateForForm(code, params, nameOf)
    const file = known.get(path)
    return {
      path: formPath(path),
      at,
      label: file ? placeInWords(file, at) : (folderTitle(path) ?? path.slice(path.lastIndexOf('/') + 1)),
      // Messages repeat text of authors, also of other files.
      problem: printable(problem),
      expected: printable(expected),
      fix: printable(fix),
      ...(code === 'wrong-format' && params.suggestion !== undefined ? { suggestion: params.suggestion } : {}),
    }
  })
  // Two lines of one field may have the same problem.
  return [...new Map(placed.map((each) => [JSON.stringify(each), each])).values()]
}

/** A value that another entry has already is told where it is being written. */
export function atDraft(found: RawDiagnostic, own: ReadonlySet<string>, files: readonly ContentFile[]): RawDiagnostic {
  if (found.code !== 'duplicate-value' || own.has(found.source.path)) return found
  const { first } = found.params
  const draft = own.has(first.path) && files.find(({ source }) => source.path === first.path)
  if (!draft) return found
  return { ...found, source: draft.source, params: { ...found.params, first: { ...first, path: found.source.path } } }
}

/** A refusal with the text of diagnostics: the place and the three lines of each. */
export function refuseDiagnostics(sentence: string, diagnostics: PlacedDiagnostic[]): Refusal {
  const texts = diagnostics.map(({ label, problem, expected, fix }) =>
    [`${label}: ${problem}`, `Beklenen: ${expected}`, `Düzeltme: ${fix}`].join('\n'),
  )
  return new Refusal([sentence, ...texts].join('\n\n'), { diagnostics })
}

function placeInWords({ collection, source, entry }: ContentFile, at: Path): string {
  const title = entryTitle(collection, source.path, entry?.value)
  return at.length === 0 ? title : `${title} › ${labelOf(describeSchema(collection.schema), at, entry?.value)}`
}
