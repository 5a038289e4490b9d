import { memo, useEffect, useRef } from 'react'
import type { ResolvedProject, SectionOf } from '@/collections/resolved.ts'
import { ProjectFrames, ProjectPicture } from '@/components/image/ProjectPicture.tsx'
import { ActionLink } from '@/components/link/ActionLink.tsx'
import { SiteLink } from '@/components/link/SiteLink.tsx'
import { Section, useHeadings } from '@/components/Section.tsx'
import { keepTogether } from '@/components/text/keep-together.tsx'
import { sampleId } from '@/content/paths.ts'
import { reveal } from '@/motion/reveal.ts'
import { CARD_DURATION_S, CARD_EASE, CARD_STEP_S } from '@/motion/timing.ts'
import { useLiveFrame } from '@/motion/use-live-frame.ts'
import styles from './ProjectsSection.module.css'

/** Widths of the pictures in ProjectsSection.module.css, for browsers without `sizes=auto`. */
const SIZES = {
  first: 'auto, (min-width: 84rem) 38rem, (min-width: 60rem) 46vw, (min-width: 40rem) 93vw, 76vw',
  last: 'auto, (min-width: 84rem) 38rem, (min-width: 60rem) 46vw, (min-width: 40rem) 30vw, 76vw',
  small: 'auto, (min-width: 84rem) 18.5rem, (min-width: 60rem) 22vw, (min-width: 40rem) 46vw, 76vw',
}

/**
 * The six project cards: a row to swipe on a phone; one, two and three in a row on a tablet; two large and four small
 * ones on a desktop.
 */
export function ProjectsSection({ title, lead, samples, samplesAction, action, projects }: SectionOf<'projects'>) {
  const listRef = useRef<HTMLUListElement>(null)
  // Row by row, each card a step after its left neighbour.
  useEffect(() => {
    const cards = [...(listRef.current?.children ?? [])] as HTMLElement[]
    return reveal(cards, (place) => ({ duration: CARD_DURATION_S, delay: place * CARD_STEP_S, ease: CARD_EASE }))
  }, [])
  const framed = useLiveFrame(listRef)
  const last = projects.length - 1
  return (
    <Section title={title} lead={lead} ground="band">
      <ul ref={listRef} className={samples || action ? `${styles.cards} ${styles.row}` : styles.cards} role="list">
        {projects.map((project, index) => {
          const size = index === 0 ? 'first' : index === last ? 'last' : 'small'
          return (
            <li key={project.id} className={size === 'small' ? styles.card : `${styles.large} ${styles.card}`}>
              <Card
                project={project}
                place={`${index + 1}/${projects.length}`}
                link={samples === undefined ? action?.link : `${samples}#${sampleId(project.id)}`}
                linkAction={samplesAction}
                size={size}
                isLive={index === framed}
              />
            </li>
          )
        })}
      </ul>
      {action && <ActionLink {...action} weight="quiet" />}
    </Section>
  )
}

type CardProps = {
  project: ResolvedProject
  place: string
  link?: string | undefined
  /** What the link does, for who hears it without the card. */
  linkAction?: string | undefined
  size: keyof typeof SIZES
  isLive: boolean
}

/** Memoized: the live frame moves during a scroll, and only two cards change. */
const Card = memo(function Card({ project, place, link, linkAction, size, isLive }: CardProps) {
  const { Subtitle } = useHeadings()
  const { small } = project
  const pictures = size === 'small' ? (small ?? project) : project
  const words = keepTogether(project.title)
  return (
    <>
      <div className={styles.words}>
        <Subtitle className="card-title" data-place={place}>
          {link ? (
            <SiteLink to={link} className="arrow covers-card">
              {words}
              {linkAction && <span className="visually-hidden"> {linkAction}</span>}
            </SiteLink>
          ) : (
            words
          )}
        </Subtitle>
        <p>{keepTogether(project.description)}</p>
      </div>
      <div className={styles.picture}>
        <ProjectPicture
          pictures={pictures}
          small={size === 'small' ? undefined : small}
          alt={project.alt}
          sizes={SIZES[size]}
          isPaired={size === 'last'}
        />
        <ProjectFrames
          key={String(isLive)} // the live one comes closing in
          project={pictures}
          isPaired={size === 'last'}
          isQuiet={!isLive}
        />
      </div>
    </>
  )
})
