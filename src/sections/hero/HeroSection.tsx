import { ActionLinks } from '@/components/link/ActionLink.tsx'
import { SiteLink } from '@/components/link/SiteLink.tsx'
import { useHeadings } from '@/components/Section.tsx'
import { wholeWords } from '@/components/text/whole-words.tsx'
import type { SectionOf } from '@/content/resolved.ts'
import { HeroDemo } from './HeroDemo.tsx'
import styles from './HeroSection.module.css'

/** The title with a frame around its most important words. */
function FramedTitle({ title, focus }: { title: string; focus: string | undefined }) {
  const start = focus === undefined ? -1 : title.indexOf(focus)
  if (focus === undefined || start < 0) return title
  return (
    <>
      {title.slice(0, start)}
      <span className={`frame ${styles.focus}`}>{focus}</span>
      {title.slice(start + focus.length)}
    </>
  )
}

/** Hero: title, lead, calls to action, proof and the demo of a sample site. */
export function HeroSection({ title, focus, lead, actions, proof, stage }: SectionOf<'hero'>) {
  const { Title } = useHeadings()
  return (
    <section className={styles.hero}>
      <div className={`page-width ${styles.row}`}>
        <div>
          <Title>
            <FramedTitle title={title} focus={focus} />
          </Title>
          <p className="lead">{wholeWords(lead)}</p>
          <ActionLinks actions={actions} others="plain" />
          {proof && (
            <div className={styles.proof}>
              <ul className={styles.points} role="list">
                {proof.points.map((point) => (
                  <li key={point} className={styles.point}>
                    {point}
                  </li>
                ))}
              </ul>
              <SiteLink to={proof.action.link} className={`arrow ${styles.try}`}>
                {proof.action.label}
              </SiteLink>
            </div>
          )}
        </div>
        <HeroDemo {...stage} />
      </div>
    </section>
  )
}
