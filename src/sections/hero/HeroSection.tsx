import { ActionLinks } from '@/components/link/ActionLink.tsx'
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

/** Hero: title, lead, calls to action, promises and the demo of a sample site. */
export function HeroSection({ title, focus, lead, actions, promises, stage }: SectionOf<'hero'>) {
  const { Title } = useHeadings()
  return (
    <section className={`page-width ${styles.hero}`}>
      <div>
        <Title>
          <FramedTitle title={title} focus={focus} />
        </Title>
        <p className="lead">{wholeWords(lead)}</p>
        <ActionLinks actions={actions} others="plain" />
        {promises && (
          <ul className={styles.promises} role="list">
            {promises.map((promise) => (
              <li key={promise} className={styles.promise}>
                {promise}
              </li>
            ))}
          </ul>
        )}
      </div>
      <HeroDemo {...stage} />
    </section>
  )
}
