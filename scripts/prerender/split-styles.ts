import { selectorSpecificity } from '@csstools/selector-specificity'
import postcss, { type AtRule, type ChildNode, type Declaration, type Rule } from 'postcss'
import parseSelectors, { type Selector } from 'postcss-selector-parser'
import { areRivals, type Elements, type Styling } from './cascade.ts'

/** The rules of the site as one page gets them: both together say what the stylesheet says. */
export type SplitStyles = {
  /** What is written into the page, because it needs that before the app comes. */
  inline: string
  /** For a file that comes after. */
  rest: string
}

/** What has been rendered. */
export type Rendered = {
  html: string
  /** Of all pages: the app shows them too, with the rules this page has got. */
  elements: Elements
  /** The SVG files of which the page shows pieces; custom properties of the page paint them. */
  drawings: readonly string[]
}

/** A rule with one of its selectors. */
type Part = Omit<Styling, 'properties'> & {
  rule: Rule
  isInline: boolean
  /** What the file that comes after says of it. */
  rest: readonly Declaration[]
}

/** At-rules whose braces hold rules; all others hold declarations, or the steps of an animation. */
const GROUPS = /^(?:layer|media|supports|container|scope|starting-style)$/

/** Set by the boot script before anything is drawn. */
const BOOT_ATTRIBUTES: readonly string[] = ['data-pictures', 'data-below']

/** For readers who are few, or not in a hurry: paper, colours of their own, and what moves. */
const LATE_MEDIA = /^(?:print|\(forced-colors:\s*active\)|\(prefers-reduced-motion:\s*no-preference\))$/

/**
 * Divides the site's rules for one page.
 *
 * - The page does without what is said for paper, for colours of the reader's own and where motion is welcome, without
 *   selectors for classes it has no element for, or none outside a closed dialog, for `data-` attributes that the app is
 *   yet to set (the boot script sets its own before), for a resting mouse and for what is being pressed, and without
 *   transitions, and custom properties and animations that none of the other rules asks for. Other states are kept:
 *   themes, focus, `aria-` attributes.
 * - Custom properties of the root are kept, asked for or not: one that comes later has every element styled anew.
 * - What comes later also wins over rules that stand behind it in the stylesheet. Those are said once more, behind it.
 *
 * When the second part arrives, right after the first paint, the browser styles what that is for: 77 elements of the
 * longest page. For the whole stylesheet it styled all 637 anew; the phone of `npm run bench:web` was busy for 57 instead
 * of 17 ms.
 *
 * @param css Valid CSS, as the build writes it: without nested rules.
 * @throws CssSyntaxError where it is not valid, and an Error where rules are nested.
 */
export function splitStyles(css: string, { html, elements, drawings }: Rendered): SplitStyles {
  const { nodes } = postcss.parse(css)
  const parts = readParts(nodes, readPage(html))
  const inlineRules = new Set(parts.filter(({ isInline }) => isInline).map(({ rule }) => rule))
  const animations = animationsOf(nodes, [...inlineRules].join())
  const asked = askedBy([...inlineRules].flatMap(declarationsOf), [html, ...drawings, ...animations].join())
  const isLater = ({ prop, parent }: Declaration) =>
    prop.startsWith('transition') || (prop.startsWith('--') && !asked.has(prop) && !isOfRoot(parent as Rule))
  for (const part of parts) if (part.isInline) part.rest = part.rest.filter(isLater)
  repeatRivals(parts, elements)

  const inline = write(nodes, {
    rule: (rule) =>
      writeRule(
        parts.filter((part) => part.rule === rule && part.isInline),
        declarationsOf(rule).filter((declaration) => !isLater(declaration)),
      ),
    atRule: (atRule) => atRule.name !== 'keyframes' || animations.has(atRule),
  })
  const rest = write(nodes, {
    // Of several selectors of a rule, some may have nothing left to say, or less.
    rule: (rule) =>
      parts
        .filter((part) => part.rule === rule)
        .map((part) => writeRule([part], part.rest))
        .join(''),
    atRule: (atRule) => atRule.name === 'keyframes' && !animations.has(atRule),
  })
  return { inline, rest }
}

/** Every rule with each of its selectors, in order; for now, what is not inline is all in the rest. */
function readParts(
  nodes: readonly ChildNode[],
  page: Page,
  layers: readonly string[] = [],
  isLate: boolean = false,
): Part[] {
  return nodes.flatMap((node): Part[] => {
    if (node.type === 'atrule' && GROUPS.test(node.name))
      return readParts(
        node.nodes ?? [],
        page,
        node.name === 'layer' ? [...layers, node.params] : layers,
        isLate || (node.name === 'media' && LATE_MEDIA.test(node.params)),
      )
    if (node.type !== 'rule') return []
    return parseSelectors()
      .astSync(node.selector)
      .nodes.map((selector) => ({
        rule: node,
        layer: layers.join('.'),
        selector,
        specificity: selectorSpecificity(selector),
        isInline: !isLate && concerns(selector, page),
        rest: declarationsOf(node),
      }))
  })
}

