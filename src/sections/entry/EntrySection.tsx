import { useLocation } from '@tanstack/react-router'
import type { SectionOf } from '@/collections/resolved.ts'
import { Picture } from '@/components/image/Picture.tsx'
import { CopyLink } from '@/components/link/CopyLink.tsx'
import { SiteLink } from '@/components/link/SiteLink.tsx'
import { Section } from '@/components/Section.tsx'
import { useInterfaceTexts } from '@/components/text/InterfaceTexts.tsx'
import { keepTogether } from '@/components/text/keep-together.tsx'
import { Prose } from '@/components/text/Prose.tsx'
import { Drawing } from '@/drawings/Drawing.tsx'
import styles from './EntrySection.module.css'

/** Width of the column beside the title. */
const SIZES = '(min-width: 84rem) 38rem, (min-width: 60rem) 46vw, 93vw'

/** An entry with a page of its own, such as an article; at its end the entries before and after it, and the list. */
export function EntrySection({ title, lead, day, image, icon, body, previous, next, list }: SectionOf<'entry'>) {
  const { pathname } = useLocation()
  const { articles: texts } = useInterfaceTexts()
  return (
    <>
      <Section
        title={title}
        lead={lead}
        layout={image || icon ? 'beside' : 'stacked'}
        action={
          day && (
            <p className={`muted ${styles.day}`}>
              <time dateTime={day.iso}>{day.text}</time>
            </p>
          )
        }
      >
        {image && <Picture {...image} sizes={SIZES} priority className={styles.image} />}
        {icon && <Drawing name={icon} priority isFramed />}
      </Section>
      <div className={`page-width ${styles.entry}`}>
        <article>
          <Prose nodes={body} isWide />
        </article>
        <CopyLink to={pathname} title={title} />
        <nav className={styles.ways} aria-label={texts.ways}>
          {previous && <Way label={texts.previous} {...previous} />}
          {next && <Way label={texts.next} {...next} />}
          {list && (
            <SiteLink to={list} className="arrow">
              {texts.list}
            </SiteLink>
          )}
        </nav>
      </div>
    </>
  )
}

function Way({ label, path, title }: { label: string; path: string; title: string }) {
  return (
    <SiteLink to={path} className={styles.way}>
      <small className="muted">{label}</small>
      {keepTogether(title)}
    </SiteLink>
  )
}
