import type { Nodes } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'

/** Rewrites a URL: another one, `null` to remove the link, `undefined` to keep it. */
export type Rewrite = (kind: 'link' | 'image', url: string) => string | null | undefined

type Edit = { start: number; end: number; text: string }

/**
 * Rewrites URLs in Markdown and leaves every other character alone. A removed link leaves its text.
 */
export function rewriteLinks(text: string, rewrite: Rewrite): string {
  const root = fromMarkdown(text)
  const definitions = new Map<string, string>()
  visit(root, (node) => node.type === 'definition' && definitions.set(node.identifier, node.url))
  const edits: Edit[] = []
  visit(root, (node) => {
    const url = 'url' in node ? node.url : 'identifier' in node ? definitions.get(node.identifier) : undefined
    if (url === undefined) return
    const isImage = node.type === 'image' || node.type === 'imageReference'
    let next = rewrite(isImage ? 'image' : 'link', url)
    if (node.type === 'definition' && next === undefined) next = rewrite('image', url)
    if (next === null) edits.push(takeOut(text, node))
    else if (next !== undefined && 'url' in node) edits.push(replaceUrl(text, node, url, next))
  })
  return edits
    .sort((a, b) => b.start - a.start)
    .reduce((edited, { start, end, text: next }) => edited.slice(0, start) + next + edited.slice(end), text)
    .trim()
}

function visit(node: Nodes, see: (node: Nodes) => void): void {
  see(node)
  if ('children' in node) for (const child of node.children) visit(child, see)
}

function rangeOf({ position }: Nodes): { start: number; end: number } {
  return { start: position?.start.offset ?? 0, end: position?.end.offset ?? 0 }
}

/** The URL follows the text of a link, a picture or a definition. */
function replaceUrl(text: string, node: Nodes, url: string, next: string): Edit {
  const { start, end } = rangeOf(node)
  const at = text.slice(start, end).lastIndexOf(url)
  // An escaped URL is not found and stays; the check of the save then reports it.
  return at === -1 ? { start, end: start, text: '' } : { start: start + at, end: start + at + url.length, text: next }
}

function takeOut(text: string, node: Nodes): Edit {
  if ('children' in node) {
    const [first, last] = [node.children[0], node.children.at(-1)]
    return { ...rangeOf(node), text: first && last ? text.slice(rangeOf(first).start, rangeOf(last).end) : '' }
  }
  // A definition goes with the empty lines behind it.
  const { start, end } = rangeOf(node)
  return { start, end: end + (/^\n*/.exec(text.slice(end))?.[0].length ?? 0), text: '' }
}
