import { useRef } from 'react'
import { Picture } from '@/components/Picture.tsx'
import { Section, useHeadings } from '@/components/Section.tsx'
import { wholeWords } from '@/components/whole-words.tsx'
import type { SectionOf } from '@/content/resolved.ts'
import { useCardEntrance } from '@/motion/use-card-entrance.ts'
import styles from './ProjectsSection.module.css'

/** How wide the pictures are in the grid of ProjectsSection.module.css; browsers that can, measure it themselves. */
const SIZES = {
  large: 'auto, (min-width: 84rem) 38rem, (min-width: 48rem) 46vw, 90vw',
  small: 'auto, (min-width: 84rem) 18.5rem, (min-width: 48rem) 22vw, 44vw',
}

/** What kinds of sites the company builds: six cards of two weights. */
export function ProjectsSection({ title, lead, projects }: SectionOf<'projects'>) {
  const listRef = useRef<HTMLUListElement>(null)
  useCardEntrance(listRef)
  return (
    <Section title={title} lead={lead} ground="band">
      <ul ref={listRef} className={styles.grid} role="list">
        {projects.map((project, index) => (
          <li key={project.id} className={styles.cell}>
            <ProjectCard {...project} isLarge={index === 0 || index === projects.length - 1} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

type ProjectCardProps = SectionOf<'projects'>['projects'][number] & { isLarge: boolean }

function ProjectCard({ title, description, image, alt, isLarge }: ProjectCardProps) {
  const { Subtitle } = useHeadings()
  return (
    <article className={`frame ${styles.card}`}>
      <div className={styles.picture}>
        <Picture {...image} alt={alt} sizes={isLarge ? SIZES.large : SIZES.small} />
      </div>
      <div className={styles.text}>
        <Subtitle className={styles.title}>{wholeWords(title)}</Subtitle>
        <p className={styles.description}>{wholeWords(description)}</p>
      </div>
    </article>
  )
}
