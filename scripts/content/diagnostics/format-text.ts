import { isAbsolute, relative } from 'node:path'
import type { Diagnostic } from './diagnostic.ts'
import type { Language } from './language.ts'

const LABELS = {
  tr: { expected: 'Beklenen', fix: 'Düzeltme' },
  en: { expected: 'Expected', fix: 'Fix' },
}

/** Colours text for a terminal, or returns it unchanged. */
type Paint = (text: string, colour: 'bold' | 'dim' | 'red' | 'green' | 'cyan') => string

const COLOUR_CODES = { bold: 1, dim: 2, red: 31, green: 32, cyan: 36 }

const painted: Paint = (text, colour) => `\u001b[${COLOUR_CODES[colour]}m${text}\u001b[0m`
const plain: Paint = (text) => text

/**
 * Formats a report: every diagnostic with place, three lines and frame, then a summary.
 *
 * @param colours For a terminal.
 */
export function formatReport(diagnostics: readonly Diagnostic[], language: Language, colours = false): string {
  const paint = colours ? painted : plain
  const blocks = diagnostics.map((diagnostic) => formatDiagnostic(diagnostic, language, paint))
  return [...blocks, paint(formatSummary(diagnostics, language), diagnostics.length === 0 ? 'green' : 'red')].join(
    '\n\n',
  )
}

/** Formats one diagnostic of a report. */
export function formatDiagnostic(diagnostic: Diagnostic, language: Language, paint: Paint = plain): string {
  const place = `${paint(`${diagnostic.file}:${diagnostic.line}:${diagnostic.column}`, 'cyan')}  ${paint(diagnostic.code, 'dim')}`
  const text = formatText(diagnostic, language)
    .split('\n')
    .map((line, index) => `  ${index === 0 ? paint(line, 'bold') : line}`)
  const frame = diagnostic.frame === '' ? [] : ['', ...diagnostic.frame.split('\n').map((line) => `  ${line}`)]
  return [place, ...text, ...frame].join('\n')
}

/** The three lines of a diagnostic. */
export function formatText(diagnostic: Diagnostic, language: Language): string {
  const labels = LABELS[language]
  return `${diagnostic.problem}\n${labels.expected}: ${diagnostic.expected}\n${labels.fix}: ${diagnostic.fix}`
}

/** The closing line. */
function formatSummary(diagnostics: readonly Diagnostic[], language: Language): string {
  const count = diagnostics.length
  const files = new Set(diagnostics.map((diagnostic) => diagnostic.file)).size
  if (language === 'tr') {
    return count === 0
      ? 'İçerikte sorun yok.'
      : `${count} sorun, ${files} dosyada. Düzelene kadar bu hâliyle yayına çıkmaz; yayındaki site olduğu gibi duruyor.`
  }
  if (count === 0) return 'The content has no problems.'
  const counted = `${count} ${count === 1 ? 'problem' : 'problems'} in ${files} ${files === 1 ? 'file' : 'files'}.`
  return `${counted} The site was not built; the live site is unchanged.`
}

/** The name of a content folder in reports: relative to the working directory, absolute outside of it. */
export function folderName(root: string): string {
  const seen = isAbsolute(root) ? relative(process.cwd(), root) : relative(process.cwd(), `${process.cwd()}/${root}`)
  if (seen === '') return ''
  return (seen.startsWith('..') ? root : seen).replaceAll('\\', '/').replace(/\/+$/, '')
}
