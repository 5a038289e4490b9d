import type { Nodes, Root } from 'mdast'
import { fromMarkdown, type Options } from 'mdast-util-from-markdown'
import remarkGfm from 'remark-gfm'

type Extensions = Required<Pick<Options, 'extensions' | 'mdastExtensions'>>

let gfm: Extensions | undefined

/** The same Markdown the site renders. */
export function parseMarkdown(text: string): Root {
  if (!gfm) {
    const data: { micromarkExtensions?: Options['extensions']; fromMarkdownExtensions?: Options['mdastExtensions'] } =
      {}
    remarkGfm.call({ data: () => data } as never)
    gfm = { extensions: data.micromarkExtensions ?? [], mdastExtensions: data.fromMarkdownExtensions ?? [] }
  }
  return fromMarkdown(text, gfm)
}

/**
 * What a node says, without how it is written: `*` or `_`, where lines break, how a table's columns are aligned
 * (the form does not know alignment, so it cannot have changed it).
 */
export function meaningOf(node: Nodes): string {
  return JSON.stringify(plain(node))
}

function plain(node: Nodes): unknown {
  if (node.type === 'text') return node.value.replace(/\s+/g, ' ')
  const { position: _position, data: _data, ...rest } = node
  const own: Record<string, unknown> = { ...rest }
  delete own.spread
  delete own.align
  if ('children' in node) own.children = joinTexts(node.children.map((child) => plain(child as Nodes)))
  return own
}

function joinTexts(nodes: unknown[]): unknown[] {
  const joined: unknown[] = []
  for (const node of nodes) {
    const last = joined.at(-1)
    if (typeof node === 'string' && typeof last === 'string') joined[joined.length - 1] = last + node
    else joined.push(node)
  }
  return joined
}
