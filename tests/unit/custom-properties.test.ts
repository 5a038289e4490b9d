import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Styles that are loaded together, by folder. */
const GROUPS: [name: string, ...folders: string[]][] = [
  ['site', 'src'],
  ['form', 'src', 'scripts/editor'],
  ['project pictures', 'src/styles', 'scripts/artwork'],
]

function textOf(folder: string): string {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:css|tsx?|html|svg)$/.test(name))
    .map((name) => readFileSync(`${folder}/${name}`, 'utf8'))
    .join('\n')
    .replace(/\/\*[\s\S]*?\*\//g, '')
}

/** Set by scripts/build/drawings.ts, for drawings only. */
const SET_BY_BUILD = '--accent'

/** Names of `var(--name)` without a fallback that no style sets and no script hands over. */
function undefinedIn(text: string): string[] {
  const set = new Set(
    Array.from(text.matchAll(/(--[\w-]+)['"]?\]?\s*[:,]|setProperty\(['"](--[\w-]+)/g), ([, a, b]) => a ?? b),
  )
  const used = new Set(Array.from(text.matchAll(/var\((--[\w-]+)\)/g), ([, name = '']) => name))
  return [...used].filter((name) => !set.has(name) && name !== SET_BY_BUILD)
}

test.each(GROUPS)('every custom property that the styles of the %s use is set somewhere', (_, ...folders) => {
  const text = folders.map(textOf).join('\n')
  expect(text).toContain('var(--')
  expect(undefinedIn(text)).toEqual([])
})
