import { useRef } from 'react'
import type { ResolvedProject, SectionOf } from '@/collections/resolved.ts'
import { Picture } from '@/components/image/Picture.tsx'
import { ActionLink } from '@/components/link/ActionLink.tsx'
import { SiteLink } from '@/components/link/SiteLink.tsx'
import { Section, useHeadings } from '@/components/Section.tsx'
import { wholeWords } from '@/components/text/whole-words.tsx'
import { useCardEntrance } from '@/motion/use-card-entrance.ts'
import styles from './ProjectsSection.module.css'

/** Widths of the pictures in ProjectsSection.module.css, for browsers without `sizes=auto`. */
const SIZES = {
  large: 'auto, (min-width: 84rem) 38rem, (min-width: 40rem) 46vw, 76vw',
  small: 'auto, (min-width: 84rem) 18.5rem, (min-width: 60rem) 22vw, (min-width: 40rem) 46vw, 76vw',
}

type CardPictureProps = { project: ResolvedProject; sizes: string }

/** The picture of a card, or one for each theme; the browser loads only the one that shows. */
function CardPicture({ project: { image, darkImage, alt }, sizes }: CardPictureProps) {
  if (darkImage === undefined) return <Picture {...image} alt={alt} sizes={sizes} />
  return (
    <>
      <Picture {...image} alt={alt} sizes={sizes} className="light-only" />
      <Picture {...darkImage} alt={alt} sizes={sizes} className="dark-only" />
    </>
  )
}

/** The six project cards: a row to swipe on a phone, two columns on a tablet, a grid with two large cards on a desktop. */
export function ProjectsSection({ title, lead, action, projects }: SectionOf<'projects'>) {
  const { Subtitle } = useHeadings()
  const listRef = useRef<HTMLUListElement>(null)
  useCardEntrance(listRef)
  const last = projects.length - 1
  return (
    <Section title={title} lead={lead} ground="band">
      <ul ref={listRef} className={action ? `${styles.cards} ${styles.row}` : styles.cards} role="list">
        {projects.map((project, index) => {
          const isLarge = index === 0 || index === last
          // The heading comes first, so that the name of the link begins with it.
          const content = (
            <>
              <Subtitle
                className={action ? `arrow ${styles.title}` : styles.title}
                data-place={`${index + 1}/${projects.length}`}
              >
                {wholeWords(project.title)}
              </Subtitle>
              <p>{wholeWords(project.description)}</p>
              <CardPicture project={project} sizes={isLarge ? SIZES.large : SIZES.small} />
            </>
          )
          return (
            <li key={project.id} className={isLarge ? styles.large : undefined}>
              {action ? (
                <SiteLink to={action.link} className={styles.card}>
                  {content}
                </SiteLink>
              ) : (
                <div className={styles.card}>{content}</div>
              )}
            </li>
          )
        })}
      </ul>
      {action && <ActionLink {...action} weight="quiet" />}
    </Section>
  )
}
