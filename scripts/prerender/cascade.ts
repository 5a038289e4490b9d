import type { Specificity } from '@csstools/selector-specificity'
import parser, { type Node, type Selector } from 'postcss-selector-parser'

/** One selector of a rule, with the properties that the rule sets. */
export type Styling = {
  /** Names of the cascade layers around it, outermost first. */
  layer: string
  selector: Selector
  specificity: Specificity
  properties: readonly string[]
}

/** The classes of every element that was rendered. */
export type Elements = readonly ReadonlySet<string>[]

/**
 * Whether it may matter which of two rules comes last: they are equally strong, set something in common, and there may
 * be an element that both are for. Takes more pairs for rivals than are: a rule too many in a stylesheet changes nothing.
 */
export function areRivals(one: Styling, other: Styling, elements: Elements): boolean {
  return (
    one.layer === other.layer &&
    isEquallyStrong(one.specificity, other.specificity) &&
    haveCommonProperty(one.properties, other.properties) &&
    mayMeet(subjectOf(one.selector), subjectOf(other.selector), elements)
  )
}

function isEquallyStrong(one: Specificity, other: Specificity): boolean {
  return one.a === other.a && one.b === other.b && one.c === other.c
}

function haveCommonProperty(some: readonly string[], others: readonly string[]): boolean {
  const families = new Set(some.map(familyOf))
  return families.has('all') || others.map(familyOf).some((family) => family === 'all' || families.has(family))
}

/** Properties whose first word does not tell that one sets the other. */
const FAMILIES: Record<string, string> = {
  align: 'place',
  justify: 'place',
  row: 'gap',
  column: 'gap',
  line: 'font',
  top: 'inset',
  right: 'inset',
  bottom: 'inset',
  left: 'inset',
  inline: 'size',
  block: 'size',
  width: 'size',
  height: 'size',
  min: 'size',
  max: 'size',
}

/** What a property has in common with those it sets, or is set by: `border-color` and `border-top` both are borders. */
function familyOf(property: string): string {
  if (property.startsWith('--')) return property
  const first = property.replace(/^-\w+-/, '').split('-')[0] ?? ''
  return FAMILIES[first] ?? first
}

/** What the last part of a selector tells of the elements it is for. */
type Subject = { tag: string | undefined; pseudoElement: string; classes: readonly string[] }

function subjectOf(selector: Selector): Subject {
  const last = selector.nodes.slice(selector.nodes.findLastIndex(({ type }) => type === 'combinator') + 1)
  const named = (type: Node['type']) => last.flatMap((node) => (node.type === type ? [String(node.value)] : []))
  return {
    tag: named('tag')[0],
    pseudoElement: String(last.find(parser.isPseudoElement)?.value ?? '').replace('::', ':'),
    classes: named('class'),
  }
}

function mayMeet(one: Subject, other: Subject, elements: Elements): boolean {
  if (one.pseudoElement !== other.pseudoElement) return false
  if (one.tag !== undefined && other.tag !== undefined && one.tag !== other.tag) return false
  if (one.classes.length === 0 || other.classes.length === 0) return true
  if (one.classes.some((name) => other.classes.includes(name))) return true
  const all = [...one.classes, ...other.classes]
  return elements.some((classes) => all.every((name) => classes.has(name)))
}
