import type { SectionOf } from '@/collections/resolved.ts'
import { Disclosure } from '@/components/Disclosure.tsx'
import { Section } from '@/components/Section.tsx'
import { bodyParts } from '@/components/text/body-parts.ts'
import { Prose, ProseNodes, WideProse } from '@/components/text/Prose.tsx'
import type { ProseNode } from '@/content/resolved-values.ts'
import styles from './ProseSection.module.css'

/** The Markdown body of the page, and the people where the content names any. */
export function ProseSection({ title, lead, people, body }: SectionOf<'prose'>) {
  const [first, ...rest] = body
  const isStory = first !== undefined && isPicture(first)
  return (
    <Section title={title} lead={lead}>
      {isStory ? <Story picture={first} text={rest} /> : <WideProse nodes={body} />}
      {people && (
        <ul className={styles.people} role="list">
          {people.map(({ name, role }) => (
            <li key={name}>
              <b>{name}</b>
              <p className="muted">{role}</p>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}

/** A body that begins with a picture: the picture in full width, the text in columns below it. */
function Story({ picture, text }: { picture: ProseNode; text: ProseNode[] }) {
  const { opening, parts } = bodyParts(text)
  return (
    <>
      <div className={styles.story}>
        <Prose nodes={[picture, ...opening]} />
      </div>
      <div className={styles.parts}>
        {parts.map(({ heading: [tag, attributes, ...words], text: nodes }, index) => {
          // One is hidden: the part is the target of links, not its heading.
          const heading: ProseNode = [tag, 0, ...words]
          return (
            <Disclosure
              // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no identity but their place.
              key={index}
              id={attributes ? attributes.id : undefined}
              isOpenOnDesktop
              summary={<ProseNodes nodes={[heading]} />}
            >
              <Prose nodes={[heading, ...nodes]} />
            </Disclosure>
          )
        })}
      </div>
    </>
  )
}

/** Whether a paragraph holds nothing but a picture. */
function isPicture(node: ProseNode): boolean {
  if (!Array.isArray(node)) return false
  const [, , child, ...others] = node
  return others.length === 0 && typeof child === 'object' && !Array.isArray(child)
}