type Page = { hasClass: (name: string) => boolean; hasData: (name: string, value: string | undefined) => boolean }

function readPage(html: string): Page {
  const shown = html.replace(/(<dialog\b(?![^>]*\sopen\b)[^>]*>)[\s\S]*?<\/dialog>/g, '$1')
  const classes = new Set(['light', 'dark', ...readElements(shown).flatMap((names) => [...names])])
  return {
    hasClass: (name) => classes.has(name),
    hasData: (name, value) => new RegExp(`\\s${name}${value === undefined ? '\\b' : `="${value}"`}`).test(shown),
  }
}

/** The classes of each element that has any. */
export function readElements(html: string): Set<string>[] {
  return [...html.matchAll(/\sclass="([^"]*)"/g)].map(([, names = '']) => new Set(names.split(/\s+/)))
}

/** Whether a selector may concern the page before the app comes: it asks for nothing, or for what there is. */
function concerns(selector: Selector, page: Page): boolean {
  return selector.nodes.every((node) => {
    if (node.type === 'class') return page.hasClass(node.value)
    if (node.type === 'attribute')
      return (
        !node.attribute.startsWith('data-') ||
        BOOT_ATTRIBUTES.includes(node.attribute) ||
        page.hasData(node.attribute, node.value)
      )
    if (node.type !== 'pseudo' || node.value === ':not') return true
    if (node.value === ':hover' || node.value === ':active') return false
    return node.nodes.length === 0 || node.nodes.some((alternative) => concerns(alternative, page))
  })
}

/** The animations that a text asks for by name. */
function animationsOf(nodes: readonly ChildNode[], text: string): Set<AtRule> {
  const words = new Set(text.match(/[\w-]+/g))
  const find = (list: readonly ChildNode[]): AtRule[] =>
    list.flatMap((node) => {
      if (node.type !== 'atrule') return []
      if (GROUPS.test(node.name)) return find(node.nodes ?? [])
      return node.name === 'keyframes' && words.has(node.params) ? [node] : []
    })
  return new Set(find(nodes))
}

/** The custom properties that declarations or a text ask for, and those which these ask for. */
function askedBy(declarations: readonly Declaration[], text: string): Set<string> {
  const asked = new Set<string>()
  const read = (value: string) => {
    for (const [name] of value.matchAll(/(?<=var\(\s*)--[\w-]+/g)) {
      if (asked.has(name)) continue
      asked.add(name)
      for (const { prop, value } of declarations) if (prop === name) read(value)
    }
  }
  read(text)
  for (const { prop, value } of declarations) if (!prop.startsWith('--')) read(value)
  return asked
}

function isOfRoot(rule: Rule): boolean {
  return rule.selectors.some((selector) => /^:root[^\s>+~]*$/.test(selector))
}

/** Adds to the rest what would lose against it, and must not. One walk is enough: only what stands behind can lose. */
function repeatRivals(parts: readonly Part[], elements: Elements): void {
  const said: (Styling & { rule: Rule })[] = []
  const saying = (part: Part, declarations: readonly Declaration[]) => ({
    ...part,
    properties: declarations.map(({ prop }) => prop),
  })
  for (const part of parts) {
    const all = declarationsOf(part.rule)
    const whole = saying(part, all)
    if (said.some((earlier) => earlier.rule !== part.rule && areRivals(earlier, whole, elements))) part.rest = all
    if (part.rest.length > 0) said.push(saying(part, part.rest))
  }
}

type Writer = { rule: (rule: Rule) => string; atRule: (atRule: AtRule) => boolean }

function write(nodes: readonly ChildNode[], writer: Writer): string {
  return nodes
    .map((node) => {
      if (node.type === 'rule') return writer.rule(node)
      if (node.type !== 'atrule') return ''
      const prelude = `@${node.name}${node.raws.afterName ?? ' '}${node.params}`
      if (node.nodes && GROUPS.test(node.name)) {
        const inside = write(node.nodes, writer)
        return inside && `${prelude}{${inside}}`
      }
      if (!writer.atRule(node)) return ''
      return node.nodes ? String(node) : `${prelude};`
    })
    .join('')
}

function writeRule(parts: readonly Part[], declarations: readonly Declaration[]): string {
  if (parts.length === 0 || declarations.length === 0) return ''
  const written = declarations.map(
    ({ prop, value, important }) => `${prop}:${tighten(value)}${important ? '!important' : ''}`,
  )
  return `${parts.map(({ selector }) => String(selector).trim()).join(',')}{${written.join(';')}}`
}

function declarationsOf(rule: Rule): Declaration[] {
  return rule.nodes.flatMap((node) => {
    if (node.type === 'comment') return []
    if (node.type === 'decl') return [node]
    throw rule.error('Nested rules cannot be divided between the page and its file yet.')
  })
}

/** Without the spaces that say nothing. */
function tighten(value: string): string {
  return value.replace(/"(?:[^"\\]|\\.)*"|,\s+/g, (found) => (found.startsWith('"') ? found : ','))
}
