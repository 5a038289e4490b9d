import type { Nodes } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'

/** What becomes of an address: another one, `null` to take the link or picture out, `undefined` to leave it. */
export type ChangeAddress = (kind: 'link' | 'image', url: string) => string | null | undefined

type Edit = { start: number; end: number; text: string }

/**
 * Changes addresses in a Markdown text and nothing else. A link that is taken out leaves its words, a picture leaves
 * nothing.
 */
export function changeAddresses(text: string, change: ChangeAddress): string {
  const root = fromMarkdown(text)
  const removed = new Set<string>()
  const edits: Edit[] = []
  visit(root, (node) => {
    if (node.type !== 'definition') return
    const next = change('link', node.url) ?? change('image', node.url)
    if (typeof next === 'string') edits.push(replaceUrl(text, node, node.url, next))
    if (change('link', node.url) === null || change('image', node.url) === null) {
      removed.add(node.identifier)
      edits.push(takeOutBlock(text, node))
    }
  })
  visit(root, (node, parent) => {
    if (node.type === 'link' || node.type === 'image') {
      const next = change(node.type, node.url)
      if (typeof next === 'string') edits.push(replaceUrl(text, node, node.url, next))
      if (next !== null) return
    } else if ((node.type !== 'linkReference' && node.type !== 'imageReference') || !removed.has(node.identifier))
      return
    if ('children' in node) edits.push(unwrap(text, node))
    else edits.push(parent?.children.length === 1 ? takeOutBlock(text, parent) : { ...rangeOf(node), text: '' })
  })
  return edits
    .sort((a, b) => b.start - a.start)
    .reduce((edited, { start, end, text: next }) => edited.slice(0, start) + next + edited.slice(end), text)
    .trim()
}

type Parent = Extract<Nodes, { children: unknown[] }>

function visit(node: Nodes, see: (node: Nodes, parent: Parent | undefined) => void, parent?: Parent): void {
  see(node, parent)
  if ('children' in node) for (const child of node.children) visit(child, see, node)
}

function rangeOf({ position }: Nodes): { start: number; end: number } {
  return { start: position?.start.offset ?? 0, end: position?.end.offset ?? 0 }
}

/** The address stands behind the words of a link, a picture or a definition. */
function replaceUrl(text: string, node: Nodes, url: string, next: string): Edit {
  const { start, end } = rangeOf(node)
  const words = 'children' in node ? node.children.at(-1) : undefined
  const label = words ? rangeOf(words).end : start + Math.max(0, text.slice(start, end).indexOf(']'))
  const at = text.indexOf(url, label)
  // Written with escapes it is not found; the check of the save then says which link is left.
  return at === -1 || at + url.length > end
    ? { start, end: start, text: '' }
    : { start: at, end: at + url.length, text: next }
}

function unwrap(text: string, node: Parent): Edit {
  const first = node.children[0]
  const last = node.children.at(-1)
  return { ...rangeOf(node), text: first && last ? text.slice(rangeOf(first).start, rangeOf(last).end) : '' }
}

/** With the empty lines behind it. */
function takeOutBlock(text: string, node: Nodes): Edit {
  const { start, end } = rangeOf(node)
  return { start, end: end + (/^\n+/.exec(text.slice(end))?.[0].length ?? 0), text: '' }
}
