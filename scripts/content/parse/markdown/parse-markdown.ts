import type { Nodes, Root } from 'mdast'
import { fromMarkdown, type Options } from 'mdast-util-from-markdown'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { gfm } from 'micromark-extension-gfm'
import type { Range } from '../../text/source-text.ts'
import { emptyOutline, type MarkdownOutline } from './outline.ts'

/** GitHub's Markdown with tables, strikethrough and bare addresses, as the page renders it. */
const GFM: Options = { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] }

/**
 * Parses Markdown as the page does.
 *
 * @param start Where the text begins in its file.
 */
export function parseMarkdown(text: string, start: number): MarkdownOutline {
  const outline = emptyOutline()
  collect(fromMarkdown(text, GFM), text, start, outline)
  return outline
}

/** `[text] (/page)`, `[text](/page` and `[text][nowhere]`; `\\[` is a plain bracket. */
const HALF_LINK =
  /(?<!\\)\[(?=[^\]\n]*\p{L}{2})[^[\]\n]{1,200}(?<!\\)\](?:\([^()\n]*\)?|\[[^[\]\n]+\]| \((?:$|(?:\/|https?:|mailto:|tel:|www\.)[^()\n]*\)?))/u

function collect(root: Root, text: string, start: number, outline: MarkdownOutline) {
  const references = referencesByName(root)
  const open: Nodes[] = [root]
  for (let node = open.pop(); node; node = open.pop()) {
    const range = rangeOf(node, start)
    if (node.type === 'link') outline.links.push({ ...urlRange(node, text, start), url: node.url, text: textOf(node) })
    else if (node.type === 'linkReference' && textOf(node) === '') outline.links.push({ ...range, url: '', text: '' })
    else if (node.type === 'definition') {
      const target = { ...urlRange(node, text, start), url: node.url }
      const { links, images } = references.get(node.identifier) ?? { links: [node.identifier], images: [] }
      for (const words of links) outline.links.push({ ...target, text: words })
      for (const alt of images) outline.images.push({ ...target, alt })
    } else if (node.type === 'text') {
      const written = text.slice(range.start - start, range.end - start)
      const found = HALF_LINK.exec(written)
      const from = range.start + (found?.index ?? 0)
      if (found) outline.halfLinks.push({ start: from, end: from + found[0].length, text: found[0] })
      if (written.includes('**')) outline.unreadStars.push(...findUnreadStars(written, range.start))
    } else if (node.type === 'image') outline.images.push({ ...range, url: node.url, alt: node.alt ?? '' })
    else if (node.type === 'html') outline.html.push({ ...range, text: node.value })
    else if (node.type === 'inlineCode') outline.code.push(node.value)
    else if (node.type === 'footnoteReference') outline.footnotes.push({ ...range, text: `[^${node.label ?? ''}]` })
    else if (node.type === 'heading') outline.headings.push({ ...range, depth: node.depth, text: textOf(node) })
    if ('children' in node) pushReversed(open, node.children)
  }
}

/** Asterisks left in a parsed text; `\\*\\*` is intended. */
const STARS = /(?<!\\)\*{2,}/g

/** Pairs the asterisks left in a text node. */
function findUnreadStars(written: string, start: number): MarkdownOutline['unreadStars'] {
  const marks = [...written.matchAll(STARS)]
  const found: MarkdownOutline['unreadStars'] = []
  for (let index = 0; index < marks.length; index += 2) {
    const [open, close] = [marks[index], marks[index + 1]]
    if (!open) break
    const inside = close && written.slice(open.index + open[0].length, close.index)
    const text = written.slice(open.index, close && close.index + close[0].length)
    found.push({ start: start + open.index, end: start + open.index + open[0].length, inside, text })
  }
  return found
}

/** The uses of every definition by its identifier: texts of links, alt texts of images. */
function referencesByName(root: Root): ReadonlyMap<string, { links: string[]; images: string[] }> {
  const found = new Map<string, { links: string[]; images: string[] }>()
  const open: Nodes[] = [root]
  for (let node = open.pop(); node; node = open.pop()) {
    // A link without words has a place of its own.
    if (node.type === 'imageReference' || (node.type === 'linkReference' && textOf(node) !== '')) {
      const uses = found.get(node.identifier) ?? { links: [], images: [] }
      if (node.type === 'imageReference') uses.images.push(node.alt ?? '')
      else uses.links.push(textOf(node))
      found.set(node.identifier, uses)
    }
    if ('children' in node) pushReversed(open, node.children)
  }
  return found
}

/** The visible text of a node, with the alt texts of its images. */
function textOf(node: Nodes): string {
  let text = ''
  const open: Nodes[] = [node]
  for (let next = open.pop(); next; next = open.pop()) {
    if (next.type === 'image' || next.type === 'imageReference') text += next.alt ?? ''
    else if ('value' in next && next.type !== 'html') text += next.value
    else if (next.type === 'break') text += ' '
    if ('children' in next) pushReversed(open, next.children)
  }
  return text.trim()
}

/** Not `push(...children)`: a long text exceeds the maximum number of arguments. */
function pushReversed(open: Nodes[], children: readonly Nodes[]) {
  for (let index = children.length - 1; index >= 0; index -= 1) {
    const child = children[index]
    if (child) open.push(child)
  }
}

function rangeOf(node: Nodes, start: number): Range {
  return { start: start + (node.position?.start.offset ?? 0), end: start + (node.position?.end.offset ?? 0) }
}

/** The range of the URL if it is written literally, else of the whole link. */
function urlRange(node: Nodes & { url: string }, text: string, start: number): Range {
  const range = rangeOf(node, start)
  const written = text.slice(range.start - start, range.end - start)
  const at = node.url === '' ? -1 : written.lastIndexOf(node.url)
  return at === -1 ? range : { start: range.start + at, end: range.start + at + node.url.length }
}
