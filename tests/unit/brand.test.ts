import { readdirSync, readFileSync } from 'node:fs'
import { wcagContrast } from 'culori'
import { expect, test } from 'vitest'
import { recolor, writeColors } from '../../scripts/brand/colors.ts'
import { drawIcons } from '../../scripts/brand/icons.ts'
import { derivePalette } from '../../scripts/brand/palette.ts'
import { siteConfig } from '../../src/site.config.ts'

const palette = derivePalette(siteConfig.accent)

test('the committed colours follow from the accent of the site; `npm run brand` renews them', async () => {
  expect(readFileSync('src/styles/colors.css', 'utf8')).toBe(writeColors(palette))
  expect(readFileSync('public/favicon.svg', 'utf8')).toBe((await drawIcons(palette))['favicon.svg'])
  expect(readFileSync('index.html', 'utf8')).toContain(
    `content="${palette.light.paper}" data-light="${palette.light.paper}" data-dark="${palette.dark.paper}"`,
  )
})

const DRAWINGS = readdirSync('content/images').filter((name) => name.endsWith('.svg'))

test('the committed drawings have the colours of the accent, and others by their roles', () => {
  const violet = derivePalette('#7c3aed')
  const recolored = DRAWINGS.filter((name) => {
    const drawing = readFileSync(`content/images/${name}`, 'utf8')
    const isDark = name.endsWith('-koyu.svg')
    expect(recolor(drawing, palette, isDark), name).toBe(drawing)
    const inViolet = recolor(drawing, violet, isDark)
    // No way back through the colours themselves: in violet, words on the frame are as white as a surface.
    expect(recolor(inViolet, palette, isDark), name).toBe(drawing)
    return inViolet !== drawing
  })
  expect(recolored).toEqual(['kadraj.svg', 'logo-acik.svg', 'logo-koyu.svg'])
})

test.each([siteConfig.accent, '#7c3aed', '#2563eb', '#ca8a04'])(
  'the words on the frame of a drawing are readable in both themes with the accent %s',
  (accent) => {
    const drawing = recolor(readFileSync('content/images/kadraj.svg', 'utf8'), derivePalette(accent), false)
    const [frames = [], words = []] = ['fill-frame', 'fill-on-frame'].map((name) => [
      ...drawing.matchAll(new RegExp(`\\.${name} \\{ fill: (#\\w+)`, 'g')),
    ])
    expect(drawing).toMatch(/<path class="fill-on-frame"/)
    expect(frames.length).toBe(2)
    for (const [theme, [, frame = '']] of frames.entries())
      expect(wcagContrast(frame, words[theme]?.[1] ?? ''), `theme ${theme}`).toBeGreaterThanOrEqual(4.5)
  },
)

test('a drawing cannot ask for a colour that is none', () => {
  expect(() => recolor('.fill-frma { fill: #16b877 }', palette, false)).toThrow('"frma"')
})
