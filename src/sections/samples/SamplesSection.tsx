import { useLocation } from '@tanstack/react-router'
import { useRef } from 'react'
import type { SectionOf } from '@/collections/resolved.ts'
import { FocusFrame } from '@/components/FocusFrame.tsx'
import { ProjectPicture } from '@/components/image/ProjectPicture.tsx'
import { ActionLink } from '@/components/link/ActionLink.tsx'
import { SiteLink } from '@/components/link/SiteLink.tsx'
import { Section, useHeadings } from '@/components/Section.tsx'
import { keepTogether } from '@/components/text/keep-together.tsx'
import { sampleId } from '@/content/paths.ts'
import { useLiveFrame } from '@/motion/use-live-frame.ts'
import styles from './SamplesSection.module.css'

/** Width of a picture in SamplesSection.module.css. */
const SIZES = 'auto, (min-width: 84rem) 50rem, (min-width: 60rem) 62vw, 46rem'

/** Width of a picture in the list, for browsers without `sizes=auto`. */
const THUMB_SIZES = 'auto, (min-width: 84rem) 12rem, (min-width: 48rem) 14vw, 29vw'

/** A list of the samples, then every one at full size. A phone shows it as large as its letters need, to be moved sideways. */
export function SamplesSection({ title, lead, contents, tag, action, back, projects }: SectionOf<'samples'>) {
  const { Subtitle } = useHeadings()
  const { pathname } = useLocation()
  const listRef = useRef<HTMLDivElement>(null)
  const framed = useLiveFrame(listRef)
  return (
    <Section title={title} lead={lead}>
      <nav className="no-print" aria-label={contents}>
        <ul className={styles.contents} role="list">
          {projects.map((project) => (
            <li key={project.id}>
              <SiteLink to={`${pathname}#${sampleId(project.id)}`}>
                <ProjectPicture pictures={project.small ?? project} alt="" sizes={THUMB_SIZES} />
                {keepTogether(project.title)}
              </SiteLink>
            </li>
          ))}
        </ul>
      </nav>
      <div ref={listRef}>
        {projects.map((project, index) => (
          <article key={project.id} id={sampleId(project.id)} className={styles.sample}>
            {/* biome-ignore-start lint/a11y: a scroll container has to be reached by keyboard, and named. */}
            <div className={styles.view} role="group" aria-label={project.title} tabIndex={0}>
              <div className={styles.picture}>
                <ProjectPicture pictures={project} alt={project.alt} sizes={SIZES} />
                {index === framed && project.focus && <FocusFrame focus={project.focus} tag={tag} />}
              </div>
            </div>
            {/* biome-ignore-end lint/a11y: see above. */}
            <div className={styles.text}>
              <Subtitle className={styles.title}>{keepTogether(project.title)}</Subtitle>
              <p>{keepTogether(project.description)}</p>
              {project.why && <p className="muted">{keepTogether(project.why)}</p>}
              <ActionLink {...action} weight="quiet" about={project.title} />
              <ActionLink {...back} weight="plain" />
            </div>
          </article>
        ))}
      </div>
    </Section>
  )
}
