import { useLocation } from '@tanstack/react-router'
import type { SectionOf } from '@/collections/resolved.ts'
import { ProjectFrames, ProjectPicture } from '@/components/image/ProjectPicture.tsx'
import { ActionLink } from '@/components/link/ActionLink.tsx'
import { SiteLink } from '@/components/link/SiteLink.tsx'
import { Section, useHeadings } from '@/components/Section.tsx'
import { keepTogether } from '@/components/text/keep-together.tsx'
import { sampleId } from '@/content/paths.ts'
import styles from './SamplesSection.module.css'

/** Widths of the pictures in SamplesSection.module.css: of the great ones, and of those in pairs. */
const SIZES = {
  large: 'auto, (min-width: 84rem) 49rem, (min-width: 60rem) 58vw, 93vw',
  small: 'auto, (min-width: 84rem) 38rem, (min-width: 48rem) 46vw, 93vw',
}

/** "Açılış Sayfası" for "Açılış Sayfası (Landing Page)": what brackets explain is in its name for who listens. */
const shortTitle = (title: string) => title.replace(/ \(.+\)$/, '')

/** A list of the samples, then every one with the frame that its text speaks of. */
export function SamplesSection(section: SectionOf<'samples'>) {
  const { title, lead, leadAction, contents, action, projects } = section
  const { Subtitle } = useHeadings()
  const { pathname, hash } = useLocation()
  return (
    <>
      <Section
        title={title}
        lead={lead}
        layout="beside"
        action={leadAction && <ActionLink {...leadAction} weight="plain" />}
      >
        <nav className="no-print" aria-label={contents}>
          <ul className={styles.contents} role="list">
            {projects.map((project) => (
              <li key={project.id}>
                <SiteLink to={`${pathname}#${sampleId(project.id)}`} className="arrow">
                  <span>{keepTogether(shortTitle(project.title))}</span>
                </SiteLink>
              </li>
            ))}
          </ul>
        </nav>
      </Section>
      <div className={`page-width ${styles.samples}`}>
        {projects.map((project, index) => {
          const isLarge = index % 3 === 0 || (index === projects.length - 1 && index % 3 === 1)
          return (
            <article key={project.id} id={sampleId(project.id)} className={styles.sample} aria-label={project.title}>
              <div className={styles.text}>
                <Subtitle className={styles.title}>{keepTogether(shortTitle(project.title))}</Subtitle>
                <p className={styles.why}>{keepTogether(project.why)}</p>
                {project.reasons && (
                  <ul className={styles.reasons} role="list">
                    {project.reasons.map((reason) => (
                      <li key={reason}>{keepTogether(reason)}</li>
                    ))}
                  </ul>
                )}
              </div>
              <div className={styles.picture}>
                <ProjectFrames project={project} isPaired={!isLarge} />
                <ProjectPicture
                  pictures={project}
                  small={project.small}
                  alt={project.alt}
                  sizes={isLarge ? SIZES.large : SIZES.small}
                  isPaired={!isLarge}
                  isOpened={hash === sampleId(project.id)}
                />
              </div>
              <ActionLink {...action} weight="quiet" about={shortTitle(project.title)} />
            </article>
          )
        })}
      </div>
    </>
  )
}
