import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { TRADE_DRAWINGS } from '../../src/sections/hero/schema.ts'

/** WCAG 2.2, 1.4.3, for text of any size. The focus ring (1.4.11) has the accent, which is a text colour too. */
const TEXT_MINIMUM = 4.5

/** Text colours and their backgrounds. Every text role of tokens.css has to occur here. */
const textPairs: [text: string, grounds: string[]][] = [
  ['--color-ink', ['--color-paper', '--color-band', '--color-surface']],
  ['--color-ink-muted', ['--color-paper', '--color-band', '--color-surface']],
  ['--color-accent', ['--color-paper', '--color-band', '--color-surface', '--color-accent-tint']],
  ['--color-on-action', ['--color-action', '--color-action-hover']],
  ['--neutral-950', ['--color-frame']],
]

type Colours = Map<string, string>

/** Custom properties of a theme: of `light-dark(…, …)` its side. What paper overrides is left out. */
function readColours(css: string, side: 'light' | 'dark'): Colours {
  const screen = css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/@media print \{[\s\S]*?\n {2}\}/g, '')
  return new Map(
    [...screen.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => {
      const [, light = value, dark = value] = /^light-dark\((.+), ([^,]+)\)$/.exec(value) ?? []
      return [name, (side === 'light' ? light : dark).trim()]
    }),
  )
}

const tokens = readFileSync('src/styles/tokens.css', 'utf8')

const themes: Record<string, Colours> = {
  light: readColours(tokens, 'light'),
  dark: readColours(tokens, 'dark'),
}

function channels(name: string, colours: Colours): [number, number, number] {
  const value = colours.get(name)
  const reference = value?.match(/^var\((--[\w-]+)\)$/)?.[1]
  if (reference) return channels(reference, colours)
  const hex = value?.match(/^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i)
  if (!hex) throw new Error(`${name} is "${value}", not a colour this test can read.`)
  return [Number.parseInt(hex[1] ?? '', 16), Number.parseInt(hex[2] ?? '', 16), Number.parseInt(hex[3] ?? '', 16)]
}

/** Relative luminance, WCAG 2.2. */
function luminance(rgb: [number, number, number]): number {
  const [r = 0, g = 0, b = 0] = rgb.map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(first: string, second: string, colours: Colours): number {
  const [dark = 0, light = 0] = [first, second].map((name) => luminance(channels(name, colours))).sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

describe.each(Object.entries(themes))('in the %s theme', (_, colours) => {
  test.each(textPairs.flatMap(([text, grounds]) => grounds.map((ground) => [text, ground] as const)))(
    'text in %s is readable on %s',
    (text, ground) => {
      expect(contrast(text, ground, colours)).toBeGreaterThanOrEqual(TEXT_MINIMUM)
    },
  )
})

test('in the evening of the banner text is readable, and the ring of the focus stands out', () => {
  const { dark = new Map() } = themes
  for (const text of ['--color-ink', '--color-ink-muted', '--color-accent'])
    expect(contrast(text, '--color-banner', dark), text).toBeGreaterThanOrEqual(TEXT_MINIMUM)
})

test('no text role is left out', () => {
  const roles = [...tokens.matchAll(/(--color-(?:ink|on|accent)[\w-]*):/g)].map(([, name]) => name)
  const known = new Set(textPairs.flat(2))
  expect(roles.filter((role) => role !== undefined && !known.has(role))).toEqual([])
})

describe.each(TRADE_DRAWINGS)('the sample site of %s', (trade) => {
  const css = readFileSync('src/sections/hero/SampleSite.module.css', 'utf8')
  const [, rule = ''] = new RegExp(`\\.${trade} \\{([^}]*)\\}`).exec(css) ?? []

  test.each(['light', 'dark'] as const)('is readable in the %s theme', (side) => {
    const colours = readColours(rule, side)
    for (const [text, ground] of [
      ['--site-ink', '--site-ground'],
      ['--site-muted', '--site-ground'],
      ['--site-ground', '--site-accent'],
    ] as const)
      expect(contrast(text, ground, colours), `${text} on ${ground}`).toBeGreaterThanOrEqual(TEXT_MINIMUM)
  })
})
