import type { SectionOf } from '@/collections/resolved.ts'
import { Frame } from '@/components/Frame.tsx'
import { ActionLinks } from '@/components/link/ActionLink.tsx'
import { useHeadings } from '@/components/Section.tsx'
import styles from './NotFoundSection.module.css'

/** Not-found page: title, lead and links back. */
export function NotFoundSection({ title, lead, tag, actions }: SectionOf<'not-found'>) {
  const { Title } = useHeadings()
  return (
    <section className={`page-width ${styles.notFound}`}>
      <Frame tag={tag} />
      <Title className={styles.title}>{title}</Title>
      <p className="lead">{lead}</p>
      <ActionLinks actions={actions} others="quiet" />
    </section>
  )
}
