import { readFileSync } from 'node:fs'
import { toDiagnostic } from '../../scripts/content/diagnostics/code-frame.ts'
import { formatDiagnostic } from '../../scripts/content/diagnostics/format-text.ts'
import type { Language } from '../../scripts/content/diagnostics/language.ts'
import type { CheckResult } from '../../scripts/content/site/check-file.ts'
import { groups } from '../fixtures/cases/all.ts'
import { contentFolder } from './content-folder.ts'

/** The line above each report in a file of expected reports. */
const HEADING = /^=== (.+) ===\n/m

/** Where the reports of a group of cases stand. */
export function expectedFile(group: string): URL {
  return new URL(`../fixtures/expected/${group}.txt`, import.meta.url)
}

/** Every expected report in Turkish, by the name of its case. */
export function readExpected(): Map<string, string> {
  return new Map(
    Object.keys(groups).flatMap((group) => {
      const [, ...parts] = readFileSync(expectedFile(group), 'utf8').split(HEADING)
      return parts.flatMap((name, index) => (index % 2 === 0 ? [[name, (parts[index + 1] ?? '').trimEnd()]] : []))
    }) as [string, string][],
  )
}

/** The reports of a group as one text: in the order of the cases, each below its name. */
export function writeExpected(reports: ReadonlyMap<string, string>): string {
  return [...reports].map(([name, report]) => `=== ${name} ===\n${report}\n`).join('\n')
}

/** Makes the content folder of a case. */
export async function brokenFolder(name: string): Promise<string> {
  const changes = Object.values(groups).find((group) => Object.hasOwn(group, name))?.[name]
  if (!changes) throw new Error(`There is no case named "${name}"; see tests/fixtures/cases.`)
  return contentFolder(changes)
}

/**
 * The report about a folder, which is called `content` in it: temporary folders have another name every time. The last
 * column of a problem stands behind its first; words that stand above are not repeated, nor a line as it is written.
 */
export function reportOf({ diagnostics }: CheckResult, language: Language = 'tr'): string {
  let above = ''
  const blocks = diagnostics.map((found) => {
    const diagnostic = toDiagnostic(found, language, 'content')
    const { line, endColumn, frame } = diagnostic
    const isPlain = frame.startsWith(`${line} │ ${found.source.line(line).trimEnd()}\n`)
    const text = formatDiagnostic({ ...diagnostic, frame: isPlain ? '' : frame }, language)
    const [place = '', ...words] = text.replace('  ', () => `-${endColumn}  `).split('\n')
    const isRepeated = words.join('\n') === above
    above = words.join('\n')
    return isRepeated ? place : `${place}\n${above}`
  })
  return blocks.join('\n')
}
