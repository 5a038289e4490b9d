import type { List, ListItem, Nodes, RootContent, Table } from 'mdast'
import { align } from './align.ts'
import { meaningOf, parseMarkdown } from './markdown-tree.ts'
import { compareWords } from './words.ts'

/** A piece of a text: a block, a list item or a table row. */
type Piece<Node extends Nodes = Nodes> = { node: Node; text: string; start: number; end: number; meaning: string }

/**
 * Takes over an edited Markdown text, block by block: whatever still says the same keeps the very text it had, with
 * its line breaks, its markers and the layout of its tables, however the form has written it.
 *
 * @returns The old text where nothing was said differently.
 */
export function mergeMarkdown(before: string, after: string): string {
  if (before.trim() === after.trim()) return before
  const wanted = meaningOf(parseMarkdown(after))
  const merged = mergeBlocks(before, after)
  return meaningOf(parseMarkdown(merged)) === wanted ? merged : after
}

function mergeBlocks(before: string, after: string): string {
  const old = piecesOf(parseMarkdown(before).children, before)
  const next = piecesOf(parseMarkdown(after).children, after)
  const from = pair(old, next)
  return next
    .map((piece, index) => {
      const source = old[from[index] ?? -1]
      const text = source ? mergePiece(source, piece) : piece.text
      if (index === 0) return text
      const above = from[index - 1] ?? -1
      const isUntouchedGap = source !== undefined && above !== -1 && from[index] === above + 1
      const gap = isUntouchedGap ? before.slice(old[above]?.end ?? 0, source.start) : '\n\n'
      return gap + text
    })
    .join('')
}

function mergePiece(old: Piece<RootContent>, next: Piece<RootContent>): string {
  if (old.meaning === next.meaning) return old.text
  const attempts: string[] = []
  if (old.node.type === 'list' && next.node.type === 'list') attempts.push(mergeList(old, next, old.node, next.node))
  if (old.node.type === 'table' && next.node.type === 'table') attempts.push(mergeTable(old, next, old.node, next.node))
  if (old.node.type === next.node.type) attempts.push(mergeWords(old.text, next.text))
  const wanted = meaningOf(parseMarkdown(next.text))
  return attempts.find((text) => meaningOf(parseMarkdown(text)) === wanted) ?? next.text
}

/** Keeps the line breaks and markers around the words that changed, and where the words say the same, the words too. */
function mergeWords(old: string, next: string): string {
  const runs = compareWords(old, next)
  const wanted = meaningOf(parseMarkdown(next))
  const texts = runs.map(({ before, after, isSame }) => {
    if (isSame) return before
    // What was changed stands where the words it replaces stood.
    return before === '' ? after : after.replace(/^\s*/, /^\s*/.exec(before)?.[0] ?? '')
  })
  for (const [index, { before, isSame }] of runs.entries()) {
    if (isSame || before === '') continue
    const kept = texts.with(index, before)
    if (meaningOf(parseMarkdown(kept.join(''))) === wanted) texts[index] = before
  }
  return texts.join('')
}

function mergeList(old: Piece, next: Piece, oldList: List, nextList: List): string {
  const items = piecesOf(oldList.children, old.text, old.start)
  const nextItems = piecesOf(nextList.children, next.text, next.start)
  const from = pair(items, nextItems)
  const gap =
    items.length > 1 ? old.text.slice((items[0]?.end ?? 0) - old.start, (items[1]?.start ?? 0) - old.start) : '\n'
  const marker = /^(\d*)(\S)(\s+)/.exec(old.text)
  return nextItems
    .map((item, index) => {
      const source = items[from[index] ?? -1]
      if (source && source.meaning === item.meaning && !oldList.ordered) return source.text
      const written = source ? mergeItem(source, item) : item.text
      if (!marker) return written
      const number = oldList.ordered ? String((oldList.start ?? 1) + index) : ''
      return written.replace(/^\d*\S\s+/, `${number}${marker[2]}${marker[3]}`)
    })
    .join(gap)
}

function mergeItem(old: Piece<ListItem>, next: Piece<ListItem>): string {
  if (old.meaning === next.meaning) return old.text
  const isOneLine = !old.text.includes('\n') && !next.text.includes('\n')
  return isOneLine
    ? mergeWords(old.text, next.text.replace(/^\S+\s+/, /^\S+\s+/.exec(old.text)?.[0] ?? '- '))
    : next.text
}

function mergeTable(old: Piece, next: Piece, oldTable: Table, nextTable: Table): string {
  const rows = piecesOf(oldTable.children, old.text, old.start)
  const nextRows = piecesOf(nextTable.children, next.text, next.start)
  if (oldTable.children[0]?.children.length !== nextTable.children[0]?.children.length) return next.text
  const from = pair(rows, nextRows)
  const lines = nextRows.map((row, index) => {
    const source = rows[from[index] ?? -1]
    return source && source.meaning === row.meaning ? source.text : row.text
  })
  // The line of dashes is no row; it stays, and with it the alignment.
  lines.splice(1, 0, old.text.split('\n')[1] ?? '')
  return lines.join('\n')
}

/** @param offset Where `text` begins in the text the nodes were read from. */
function piecesOf<Node extends Nodes>(nodes: readonly Node[], text: string, offset = 0): Piece<Node>[] {
  return nodes.map((node) => {
    const start = node.position?.start.offset ?? 0
    const end = node.position?.end.offset ?? 0
    return { node, start, end, text: text.slice(start - offset, end - offset), meaning: meaningOf(node) }
  })
}

function pair(old: readonly Piece[], next: readonly Piece[]): number[] {
  return align(
    old.map(({ meaning }) => meaning),
    next.map(({ meaning }) => meaning),
  )
}
