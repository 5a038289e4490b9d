import { useRef } from 'react'
import { Picture } from '@/components/image/Picture.tsx'
import { ActionLink } from '@/components/link/ActionLink.tsx'
import { SiteLink } from '@/components/link/SiteLink.tsx'
import { Section, useHeadings } from '@/components/Section.tsx'
import { wholeWords } from '@/components/text/whole-words.tsx'
import type { ResolvedProject, SectionOf } from '@/content/resolved.ts'
import { useCardEntrance } from '@/motion/use-card-entrance.ts'
import styles from './ProjectsSection.module.css'

/** Widths of the pictures in ProjectsSection.module.css, for browsers without `sizes=auto`. */
const SIZES = {
  large: 'auto, (min-width: 84rem) 38rem, (min-width: 60rem) 46vw, 22rem',
  small: 'auto, (min-width: 84rem) 18.5rem, (min-width: 60rem) 22vw, 22rem',
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

/** Grid of the six project cards, two of them large; a carousel on narrow screens. */
export function ProjectsSection({ title, lead, action, projects }: SectionOf<'projects'>) {
  const { Subtitle } = useHeadings()
  const listRef = useRef<HTMLUListElement>(null)
  useCardEntrance(listRef)
  const isLarge = (index: number) => index === 0 || index === projects.length - 1
  return (
    <Section title={title} lead={lead} ground="band">
      <ul ref={listRef} className={styles.cards} role="list">
        {projects.map((project, index) => (
          <li key={project.id}>
            <article className={styles.card} data-place={`${index + 1}/${projects.length}`}>
              <CardPicture project={project} sizes={isLarge(index) ? SIZES.large : SIZES.small} />
              <Subtitle>
                {action ? (
                  <SiteLink to={action.link} className={`arrow ${styles.link}`}>
                    {wholeWords(project.title)}
                  </SiteLink>
                ) : (
                  wholeWords(project.title)
                )}
              </Subtitle>
              <p>{wholeWords(project.description)}</p>
            </article>
          </li>
        ))}
      </ul>
      {action && (
        <div>
          <ActionLink {...action} weight="quiet" />
        </div>
      )}
    </Section>
  )
}
