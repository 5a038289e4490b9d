import { expect, test } from 'vitest'
import { findConstants, putInPlace } from '../../scripts/prerender/constant-tokens.ts'

const constantsOf = (css: string, ...others: string[]) => Object.fromEntries(findConstants([css], others))

test('a token that is set once for the document is a constant, also one made of others', () => {
  const css = '@layer tokens { :root { --small: 2px; --gap: calc(2 * var(--small)); --wide: max(var(--gap), 1em) } }'
  expect(constantsOf(css)).toEqual({ '--small': '2px', '--gap': 'calc(2 * 2px)', '--wide': 'max(calc(2 * 2px), 1em)' })
})

test('stylesheets are read together, and what a comment says is no use', () => {
  const sheets = [':root { --small: 2px; --gap: 4px /* not --small */ }', '.box { --gap: 1px; margin: var( --small ) }']
  expect(Object.fromEntries(findConstants(sheets, []))).toEqual({ '--small': '2px' })
})

test.each([
  ['is set by a theme as well', ':root { --ink: #000 } :root.dark { --ink: #fff }'],
  ['is set by a component as well', ':root { --ink: #000 } .box { --ink: #fff }'],
  ['is made of one that is', ':root { --ink: var(--pen); --pen: #000 } :root.dark { --pen: #fff }'],
  ['is set only in a theme', ':root.dark { --ink: #fff }'],
  ['is set only on some screens', '@media (width >= 30rem) { :root { --ink: #000 } }'],
  ['is set only by a component', '.box { --ink: #000 }'],
  ['is important', ':root { --ink: #000 !important }'],
  ['has something in its place where it is missing', ':root { --ink: #000 } .box { color: var(--ink, #fff) }'],
  ['is asked for by its name', ':root { --ink: #000 } @container style(--ink: #000) { .box { color: red } }'],
  ['is told how to move', ':root { --ink: #000 } .box { transition: --ink 1s }'],
  ['is made of itself', ':root { --ink: var(--pen); --pen: var(--ink) }'],
  ['is made of one that nobody sets', ':root { --ink: var(--pen) }'],
])('a token that %s stays', (_, css) => {
  expect(constantsOf(css)).toEqual({})
})

test('a token that a script or a drawing names stays', () => {
  const css = ':root { --ink: #000; --paper: #fff; --line: 1px }'
  const script = `element.style.setProperty('--ink', color)`
  expect(constantsOf(css, script, '<path fill="var(--paper)"/>')).toEqual({ '--line': '1px' })
})

test('values take the place of their names; nothing else changes', () => {
  const css =
    ':root{--gap:2px;--gap-wide:4px}.box{margin:var(--gap) var( --gap-wide ) var(--gap-wider);--own:var(--gap)}'
  const constants = new Map([['--gap', '2px']])
  expect(putInPlace(css, constants)).toBe(
    ':root{--gap-wide:4px}.box{margin:2px var( --gap-wide ) var(--gap-wider);--own:2px}',
  )
})
