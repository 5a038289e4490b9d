import { readdirSync, readFileSync } from 'node:fs'
import { wcagContrast } from 'culori'
import { expect, test } from 'vitest'
import { findSvgDiagnostic } from '../../scripts/content/images/svg-wellformed.ts'
import { drawings } from '../../src/drawings/drawings.ts'

const FOLDER = 'src/drawings'
const files = readdirSync(FOLDER).filter((file) => file.endsWith('.svg'))
const paints = readFileSync(`${FOLDER}/paints.css`, 'utf8')
const [byDay = '', inTheEvening = ''] = paints.split('svg:target')

test('every file of the folder is known by its name', () => {
  expect(Object.keys(drawings).sort()).toEqual(files.map((file) => file.replace('.svg', '')).sort())
})

test.each([byDay, inTheEvening])('words are readable on paper and notes', (colors) => {
  const colorOf = (name: string) => colors.match(new RegExp(`--${name}: (#\\w+)`))?.[1] ?? ''
  for (const words of ['ink', 'muted', 'pen'])
    for (const paper of ['sheet', 'note'])
      expect(wcagContrast(colorOf(words), colorOf(paper)), `${words} on ${paper}`).toBeGreaterThanOrEqual(4.5)
})

test.each(files)('%s is well formed, and by day and in the evening painted with colours that exist', (file) => {
  const svg = readFileSync(`${FOLDER}/${file}`, 'utf8')
  const colors = new Set(Array.from(svg.matchAll(/var\((--[\w-]+)\)/g), ([, name]) => name))
  expect(findSvgDiagnostic(svg)).toBeUndefined()
  expect(colors.size).toBeGreaterThan(file.startsWith('mark-') ? 1 : 3)
  for (const color of colors) {
    expect(byDay).toContain(`${color}: `)
    // The frame is the one colour of both.
    if (color !== '--frame') expect(inTheEvening).toContain(`${color}: `)
  }
  for (const [, name] of svg.matchAll(/class="(\w+)"/g)) expect(paints + svg).toContain(`.${name} {`)
})
