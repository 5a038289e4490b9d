import type { SectionOf } from '@/collections/resolved.ts'
import { Frame } from '@/components/Frame.tsx'
import { ActionLinks } from '@/components/link/ActionLink.tsx'
import { useHeadings } from '@/components/Section.tsx'
import { keepTogether } from '@/components/text/keep-together.tsx'
import { Drawing } from '@/drawings/Drawing.tsx'
import styles from './NotFoundSection.module.css'

/** Not-found page: title, lead and links back beside an empty frame, outside of which the page has slid. */
export function NotFoundSection({ title, lead, tag, actions }: SectionOf<'not-found'>) {
  const { Title } = useHeadings()
  return (
    <section className={`page-width ${styles.notFound}`}>
      <div>
        <Title>{keepTogether(title)}</Title>
        <p className="lead">{keepTogether(lead)}</p>
        <ActionLinks actions={actions} />
      </div>
      <div className={styles.scene} aria-hidden="true">
        <Drawing name="outside" priority className={styles.art} />
        <Frame tag={tag} className={styles.place} />
      </div>
    </section>
  )
}
