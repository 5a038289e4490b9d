import { type ReactNode, useId } from 'react'
import { Drawing, type DrawingProps } from '@/drawings/Drawing.tsx'
import styles from './Band.module.css'
import { ActionLink, type ActionLinkProps } from './link/ActionLink.tsx'
import { keepTogether } from './text/keep-together.tsx'

type BandProps = {
  Title: 'h1' | 'h2' | 'h3'
  title: ReactNode
  lead?: string | undefined
  action: Pick<ActionLinkProps, 'label' | 'link'>
  icon: DrawingProps['name']
}

/** A call to action on a dark ground; its background moves more slowly than the page. */
export function Band({ Title, title, lead, action, icon }: BandProps) {
  const titleId = useId()
  return (
    <section className={`no-print page-width ${styles.banner}`} aria-labelledby={titleId}>
      <div className={`drawing-board ${styles.background}`} data-parallax="" />
      <div className={styles.words}>
        <Title id={titleId} className="section-title">
          {title}
        </Title>
        {lead && <p className="lead">{keepTogether(lead)}</p>}
        <ActionLink {...action} />
      </div>
      <Drawing name={icon} isFramed />
    </section>
  )
}
