import type { ProseElement, ProseNode } from '@/content/resolved-values.ts'

export type BodyParts = {
  /** The nodes before the first heading. */
  opening: ProseNode[]
  /** One part per heading. */
  parts: { heading: ProseElement; text: ProseNode[] }[]
}

/** Splits a Markdown body by heading. Only headings of the level of the first one split; lower levels stay in their part. */
export function bodyParts(nodes: readonly ProseNode[]): BodyParts {
  const first = nodes.find(isHeading)
  const starts = nodes.flatMap((node, index) => (first && tagOf(node) === tagOf(first) ? [index] : []))
  return {
    opening: nodes.slice(0, starts[0]),
    parts: starts.flatMap((start, part) => {
      const heading = nodes[start]
      return !Array.isArray(heading) ? [] : [{ heading, text: nodes.slice(start + 1, starts[part + 1]) }]
    }),
  }
}

function isHeading(node: ProseNode): boolean {
  return /^h[1-6]$/.test(tagOf(node))
}

export function tagOf(node: ProseNode): string {
  return Array.isArray(node) ? node[0] : ''
}
