import type { Diagnostic } from '../content/diagnostics/diagnostic.ts'
import { formatReport } from '../content/diagnostics/format-text.ts'
import type { Finding, Stage } from './finding.ts'

/** The report of `npm run deploy:check` as text. */
export function formatRelease(diagnostics: readonly Diagnostic[], stages: readonly Stage[], summary: string): string {
  const failed = stages.filter(({ findings }) => findings.length > 0)
  const count = diagnostics.length + failed.reduce((sum, { findings }) => sum + findings.length, 0)
  if (count === 0) return `Yayına hazır. ${summary}`
  const parts = failed.map(({ title, findings }) => [title, ...groupByFix(findings).map(formatGroup)].join('\n'))
  if (diagnostics.length > 0) parts.unshift(`İçerik\n${indent(formatReport([...diagnostics], 'tr'))}`)
  return [...parts, `Yayına hazır değil: ${count} eksik var. ${summary}`.trimEnd()].join('\n\n')
}

/** Findings with the same fix share one line of it. */
function groupByFix(findings: readonly Finding[]): Finding[][] {
  const fixes = [...new Set(findings.map(({ fix }) => fix))]
  return fixes.map((fix) => findings.filter((finding) => finding.fix === fix))
}

function formatGroup(findings: readonly Finding[]): string {
  const lines = findings.map(({ where, what }) => `  ${where}\n    ${what}`)
  return [...lines, `    Düzeltme: ${findings[0]?.fix}`].join('\n')
}

function indent(text: string): string {
  return text.replace(/^(?=.)/gm, '  ')
}
