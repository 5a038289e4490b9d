import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { prefixOf } from './class-names.ts'

/** A folder for each section type, with its stylesheets. */
const SECTIONS = 'src/sections'

/** A class name that `nameClass` has made; what follows the prefix is the index. */
const CLASS_NAME = /\.(_[\da-f]{4})/g

/** Section types by how the class names of their stylesheets begin. */
export type SectionClasses = ReadonlyMap<string, string>

/** @param root Folder of the project. */
export function sectionClasses(root: string): SectionClasses {
  const files = readdirSync(join(root, SECTIONS), { recursive: true, encoding: 'utf8' })
  return new Map(
    files
      .filter((file) => file.endsWith('.module.css'))
      .map((file) => [prefixOf(`${SECTIONS}/${file}`), file.split('/')[0] ?? '']),
  )
}

/**
 * The stylesheet without the rules of sections that a page does not have.
 *
 * @param css Minified.
 * @param types The section types of the page.
 */
export function pageStyles(css: string, types: readonly string[], classes: SectionClasses): string {
  const isOfPage = (selector: string) =>
    [...selector.matchAll(CLASS_NAME)].every(([, prefix = '']) => {
      const type = classes.get(prefix)
      return type === undefined || types.includes(type)
    })
  return rulesOf(css)
    .map((rule) => {
      const at = rule.indexOf('{')
      if (at < 0) return rule
      const head = rule.slice(0, at)
      if (/^@(?:media|supports|layer|container|starting-style)\b/.test(head)) {
        const inner = pageStyles(rule.slice(at + 1, -1), types, classes)
        return inner && `${head}{${inner}}`
      }
      const selectors = split(head, ',').filter(isOfPage)
      return selectors.length > 0 ? selectors.join(',') + rule.slice(at) : ''
    })
    .join('')
}

/** The rules of a stylesheet or of a block of rules, each with its semicolon or its block. */
function rulesOf(css: string): string[] {
  const rules: string[] = []
  let depth = 0
  let start = 0
  let quote = ''
  for (const [index, letter] of [...css].entries()) {
    if (quote) quote = letter === quote ? '' : quote
    else if (letter === '"' || letter === "'") quote = letter
    else if (letter === '{') depth += 1
    else if (letter === '}') depth -= 1
    if (quote || depth > 0 || (letter !== '}' && letter !== ';')) continue
    rules.push(css.slice(start, index + 1))
    start = index + 1
  }
  return [...rules, css.slice(start)].filter(Boolean)
}

/** Divides at a letter that stands outside of brackets. */
function split(text: string, separator: string): string[] {
  const parts = ['']
  let depth = 0
  for (const letter of text) {
    if (letter === '(' || letter === '[') depth += 1
    if (letter === ')' || letter === ']') depth -= 1
    if (letter === separator && depth === 0) parts.push('')
    else parts[parts.length - 1] += letter
  }
  return parts
}
