import { prefixOf } from './class-names.ts'

/** A class name that `nameClass` has made (what follows the prefix is the index), or that of the colour of a picture. */
const CLASS_NAME = /\.(_[\da-f]{4}|color-[\da-f]{6})/g

/** Shown while another page is on its way, so never part of a prerendered one. */
const WHILE_LOADING = ['Loading', 'below-the-fold'].map((name) => prefixOf(`src/components/${name}.module.css`))

/**
 * The stylesheet without the rules of modules that a page uses no class of, and of pictures it does not show.
 *
 * @param css Minified.
 * @param html The page.
 */
export function pageStyles(css: string, html: string): string {
  const isOfPage = (selector: string) =>
    [...selector.matchAll(CLASS_NAME)].every(
      ([, prefix = '']) => html.includes(prefix) || WHILE_LOADING.includes(prefix),
    )
  return rulesOf(css)
    .map((rule) => {
      const at = rule.indexOf('{')
      if (at < 0) return rule
      const head = rule.slice(0, at)
      if (/^@(?:media|supports|layer|container|starting-style)\b/.test(head)) {
        const inner = pageStyles(rule.slice(at + 1, -1), html)
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
