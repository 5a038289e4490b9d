/** Values that the resolver makes of content, for the browser. */

/** A picture for the browser, with its size in CSS pixels to reserve its place. */
export type ResolvedImage = {
  src: string
  width: number
  height: number
  /** AVIF files in several widths, as in `<img srcset>`; only in builds, and not for SVG. */
  srcSet?: string
  /** The class for its mean colour, which fills its place until it has loaded; only in builds. */
  colorClass?: string
}

/**
 * Markdown as plain data, rendered by `Prose`: a text, a picture, or `[tag, attributes, ...children]`; `0` stands for no
 * attributes. Only tags and attributes that react-markdown lets through occur; links keep the `href` staff wrote.
 */
export type ProseNode = string | ProsePicture | ProseElement
type ProsePicture = { image: ResolvedImage; alt: string; title?: string }
export type ProseElement = [tag: string, attributes: Record<string, string> | 0, ...children: ProseNode[]]

/** The visible text of a list of nodes. */
export function textOf(nodes: readonly ProseNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return node
      if (!Array.isArray(node)) return node.alt
      const [, , ...children] = node
      return textOf(children)
    })
    .join('')
    .trim()
}

/** A labelled text about a service or the company. */
export type Fact = { label: string; value: string }
