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

type AssuranceProps = Pick<SectionOf<'hero'>, 'promises' | 'proof'>

/** What a visitor can hold the company to: promises, and a measured fact with a link to try it. */
function Assurance({ promises, proof }: AssuranceProps) {
  return (
    <div className={styles.assurance}>
      {promises && (
        <ul className={styles.promises} role="list">
          {promises.map((promise) => (
            <li key={promise}>{promise}</li>
          ))}
        </ul>
      )}
      {proof && (
        <p className={styles.proof}>
          <b>{proof.figure}</b>
          <span>
            {wholeWords(proof.text)}
            <SiteLink to={proof.action.link} className="arrow">
              {proof.action.label}
            </SiteLink>
          </span>
        </p>
      )}
    </div>
  )
}

/** Hero: title, lead, calls to action, the demo of a sample site, promises and proof. */
export function HeroSection({ title, focus, lead, actions, promises, proof, stage }: SectionOf<'hero'>) {
  const { Title } = useHeadings()
  return (
    <section className={`page-width ${styles.hero}`}>
      <div>
        <Title>
          <FramedTitle title={title} focus={focus} />
        </Title>
        <p className="lead">{wholeWords(lead)}</p>
        <ActionLinks actions={actions} others="plain" />
      </div>
      <HeroDemo {...stage} />
      {(promises || proof) && <Assurance promises={promises} proof={proof} />}
    </section>
  )
}
