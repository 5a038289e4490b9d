import { readFileSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Diagnostic } from '../../scripts/content/diagnostics/diagnostic.ts'
import { loadContent } from '../../scripts/content/load.ts'
import { brokenFolder, readExpected } from '../support/broken-content.ts'

/** Codes whose fix is the line as it should be. */
const TELLS_THE_LINE = /needs-quotes|wrong-dash|missing-colon-space|heading-without-space|escaped-heading/

/** Their lines hold a second mistake, a text too long and a text for a number, which is told once they can be read. */
const TWICE_WRONG = ['encoding-decomposed-mistake', 'yaml-three-slips']

const withLine = [...readExpected()].flatMap(([name, report]) => {
  const tells = TELLS_THE_LINE.test(report) && /Düzeltme: .*`/.test(report)
  return tells && !TWICE_WRONG.includes(name) ? [name] : []
})

function lineToWrite({ code, fix }: Diagnostic): string | undefined {
  return TELLS_THE_LINE.test(code) ? /`(.+)`/.exec(fix)?.[1] : undefined
}

test.each(withLine)('%s: the line is fine when it is written as told', async (name) => {
  const root = await brokenFolder(name)
  const { diagnostics } = await loadContent({ root })
  const told = diagnostics.filter((diagnostic) => lineToWrite(diagnostic) !== undefined)
  for (const diagnostic of told) {
    const lines = readFileSync(diagnostic.file, 'utf8').split('\n')
    const [indent = ''] = /^\s*/.exec(lines[diagnostic.line - 1] ?? '') ?? []
    lines[diagnostic.line - 1] = indent + lineToWrite(diagnostic)
    writeFileSync(diagnostic.file, lines.join('\n'))
  }

  const places = (list: readonly Diagnostic[]) => list.map(({ file, line, code }) => `${file}:${line} ${code}`)
  expect(told.length).toBeGreaterThan(0)
  expect(places((await loadContent({ root })).diagnostics)).toEqual(
    places(diagnostics.filter((each) => !told.includes(each))),
  )
})
