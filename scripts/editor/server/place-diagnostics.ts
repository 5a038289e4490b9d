import type { Collection } from '../../../src/collections/define.ts'
import { toDiagnostic } from '../../content/diagnostics/code-frame.ts'
import type { RawDiagnostic } from '../../content/diagnostics/diagnostic.ts'
import { isRecord, valueAt } from '../../content/schema/introspect.ts'
import type { ContentFile } from '../../content/site/check-file.ts'
import { BODY_FIELD, BODY_LABEL } from '../forms/body-field.ts'
import { entryName, entryTitle, folderTitle, labelOf } from '../merge/labels.ts'
import { formPath } from './editable-file.ts'
import { Refusal } from './refusal.ts'

type Path = (string | number)[]

/** A diagnostic at a field of the form: `at` is the path of the field in the entry at `path`. */
export type PlacedDiagnostic = {
  path: string
  at: Path
  /** The labels of the entry and the field: `Hizmetler › SEO › Ad`. */
  label: string
  problem: string
  expected: string
  fix: string
  /** Whether it keeps the draft from being saved. */
  isBlocking?: boolean
}

/**
 * Maps diagnostics from lines and columns to fields of the form.
 *
 * @param files The checked files, drafts included.
 */
export function placeDiagnostics(
  diagnostics: readonly RawDiagnostic[],
  files: readonly ContentFile[],
): PlacedDiagnostic[] {
  const known = new Map(files.map((file) => [file.source.path, file]))
  const placed = diagnostics.map((found): PlacedDiagnostic => {
    const { problem, expected, fix, formFix = fix } = toDiagnostic(found, 'tr', '')
    const { path } = found.source
    const file = known.get(path)
    const at = file ? fieldAt(file, found) : []
    return {
      path: formPath(path),
      at,
      label: file ? placeInWords(file, at) : (folderTitle(path) ?? path.slice(path.lastIndexOf('/') + 1)),
      problem: inFormWords(problem, known),
      expected: inFormWords(expected, known),
      fix: inFormWords(formFix, known),
    }
  })
  // Two lines of one field may have the same problem.
  return [...new Map(placed.map((each) => [JSON.stringify(each), each])).values()]
}

/** A refusal with the text of diagnostics: the place and the three lines of each. */
export function refuseDiagnostics(sentence: string, diagnostics: PlacedDiagnostic[]): Refusal {
  const texts = diagnostics.map(({ label, problem, expected, fix }) =>
    [`${label}: ${problem}`, `Beklenen: ${expected}`, `Düzeltme: ${fix}`].join('\n'),
  )
  return new Refusal([sentence, ...texts].join('\n\n'), { diagnostics })
}

function placeInWords({ collection, source, entry }: ContentFile, at: Path): string {
  const title = entryTitle(collection as Collection, source.path, entry?.value)
  return at.length === 0 ? title : `${title} › ${labelOf(collection.schema, at, entry?.value)}`
}

/** Phrases of messages for authors of files, and what the form says instead. */
const FORM_WORDS = [
  ['content/images klasöründe duran bir dosya', 'Görseller arasında duran bir görsel'],
  ['Alanların altında metin yok', `${BODY_LABEL} boş`],
  ['Dosyanın altındaki metin', BODY_LABEL],
  ['dosyanın altında metin', BODY_LABEL.toLocaleLowerCase('tr')],
  [', tırnaksız', ''],
] as const

/**
 * Replaces keys, file names and lines, which the form does not show: `"Adres satırı" (address, 2. öge)` becomes
 * `"Adres satırı" (2. öge)`, `pages/ekip.md, 3. satır` the name of that entry.
 */
function inFormWords(text: string, files: ReadonlyMap<string, ContentFile>): string {
  return FORM_WORDS.reduce((words, [written, shown]) => words.replaceAll(written, shown), text)
    .replace(/(?<=") \(\w+(?:, (\d+\. öge))?\)/g, (_, item?: string) => (item ? ` (${item})` : ''))
    .replace(
      /(?:content\/)?([\w-]+(?:\/[\w-]+)?\.(?:md|json))(?:, \d+\. satır|:\d+(?::\d+)?)?/g,
      (written, path: string) => {
        const file = files.get(path)
        return file ? `"${entryName(file.collection as Collection, path, file.entry?.value)}"` : written
      },
    )
}

function fieldAt({ source, entry }: ContentFile, { start, code, params }: RawDiagnostic): Path {
  if (!entry) return []
  // A missing body is reported at the `---` line above it.
  if (entry.body && start >= source.text.lastIndexOf('---', entry.body.start)) return [BODY_FIELD]
  // In the order of the file: the last field that begins at or before the diagnostic is the deepest one around it.
  const at = pathsIn(entry.value).findLast((path) => entry.locate(path, 'key').start <= start) ?? []
  // A missing field is reported at its group, or at the first field of its group.
  const missing = code === 'missing-field' ? params.field.key : undefined
  if (missing === undefined) return at
  return [...(isRecord(valueAt(entry.value, at)) ? at : at.slice(0, -1)), missing]
}

/** The paths of a value and of everything in it. */
function pathsIn(value: unknown, path: Path = []): Path[] {
  const children = Array.isArray(value) ? [...value.entries()] : isRecord(value) ? Object.entries(value) : []
  return [path, ...children.flatMap(([key, child]) => pathsIn(child, [...path, key]))]
}
