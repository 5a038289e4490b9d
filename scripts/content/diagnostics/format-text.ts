import { isAbsolute, relative } from 'node:path'
import type { Issue } from './diagnostic.ts'
import type { Language } from './language.ts'

const LABELS = {
  tr: { expected: 'Beklenen', fix: 'Düzeltme' },
  en: { expected: 'Expected', fix: 'Fix' },
}

/** Wraps text in a terminal colour, or leaves it alone. */
type Paint = (text: string, colour: 'bold' | 'dim' | 'red' | 'green' | 'cyan') => string

const COLOUR_CODES = { bold: 1, dim: 2, red: 31, green: 32, cyan: 36 }

const painted: Paint = (text, colour) => `\u001b[${COLOUR_CODES[colour]}m${text}\u001b[0m`
const plain: Paint = (text) => text

/**
 * Writes the whole report: every issue with its place, three lines and frame, then one closing line.
 *
 * @param colours True only for a terminal.
 */
export function formatReport(issues: readonly Issue[], language: Language, colours = false): string {
  const paint = colours ? painted : plain
  const blocks = issues.map((issue) => formatIssue(issue, language, paint))
  return [...blocks, paint(formatSummary(issues, language), issues.length === 0 ? 'green' : 'red')].join('\n\n')
}

/** One issue without colours, as it stands in the report. */
export function formatIssue(issue: Issue, language: Language, paint: Paint = plain): string {
  const place = `${paint(`${issue.file}:${issue.line}:${issue.column}`, 'cyan')}  ${paint(issue.code, 'dim')}`
  const text = formatText(issue, language)
    .split('\n')
    .map((line, index) => `  ${index === 0 ? paint(line, 'bold') : line}`)
  const frame = issue.frame === '' ? [] : ['', ...issue.frame.split('\n').map((line) => `  ${line}`)]
  return [place, ...text, ...frame].join('\n')
}

/** The three lines of an issue. */
export function formatText(issue: Issue, language: Language): string {
  const labels = LABELS[language]
  return `${issue.problem}\n${labels.expected}: ${issue.expected}\n${labels.fix}: ${issue.fix}`
}

/** The closing line. */
export function formatSummary(issues: readonly Issue[], language: Language): string {
  const problems = issues.length
  const files = new Set(issues.map((issue) => issue.file)).size
  if (language === 'tr') {
    return problems === 0
      ? 'İçerikte sorun yok.'
      : `${problems} sorun, ${files} dosyada. Site derlenmedi; yayındaki site olduğu gibi duruyor.`
  }
  if (problems === 0) return 'The content has no problems.'
  const counted = `${problems} ${problems === 1 ? 'problem' : 'problems'} in ${files} ${files === 1 ? 'file' : 'files'}.`
  return `${counted} The site was not built; the live site is unchanged.`
}

/** How a content folder is called in reports: as seen from the working directory, absolute when outside of it. */
export function folderName(root: string): string {
  const seen = isAbsolute(root) ? relative(process.cwd(), root) : relative(process.cwd(), `${process.cwd()}/${root}`)
  if (seen === '') return ''
  return (seen.startsWith('..') ? root : seen).replaceAll('\\', '/').replace(/\/+$/, '')
}
