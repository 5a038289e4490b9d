import postcss, { type Declaration } from 'postcss'
import type { Plugin } from 'vite'
import { readSources } from './sources.ts'

const CUSTOM_PROPERTY = /^--/
const PLAIN_USE = /var\(\s*(--[\w-]+)\s*\)/g
const NAME = /(?<![\w-])--[\w-]+/g

/**
 * In a build, design tokens that have one value everywhere are replaced by it: sizes and colours stay words in the
 * sources, and a page neither carries their names in its first packets nor looks them up for every element it styles
 * (2 % of a page's compressed bytes).
 */
export function constantTokens(): Plugin {
  let constants: ReadonlyMap<string, string> = new Map()
  return {
    name: 'constant-tokens',
    apply: 'build',
    configResolved({ root }) {
      const texts = (ending: string) => readSources(root, ending).map(([, text]) => text)
      constants = findConstants(texts('.css'), [...texts('.ts'), ...texts('.tsx'), ...texts('.svg')])
    },
    // Without `enforce`, stylesheets come here with what they import.
    transform: {
      filter: { id: /\/src\/.*\.css(?:\?|$)/ },
      handler: (code) => ({ code: putInPlace(code, constants), map: null }),
    },
  }
}

/**
 * Custom properties that are set once, for the whole document, and only ever asked for by a plain `var(--name)`.
 *
 * @param stylesheets All of the site: what one of them sets once more may differ.
 * @param others Scripts and drawings; what these name is not ours to take away.
 * @returns Values by name, without a `var()` in them.
 */
export function findConstants(stylesheets: readonly string[], others: readonly string[]): Map<string, string> {
  const css = stylesheets.join('\n').replace(/\/\*[\s\S]*?\*\//g, '')
  const set = new Map<string, Declaration[]>()
  postcss.parse(css).walkDecls(CUSTOM_PROPERTY, (declaration) => {
    set.set(declaration.prop, [...(set.get(declaration.prop) ?? []), declaration])
  })
  const named = countOf(css.match(NAME))
  const asked = countOf([...css.matchAll(PLAIN_USE)].map(([, name = '']) => name))
  const elsewhere = new Set(others.join('\n').match(NAME))
  const constants = new Map<string, string>()
  for (const [name, [declaration, ...more]] of set) {
    const isPlain = named.get(name) === 1 + (asked.get(name) ?? 0) && !elsewhere.has(name)
    if (declaration && more.length === 0 && isPlain && isOfDocument(declaration))
      constants.set(name, declaration.value.trim())
  }
  return resolved(constants)
}

/** @returns The stylesheet with the values in place of their names. */
export function putInPlace(css: string, constants: ReadonlyMap<string, string>): string {
  const root = postcss.parse(css)
  root.walkDecls(CUSTOM_PROPERTY, (declaration) => {
    if (constants.has(declaration.prop)) declaration.remove()
  })
  return fill(root.toString(), constants)
}

/** Whether it is set for every element, always. */
function isOfDocument({ important, parent: rule }: Declaration): boolean {
  if (important || rule?.type !== 'rule' || (rule as postcss.Rule).selector !== ':root') return false
  for (let group = rule.parent; group && group.type !== 'root'; group = group.parent as typeof group)
    if (group.type !== 'atrule' || (group as postcss.AtRule).name !== 'layer') return false
  return true
}

/** One may be made of others. What is made of one that changes, changes. */
function resolved(constants: ReadonlyMap<string, string>): Map<string, string> {
  const known = new Map<string, string>()
  // Each round resolves at least one more; those that ask for each other never get there.
  for (const _ of constants)
    for (const [name, value] of constants) {
      const filled = fill(value, known)
      if (!filled.includes('var(')) known.set(name, filled)
    }
  return known
}

function fill(css: string, constants: ReadonlyMap<string, string>): string {
  return css.replace(PLAIN_USE, (use, name) => constants.get(name) ?? use)
}

function countOf(names: readonly string[] | null): Map<string, number> {
  const counts = new Map<string, number>()
  for (const name of names ?? []) counts.set(name, (counts.get(name) ?? 0) + 1)
  return counts
}
