import { Fragment, isValidElement, type ReactNode } from 'react'
import Markdown from 'react-markdown'
import remarkGfm from 'remark-gfm'
import { type ProseNode, type ResolvedImage, textOf } from '../../../src/content/resolved-values.ts'
import { HeadingIds } from '../formats/heading-slug.ts'
import { decodeLoosely } from '../formats/page-path.ts'

/** Settings from the page around a body. */
export type ProseContext = {
  /** Prefix of heading ids, so that several bodies can share a page. */
  idPrefix: string
  /** Resolves the path of a picture. */
  image: (path: string) => ResolvedImage
  /** Element ids already on the page. */
  taken?: Iterable<string>
}

/** Links that a text may have: internal, external, mail, phone. */
const SAFE_LINK = /^(?:\/(?![/\\])|#|https:\/\/|mailto:|tel:)/

/** Renders a checked Markdown text to plain data, so that no Markdown code travels to the visitor. */
export function renderProse(markdown: string, context: ProseContext): ProseNode[] {
  // The component of react-markdown is a pure function: no renderer is needed.
  const tree = Markdown({
    children: markdown,
    remarkPlugins: [remarkGfm],
    // A second guard after the check. The default transform drops `tel:`.
    urlTransform: (url, attribute) => (attribute === 'href' && !SAFE_LINK.test(url) ? undefined : url),
  })
  const ids = new HeadingIds(context.taken)
  return toNodes(tree).filter((node) => typeof node !== 'string' || node.trim() !== '')

  function toNodes(node: ReactNode): ProseNode[] {
    if (typeof node === 'string') return node === '' ? [] : [node]
    if (typeof node === 'number') return [String(node)]
    if (Array.isArray(node)) return joinTexts(node.flatMap(toNodes))
    if (!isValidElement<Record<string, unknown>>(node)) return []
    if (node.type === 'img') return [pictureOf(node.props)]
    const children = toNodes(node.props.children as ReactNode)
    if (node.type === Fragment || typeof node.type !== 'string') return children
    const attributes = attributesOf(node.type, node.props, children)
    return [[node.type, attributes, ...(isBlockOnly(node.type) ? children.filter(isNotBlank) : children)]]
  }

  function attributesOf(
    tag: string,
    props: Record<string, unknown>,
    children: ProseNode[],
  ): Record<string, string> | 0 {
    const attributes: Record<string, string> = {}
    for (const [name, value] of Object.entries(props)) {
      if (name === 'children' || name === 'node' || name === 'style') continue
      if (typeof value === 'string' || typeof value === 'number') attributes[name] = String(value)
      else if (value === true) attributes[name] = ''
    }
    const align = isStyle(props.style) ? props.style.textAlign : undefined
    if (typeof align === 'string') attributes.align = align
    if (/^h[1-6]$/.test(tag)) attributes.id = context.idPrefix + ids.next(textOf(children))
    return Object.keys(attributes).length === 0 ? 0 : attributes
  }

  function pictureOf({ src, alt, title }: Record<string, unknown>): ProseNode {
    // Markdown writes Turkish letters in addresses as `%C5%9F`; files on disk do not.
    const image = context.image(decodeLoosely(typeof src === 'string' ? src : ''))
    const words = { alt: typeof alt === 'string' ? alt : '' }
    return typeof title === 'string' ? { image, ...words, title } : { image, ...words }
  }
}

/** Elements in which white space between children has no meaning. */
function isBlockOnly(tag: string): boolean {
  return /^(?:ul|ol|table|thead|tbody|tr|blockquote)$/.test(tag)
}

function isNotBlank(node: ProseNode): boolean {
  return typeof node !== 'string' || node.trim() !== ''
}

function joinTexts(nodes: ProseNode[]): ProseNode[] {
  const joined: ProseNode[] = []
  for (const node of nodes) {
    const last = joined.at(-1)
    if (typeof node === 'string' && typeof last === 'string') joined[joined.length - 1] = last + node
    else joined.push(node)
  }
  return joined
}

function isStyle(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
