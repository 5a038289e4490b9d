import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readColors, recolor, writeColors } from '../../scripts/brand/colors.ts'
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

test('a drawing takes the new accent, and its part for dark mode that of dark mode', () => {
  const green = derivePalette('#16b877')
  const violet = derivePalette('#7c3aed')
  const draw = ({ light, dark }: typeof green) =>
    `<style>.frame { stroke: ${light.frame} } .clay { fill: #b8653f } @media (prefers-color-scheme: dark) { .frame { stroke: ${dark.frame} } }</style>`
  const recolored = recolor(draw(green), readColors(writeColors(green)), violet, false)
  expect(violet.light.frame).not.toBe(violet.dark.frame)
  expect(recolored).toBe(draw(violet))
})

test('a drawing for dark mode takes the colours of dark mode', () => {
  const violet = derivePalette('#7c3aed')
  expect(recolor('#16B877', readColors(writeColors(derivePalette('#16b877'))), violet, true)).toBe(violet.dark.action)
})
