import { readFileSync } from 'node:fs'
import { wcagContrast } from 'culori'
import { describe, expect, test } from 'vitest'
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
const ACCENTS = [
  siteConfig.accent,
  ...[
    '#16b877',
    '#7c3aed',
    '#6d28d9',
    '#2563eb',
    '#0891b2',
    '#e11d48',
    '#db2777',
    '#f97316',
    '#ca8a04',
    '#65a30d',
    '#808080',
  ],
]

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
  expect(unreadable(derivePalette(accent))).toEqual([])
})

test('no text role is left out', () => {
  const roles = Object.keys(derivePalette(siteConfig.accent).light).filter((role) => /^(?:ink|on|accent)/.test(role))
  expect(roles.filter((role) => !textPairs.flat(2).includes(role as Role))).toEqual([])
})

test.each(['#ffee00', '#1e3a8a', '#111827', '#ffffff', '#000000'])(
  'the accent %s, of which no shade can be read, is refused with one that can',
  (accent) => {
    expect(() => derivePalette(accent)).toThrow(/The nearest accent that does: #[0-9a-f]{6}$/)
    const [nearest = ''] = readMessage(() => derivePalette(accent)).match(/#[0-9a-f]{6}$/) ?? []
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

describe.each(TRADE_DRAWINGS)('the sample site of %s', (trade) => {
  const css = readFileSync('src/sections/hero/SampleSite.module.css', 'utf8')
  const [, rule = ''] = new RegExp(`\\.${trade} \\{([^}]*)\\}`).exec(css) ?? []
  const colors = Object.fromEntries(
    [...rule.matchAll(/--site-(\w+): light-dark\((#\w+), (#\w+)\)/g)].map(([, name = '', ...sides]) => [name, sides]),
  )

  test.each([
    ['ink', 'ground'],
    ['muted', 'ground'],
    ['ground', 'accent'],
  ])('has readable text in %s on %s in both themes', (text, ground) => {
    for (const side of [0, 1])
      expect(wcagContrast(colors[text]?.[side] ?? '', colors[ground]?.[side] ?? '')).toBeGreaterThanOrEqual(
        TEXT_MINIMUM,
      )
  })
})
