import type { SectionOf } from '@/collections/resolved.ts'
import { FrameTag } from '@/components/FrameTag.tsx'
import { ActionLinks } from '@/components/link/ActionLink.tsx'
import { useHeadings } from '@/components/Section.tsx'
import styles from './NotFoundSection.module.css'

/** Not-found page: title, lead and links back. */
export function NotFoundSection({ title, lead, tag, actions }: SectionOf<'not-found'>) {
  const { Title } = useHeadings()
  return (
    <section className={`page-width frame ${styles.notFound}`}>
      {tag && <FrameTag text={tag} />}
      <Title className={styles.title}>{title}</Title>
      <p className="lead">{lead}</p>
      <ActionLinks actions={actions} others="quiet" />
    </section>
  )
}
