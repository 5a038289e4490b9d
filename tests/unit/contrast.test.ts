import { readFileSync } from 'node:fs'
import { wcagContrast } from 'culori'
import { expect, test } from 'vitest'
import { derivePalette, type Palette, type Role } from '../../scripts/brand/palette.ts'
import { TRADE_DRAWINGS } from '../../src/sections/hero/schema.ts'
import { siteConfig } from '../../src/site.config.ts'

/** WCAG 2.2, 1.4.3, for text of any size. The focus ring (1.4.11) has the accent, which is a text colour too. */
const TEXT_MINIMUM = 4.5

/** Text colours and their backgrounds. Every text role of the palette has to occur here. */
const textPairs: [text: Role, grounds: Role[]][] = [
  ['ink', ['paper', 'band', 'surface']],
  ['ink-muted', ['paper', 'band', 'surface']],
  ['accent', ['paper', 'band', 'surface', 'accent-tint']],
  ['on-action', ['action', 'action-hover']],
  ['on-frame', ['frame']],
]

/** Around the circle of hues, from grey to as vivid as screens get. */
const ACCENTS = [siteConfig.accent, '#7c3aed', '#2563eb', '#0891b2', '#e11d48', '#ca8a04', '#808080']

function unreadable({ light, dark }: Palette): string[] {
  const pairs = Object.entries({ light, dark }).flatMap(([theme, colors]) =>
    textPairs.flatMap(([text, grounds]) =>
      grounds.map((ground) => ({
        name: `${theme}: ${text} on ${ground}`,
        colors: [colors[text], colors[ground]] as const,
      })),
    ),
  )
  // The banner is dark in both themes.
  for (const text of ['ink', 'ink-muted', 'accent'] as const)
    pairs.push({ name: `banner: ${text}`, colors: [dark[text], dark.banner] })
  return pairs.filter(({ colors }) => wcagContrast(...colors) < TEXT_MINIMUM).map(({ name }) => name)
}

test.each(ACCENTS)('text is readable in both themes with the accent %s', (accent) => {
  const palette = derivePalette(accent)
  expect(unreadable(palette)).toEqual([])
  const roles = Object.keys(palette.light).filter((role) => /^(?:ink|on|accent)/.test(role))
  expect(
    roles.filter((role) => !textPairs.flat(2).includes(role as Role)),
    'a text role left out',
  ).toEqual([])
})

test.each(['#ffee00', '#1e3a8a', '#ffffff', '#000000'])(
  'the accent %s is refused with the nearest readable',
  (accent) => {
    const [nearest = ''] = /(?<=accent that does: )#[0-9a-f]{6}$/.exec(readMessage(() => derivePalette(accent))) ?? []
    expect(unreadable(derivePalette(nearest))).toEqual([])
  },
)

function readMessage(call: () => unknown): string {
  try {
    call()
  } catch (error) {
    return String(error)
  }
  return ''
}

test.each(Object.keys(TRADE_DRAWINGS))('the sample site of %s has readable text in both themes', (trade) => {
  const css = readFileSync('src/sections/hero/SampleSite.module.css', 'utf8')
  const [, rule = ''] = new RegExp(`\\.${trade} \\{([^}]*)\\}`).exec(css) ?? []
  /** By day and in the evening; one colour is for both. */
  const sides = (name: string) => {
    const [value = ''] = rule.split(`--site-${name}: `)[1]?.split(';') ?? []
    const [day = '', evening = day] = value.match(/#\w+/g) ?? []
    return [day, evening] as const
  }
  for (const [text, ground] of [
    ['ink', 'ground'],
    ['muted', 'ground'],
    ['ground', 'accent'],
  ] as const)
    for (const side of [0, 1] as const)
      expect(wcagContrast(sides(text)[side], sides(ground)[side]), text).toBeGreaterThanOrEqual(TEXT_MINIMUM)
})
