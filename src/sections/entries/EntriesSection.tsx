import { useRef } from 'react'
import type { SectionOf } from '@/collections/resolved.ts'
import { Picture } from '@/components/image/Picture.tsx'
import { ActionLink } from '@/components/link/ActionLink.tsx'
import { SiteLink } from '@/components/link/SiteLink.tsx'
import { Section, useHeadings } from '@/components/Section.tsx'
import { useInterfaceTexts } from '@/components/SiteData.tsx'
import { keepTogether } from '@/components/text/keep-together.tsx'
import { numberedPath } from '@/content/paths.ts'
import { Drawing } from '@/drawings/Drawing.tsx'
import { variantOf } from '@/drawings/drawings.ts'
import { useLiveFrame } from '@/motion/use-live-frame.ts'
import styles from './EntriesSection.module.css'

/** Widths of the pictures in EntriesSection.module.css: of the first entry, and of the others. */
const FIRST_SIZES = '(min-width: 84rem) 36rem, (min-width: 60rem) 42vw, 93vw'
const SIZES = 'auto, (min-width: 60rem) 38rem, (min-width: 48rem) 13rem, 7.5rem'

/** Entries with pages of their own: a page of the list, or the first of them. The first one leads. */
export function EntriesSection({ title, lead, empty, action, entries, path: own, count = 1 }: SectionOf<'entries'>) {
  const texts = useInterfaceTexts()
  const { Subtitle } = useHeadings()
  const listRef = useRef<HTMLUListElement>(null)
  const framed = useLiveFrame(listRef)
  return (
    <Section title={title} lead={lead}>
      {entries.length === 0 && empty && <p>{keepTogether(empty)}</p>}
      {entries.length > 0 && (
        <ul ref={listRef} className={styles.entries} role="list">
          {entries.map(({ path, title, description, day, facts, image, icon, draft }, index) => {
            const isFirst = index === 0
            return (
              <li key={path}>
                <SiteLink to={path} className={styles.entry}>
                  <div className={styles.words}>
                    <Subtitle className="arrow">{keepTogether(title)}</Subtitle>
                    <p className="muted">{keepTogether(description)}</p>
                    {day && (
                      <time className={`muted ${styles.day}`} dateTime={day.iso}>
                        {day.text}
                      </time>
                    )}
                    {draft && <small className="muted">{texts.draft}</small>}
                    {facts && <small className="muted">{facts.join(' · ')}</small>}
                  </div>
                  {icon && (
                    <Drawing
                      name={icon}
                      small={isFirst ? undefined : variantOf(icon, 'thumb')}
                      priority={isFirst}
                      isFramed={index === framed}
                      className={styles.picture}
                    />
                  )}
                  {image && (
                    <span className={styles.picture}>
                      <Picture {...image} sizes={isFirst ? FIRST_SIZES : SIZES} priority={isFirst} />
                    </span>
                  )}
                </SiteLink>
              </li>
            )
          })}
        </ul>
      )}
      {count > 1 && (
        <nav aria-label={texts.listPages}>
          <ul className={styles.pages} role="list">
            {Array.from({ length: count }, (_, index) => index + 1).map((each) => (
              <li key={each}>
                <SiteLink to={numberedPath(own, each)} className={styles.page}>
                  {each}
                </SiteLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {action && <ActionLink {...action} weight="quiet" />}
    </Section>
  )
}
