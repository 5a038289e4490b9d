import type { ProseNode } from '@/content/resolved.ts'

export type FoldedBody = {
  /** What is read at once: everything before the second heading. */
  open: ProseNode[]
  /** The rest, a part for each further heading. */
  folds: { heading: ProseNode; text: ProseNode[] }[]
}

/**
 * Cuts a body at its headings, so that a page with several bodies stays short. Only headings of the level the body
 * begins with count; those below belong to their part.
 */
export function foldBody(nodes: readonly ProseNode[]): FoldedBody {
  const first = nodes.find(isHeading)
  const starts = nodes.flatMap((node, index) => (first && tagOf(node) === tagOf(first) ? [index] : [])).slice(1)
  return {
    open: nodes.slice(0, starts[0]),
    folds: starts.flatMap((start, part) => {
      const heading = nodes[start]
      return heading === undefined ? [] : [{ heading, text: nodes.slice(start + 1, starts[part + 1]) }]
    }),
  }
}

function isHeading(node: ProseNode): boolean {
  return /^h[1-6]$/.test(tagOf(node))
}

function tagOf(node: ProseNode): string {
  return Array.isArray(node) ? node[0] : ''
}
