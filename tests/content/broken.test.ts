import { expect, test } from 'vitest'
import { checkFolder, FileCache } from '../../scripts/content/check.ts'
import { toDiagnostic } from '../../scripts/content/diagnostics/code-frame.ts'
import type { RawDiagnostic } from '../../scripts/content/diagnostics/diagnostic.ts'
import { formatDiagnostic } from '../../scripts/content/diagnostics/format-text.ts'
import type { Language } from '../../scripts/content/diagnostics/language.ts'
import { CODES } from '../../scripts/content/diagnostics/messages/translate.ts'
import type { CheckResult } from '../../scripts/content/site/check-file.ts'
import { groups } from '../fixtures/cases/all.ts'
import type { Case, Cases } from '../fixtures/cases/case.ts'
import { contentFolder } from '../support/content-folder.ts'

const root = await contentFolder()
const memory = new FileCache()

/** Checks a case as a draft, for which nothing is written. */
function checkDraft(changes: Case): CheckResult {
  const draft = Object.entries(changes).map(([path, file]) => [path, file === null ? null : Buffer.from(file)] as const)
  return checkFolder(root, { memory, draft: new Map(draft) })
}

/**
 * The report about a folder. The last column of a problem stands behind its first; words that stand above are not
 * repeated, nor a line as it is written.
 */
function reportOf({ diagnostics }: CheckResult, language: Language): string {
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

const placesOf = (report: string) => report.match(/^content\/.*$/gm)
/** Of every case, by its name. */
const results = new Map<string, CheckResult>()

test.each(Object.entries(groups))(
  '%s: reported as expected, calmly, in the words of authors, and in English at the same places',
  async (group, cases) => {
    const reports: string[] = []
    for (const [name, changes] of Object.entries(cases)) {
      // What is about folders needs one.
      const result = group === 'folder' ? checkFolder(await contentFolder(changes)) : checkDraft(changes)
      results.set(name, result)
      const english = reportOf(result, 'en')
      const turkish = reportOf(result, 'tr')
      expect(placesOf(english), name).toEqual(placesOf(turkish))
      expect(english, name).not.toMatch(/Beklenen|Düzeltme|undefined|\[object/)
      reports.push(`=== ${name} ===\n${turkish}\n`)
    }
    expect(reports.join('\n')).not.toMatch(
      /[Gg]eçersiz|[Ll]ütfen|[Hh]atalı|unuttunuz|undefined|\[object|\bNaN\b|\bstring\b|\bregex\b|ZodError|\bat .*:\d+:\d+\)/,
    )
    await expect(reports.join('\n')).toMatchFileSnapshot(`../fixtures/expected/${group}.txt`)
  },
)

/** Codes no set of files in version control can show: they need links, pipes, permissions, sheer size or a release. */
const SHOWN_ELSEWHERE =
  'not-a-file not-a-folder linked-file special-file unreadable-file too-large-file missing-folder placeholder unused-image'

test('every code has a broken example', () => {
  const shown = [...results.values()].flatMap(({ diagnostics }) => diagnostics.map(({ code }) => code))
  expect([...new Set([...shown, ...SHOWN_ELSEWHERE.split(' ')])].sort()).toEqual(CODES.toSorted())
})

/** Codes whose fix is the line as it should be. */
const TELLS_THE_LINE = /needs-quotes|wrong-dash|missing-colon-space|heading-without-space|escaped-heading/

/** Their lines hold a second mistake, a text too long and a text for a number, which is told once they can be read. */
const TWICE_WRONG = ['encoding-decomposed-mistake', 'yaml-three-slips']

function placeOf({ code, source, start }: RawDiagnostic): string {
  return `${source.path}:${source.positionAt(start).line} ${code}`
}

test('a line is fine when it is written as told', () => {
  const cases: Cases = Object.assign({}, ...Object.values(groups))
  let count = 0
  for (const [name, result] of results) {
    const files: Case = {}
    const others = result.diagnostics.filter((found) => {
      const { file, line, code, fix } = toDiagnostic(found, 'tr', '')
      const [, written] = (TELLS_THE_LINE.test(code) && /`(.+)`/.exec(fix)) || []
      if (written === undefined || TWICE_WRONG.includes(name)) return true
      const lines = String(files[file] ?? found.source.text).split('\n')
      lines[line - 1] = lines[line - 1]?.replace(/\S.*/, () => written) ?? ''
      files[file] = lines.join('\n')
      count += 1
      return false
    })
    if (others.length < result.diagnostics.length)
      expect(checkDraft({ ...cases[name], ...files }).diagnostics.map(placeOf), name).toEqual(others.map(placeOf))
  }
  expect(count).toBeGreaterThan(10)
})
