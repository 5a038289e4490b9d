import { useLocation } from '@tanstack/react-router'
import { createElement, Fragment, type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { QUOTATION_MARK } from '@/content/locale.ts'
import { type ProseElement, type ProseNode, textOf } from '@/content/resolved-values.ts'
import { Disclosure } from '../Disclosure.tsx'
import { Picture } from '../image/Picture.tsx'
import { SiteLink } from '../link/SiteLink.tsx'
import { useInterfaceTexts } from '../SiteData.tsx'
import { bodyParts, tagOf } from './body-parts.ts'
import { keepTogether } from './keep-together.tsx'
import styles from './Prose.module.css'

/** Widest text column in `sizes`; on narrow screens the viewport without its margins. */
const SIZES = 'auto, (min-width: 60rem) 43rem, 93vw'

/** A gap that somebody has to fill in before the site is published: `content:check --release` names it, with the advice behind its semicolon. */
const BLANK = /(\S+ )?\[DOLDURUN: *([^\];]+)[^\]]*\]([.;,:]?)/

function renderNode(node: ProseNode, key: number): ReactNode {
  if (typeof node === 'string') {
    return node.split(BLANK).map((part, place, parts) => {
      if (place % 4 === 0) return keepTogether(part)
      if (place % 4 !== 2) return null
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no identity but their place.
        <Fragment key={place}>
          {parts[place - 1]?.replace(' ', '\u00a0')}
          <i className={styles.blank}>[{part}]</i>
          {parts[place + 1]}
        </Fragment>
      )
    })
  }
  if (!Array.isArray(node)) return <Picture key={key} {...node.image} alt={node.alt} title={node.title} sizes={SIZES} />
  const [tag, attributes, ...children] = node
  const content = children.length > 0 ? children.map(renderNode) : undefined
  const { href, ...rest } = attributes === 0 ? {} : attributes
  if (tag === 'a' && href !== undefined) {
    return (
      <SiteLink key={key} to={href}>
        {content}
      </SiteLink>
    )
  }
  const isQuotation = /^(h[1-4]|strong)$/.test(tag) && QUOTATION_MARK.test(textOf(children))
  return createElement(tag, { key, ...rest, ...(isQuotation && { className: 'quotation' }) }, content)
}

/** Markdown body as React elements; the router handles internal links. */
export function Prose({ nodes }: { nodes: ProseNode[] }) {
  return <div className={styles.prose}>{nodes.map(renderNode)}</div>
}

/** A text in which what stands below a heading of the fourth level is folded: few readers want it. */
function FoldingProse({ nodes }: { nodes: ProseNode[] }) {
  const starts = nodes.flatMap((node, index) => (index === 0 || /^h\d$/.test(tagOf(node)) ? [index] : []))
  return (
    <div className={styles.prose}>
      {starts.map((start, part) => {
        const [heading = '', ...text] = nodes.slice(start, starts[part + 1])
        if (tagOf(heading) !== 'h4') return [heading, ...text].map((node, index) => renderNode(node, start + index))
        return (
          <Disclosure key={start} summary={renderNode(heading, 0)}>
            <Prose nodes={text} />
          </Disclosure>
        )
      })}
    </div>
  )
}

/** Fewer headings need no list. */
const LISTED_HEADINGS = 3

/** From above the page to the upper third of the screen, where one reads. */
const READ = '99999px 0px -66%'

/** @returns The id of the last heading of the upper level that the reader has passed; undefined before the first. */
function useCurrentHeading(ref: RefObject<HTMLElement | null>): string | undefined {
  const [current, setCurrent] = useState<string>()
  useEffect(() => {
    const all = [...(ref.current?.querySelectorAll(`.${styles.prose} > [id]`) ?? [])]
    const headings = all.filter(({ tagName }) => tagName === all[0]?.tagName)
    const passed = new Set<Element>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) passed[isIntersecting ? 'add' : 'delete'](target)
        setCurrent(headings.findLast((heading) => passed.has(heading))?.id)
      },
      { rootMargin: READ },
    )
    for (const heading of headings) observer.observe(heading)
    return () => observer.disconnect()
  }, [ref])
  return current
}

/** A text of a page's width. A list of its headings, folded but on wide screens, and its gist, what it quotes before the first, stand beside or above it. */
export function WideProse({ nodes }: { nodes: ProseNode[] }) {
  const { contents } = useInterfaceTexts()
  const { pathname } = useLocation()
  const titleId = useId()
  const { opening, parts } = bodyParts(nodes)
  const gist = opening.find((node): node is ProseElement => Array.isArray(node) && node[0] === 'blockquote')
  const hasContents = contents && parts.length >= LISTED_HEADINGS
  const ref = useRef<HTMLDivElement>(null)
  const current = useCurrentHeading(ref)
  return (
    <div ref={ref} className={styles.wide}>
      {(hasContents || gist) && (
        <div className={styles.side}>
          {hasContents && (
            <nav className={`no-print ${styles.contents}`} aria-labelledby={titleId}>
              <Disclosure isOpenOnDesktop summary={contents}>
                <p id={titleId} className="muted">
                  {contents}
                </p>
                <ul role="list">
                  {parts.map(
                    ({ heading: [, attributes, ...words] }) =>
                      attributes !== 0 && (
                        <li key={attributes.id} data-read={attributes.id === current || undefined}>
                          <SiteLink to={`${pathname}#${attributes.id}`} className="arrow">
                            <span>{keepTogether(textOf(words))}</span>
                          </SiteLink>
                        </li>
                      ),
                  )}
                </ul>
              </Disclosure>
            </nav>
          )}
          {gist && (
            <aside className={styles.gist}>
              <Prose nodes={gist.slice(2) as ProseNode[]} />
            </aside>
          )}
        </div>
      )}
      <FoldingProse nodes={nodes.filter((node) => node !== gist)} />
    </div>
  )
}

/** A single node of a Markdown body, such as a heading. */
export function ProseNodes({ nodes }: { nodes: ProseNode[] }) {
  return nodes.map(renderNode)
}
