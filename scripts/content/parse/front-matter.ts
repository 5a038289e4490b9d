// The only module that imports gray-matter (.dependency-cruiser.mjs).
import matter from 'gray-matter'
import { diagnose, type RawDiagnostic } from '../diagnostics/diagnostic.ts'
import type { Range, Source } from '../text/source-text.ts'

/** The two parts of a Markdown file; offsets are those of the whole text. */
export type Split = {
  /** The text between the two `---` lines. */
  fieldsRange: Range
  /** Everything below the second `---` line. */
  bodyRange: Range
}

/** Longest front matter; gray-matter's search for blank lines is quadratic. */
const FIELDS_MAX_LINES = 1500

const FENCE = /^---[ \t]*$/

/** Lines that may be meant as a fence. */
const FENCE_LIKE = /^(?:---|\\---|[—–]).*$/gm

/** Mistyped fences: another number of hyphens, a dash made by an editor, a backslash in front. */
const ALMOST_FENCE = /^\s*\\?(?:-{2,}|[\u2010-\u2015\u2212]+[-\u2010-\u2015\u2212]*|—+)\s*$/

/**
 * Reads the fields of a Markdown file.
 *
 * @param head The file up to the end of the second `---` line.
 * @param readFields Reads the text between the fences; called once.
 */
export function readFrontMatter(head: string, readFields: (text: string) => unknown): unknown {
  const file = matter(head, {
    // With options on every call gray-matter uses no cache; the cache would return broken files as empty ones.
    language: 'yaml',
    engines: {
      yaml: (text: string) => ({ fields: readFields(text) }),
      json: refuse,
      js: refuse,
      javascript: refuse,
    },
  })
  // gray-matter skips the engine when there is nothing but comments between the fences.
  return 'fields' in file.data ? file.data.fields : readFields('')
}

/** Front matter holds fields, never a program. */
function refuse(): never {
  throw new Error('Only YAML front matter is read.')
}

/**
 * Splits a Markdown file into its fields and its body.
 *
 * @param fieldNames Field names for the message about missing front matter.
 * @returns The ranges, or a diagnostic about the fences.
 */
export function splitFrontMatter(
  source: Source,
  fieldNames: () => readonly string[],
): Split | { diagnostic: RawDiagnostic } {
  const { text } = source
  const [first = ''] = text.split('\n', 1)
  if (!FENCE.test(first)) return { diagnostic: diagnoseOpening(source, first, fieldNames()) }
  const fieldsStart = first.length + 1
  for (const { 0: line, index } of text.matchAll(FENCE_LIKE)) {
    if (index < fieldsStart) continue
    if (!FENCE.test(line)) {
      if (line.startsWith('---') || ALMOST_FENCE.test(line)) return { diagnostic: wrongFence(source, index, line) }
      continue
    }
    if (index > FIELDS_MAX_LINES && text.slice(0, index).split('\n').length > FIELDS_MAX_LINES) break
    return {
      fieldsRange: { start: fieldsStart, end: index },
      bodyRange: { start: Math.min(index + line.length + 1, text.length), end: text.length },
    }
  }
  return { diagnostic: diagnose(source, { start: 0, end: first.length }, 'unclosed-front-matter', {}) }
}

function diagnoseOpening(source: Source, first: string, fieldNames: readonly string[]): RawDiagnostic {
  const { text } = source
  const range = { start: 0, end: Math.max(1, first.length) }
  const language = /^---\s*([^\s-][^\n]*?)[ \t]*$/.exec(first)?.[1]
  if (language !== undefined) {
    const start = first.indexOf(language)
    return diagnose(source, { start, end: start + language.length }, 'wrong-language', { language })
  }
  if (ALMOST_FENCE.test(first) || /^-{2,}/.test(first)) return wrongFence(source, 0, first)
  const isFenceLost = fieldNames.includes(/^([\w-]+)[ \t]*:/.exec(first)?.[1] ?? '') && /\n---[ \t]*(?:\n|$)/.test(text)
  if (isFenceLost) return diagnose(source, range, 'missing-front-matter', { fields: undefined })
  const later = /\n---[ \t]*\n(?=[\p{L}_][\p{L}\p{N}_-]*[ \t]*:)/u.exec(text.slice(0, 20_000))
  if (later) {
    const start = later.index + 1
    return diagnose(source, { start, end: start + 3 }, 'front-matter-not-first', {
      line: source.positionAt(start).line,
    })
  }
  return diagnose(source, range, 'missing-front-matter', { fields: fieldNames.join(', ') })
}

function wrongFence(source: Source, start: number, line: string): RawDiagnostic {
  return diagnose(source, { start, end: start + Math.max(1, line.length) }, 'wrong-fence', { found: line.trimEnd() })
}
