import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { recolor, writeColors } from '../../scripts/brand/colors.ts'
import { drawIcons } from '../../scripts/brand/icons.ts'
import { derivePalette, type Palette } from '../../scripts/brand/palette.ts'
import { siteConfig } from '../../src/site.config.ts'

const palette = derivePalette(siteConfig.accent)

test('the committed colours follow from the accent of the site; `npm run brand` renews them', async () => {
  expect(readFileSync('src/styles/colors.css', 'utf8')).toBe(writeColors(palette))
  expect(readFileSync('public/favicon.svg', 'utf8')).toBe((await drawIcons(palette))['favicon.svg'])
  expect(readFileSync('index.html', 'utf8')).toContain(
    `content="${palette.light.paper}" data-light="${palette.light.paper}" data-dark="${palette.dark.paper}"`,
  )
})

/** A drawing in the colours of a palette. In violet, words on the frame are as white as a surface. */
const drawingIn = ({ light, dark }: Palette) =>
  `<svg><style>.fill-frame { fill: ${light.frame} } .fill-on-frame { fill: ${light['on-frame']} } .stroke-surface { stroke: ${light.surface} }
  @media (prefers-color-scheme: dark) { .fill-frame { fill: ${dark.frame} } .fill-on-frame { fill: ${dark['on-frame']} } }</style></svg>`

test('a drawing takes its colours by their roles, from whatever colours it has', () => {
  const violet = derivePalette('#7c3aed')
  expect(recolor(drawingIn(palette), violet, false)).toBe(drawingIn(violet))
  expect(recolor(drawingIn(violet), palette, false)).toBe(drawingIn(palette))
  expect(recolor(drawingIn(violet), violet, true)).toBe(drawingIn({ ...violet, light: violet.dark }))
})

test('the committed drawings have the colours of the accent; `npm run brand` renews them', () => {
  for (const name of readdirSync('content/images').filter((name) => name.endsWith('.svg'))) {
    const drawing = readFileSync(`content/images/${name}`, 'utf8')
    expect(recolor(drawing, palette, name.endsWith('-koyu.svg')), name).toBe(drawing)
  }
})

test('a drawing cannot ask for a colour that is none', () => {
  expect(() => recolor('.fill-frma { fill: #16b877 }', palette, false)).toThrow('"frma"')
})
