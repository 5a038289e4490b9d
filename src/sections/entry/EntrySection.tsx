import { useLocation } from '@tanstack/react-router'
import type { SectionOf } from '@/collections/resolved.ts'
import { Facts } from '@/components/Facts.tsx'
import { Picture } from '@/components/image/Picture.tsx'
import { CopyLink } from '@/components/link/CopyLink.tsx'
import { SiteLink } from '@/components/link/SiteLink.tsx'
import { Section } from '@/components/Section.tsx'
import { keepTogether } from '@/components/text/keep-together.tsx'
import { WideProse } from '@/components/text/Prose.tsx'
import { Drawing } from '@/drawings/Drawing.tsx'
import { variantOf } from '@/drawings/drawings.ts'
import styles from './EntrySection.module.css'

/** Width of the column beside the title. */
const SIZES = '(min-width: 84rem) 38rem, (min-width: 60rem) 46vw, 93vw'

/** An entry with a page of its own, such as an article; at its end the entries before and after it, and the list. */
export function EntrySection({ title, lead, day, facts = [], image, icon, body, ways }: SectionOf<'entry'>) {
  const { pathname } = useLocation()
  return (
    <>
      <Section
        title={title}
        lead={lead}
        layout={image || icon ? 'beside' : 'stacked'}
        action={
          <>
            {day && (
              <p className={`muted ${styles.day}`}>
                <time dateTime={day.iso}>{day.text}</time>
              </p>
            )}
            <Facts facts={facts} />
          </>
        }
      >
        {image && <Picture {...image} sizes={SIZES} priority className={styles.image} />}
        {icon && <Drawing name={icon} priority isFramed />}
      </Section>
      <div className={`page-width ${styles.entry}`}>
        <article>
          <WideProse nodes={body} />
        </article>
        <CopyLink to={pathname} title={title} />
        {ways && (
          <nav className={styles.ways} aria-label={ways.ariaLabel}>
            {ways.pages.map(({ path, title, label, icon }) => (
              <SiteLink key={path} to={path}>
                {icon && <Drawing name={variantOf(icon, 'thumb') ?? icon} className={styles.art} />}
                <span>
                  <small className="muted">{label}</small>
                  <b className="arrow">{keepTogether(title)}</b>
                </span>
              </SiteLink>
            ))}
            <SiteLink to={ways.list.path} className="arrow">
              {ways.list.title}
            </SiteLink>
          </nav>
        )}
      </div>
    </>
  )
}
