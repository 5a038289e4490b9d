import { useRef } from 'react'
import { Section, useHeadings } from '@/components/Section.tsx'
import type { SectionOf } from '@/content/resolved.ts'
import { useCardEntrance } from '@/motion/use-card-entrance.ts'
import styles from './ProjectsSection.module.css'

/** What kinds of sites the company builds: six cards of two weights. */
export function ProjectsSection({ title, lead, projects }: SectionOf<'projects'>) {
  const listRef = useRef<HTMLUListElement>(null)
  useCardEntrance(listRef)
  return (
    <Section title={title} lead={lead} ground="band">
      <ul ref={listRef} className={styles.grid} role="list">
        {projects.map((project) => (
          <li key={project.id} className={styles.cell}>
            <ProjectCard {...project} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

function ProjectCard({ title, description, image, alt }: SectionOf<'projects'>['projects'][number]) {
  const { Subtitle } = useHeadings()
  return (
    <article className={`frame ${styles.card}`}>
      <div className={styles.picture}>
        <img {...image} alt={alt} loading="lazy" decoding="async" />
      </div>
      <div className={styles.text}>
        <Subtitle className={styles.title}>{title}</Subtitle>
        <p className={styles.description}>{description}</p>
      </div>
    </article>
  )
}
