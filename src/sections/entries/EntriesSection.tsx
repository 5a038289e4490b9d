import type { SectionOf } from '@/collections/resolved.ts'
import { Picture } from '@/components/image/Picture.tsx'
import { ActionLink } from '@/components/link/ActionLink.tsx'
import { SiteLink } from '@/components/link/SiteLink.tsx'
import { Section, useHeadings } from '@/components/Section.tsx'
import { useInterfaceTexts } from '@/components/text/InterfaceTexts.tsx'
import { keepTogether } from '@/components/text/keep-together.tsx'
import { ARTICLES_PATH, numberedPath } from '@/content/paths.ts'
import { Drawing } from '@/drawings/Drawing.tsx'
import styles from './EntriesSection.module.css'

/** Widths of a card's picture in EntriesSection.module.css. */
const SIZES = 'auto, (min-width: 84rem) 38rem, (min-width: 40rem) 46vw, 93vw'

/** Articles, newest first: a page of the list, or the latest. */
export function EntriesSection({ title, lead, empty, action, articles, count }: SectionOf<'articles'>) {
  const { articles: texts } = useInterfaceTexts()
  const { Subtitle } = useHeadings()
  return (
    <Section title={title} lead={lead}>
      {articles.length === 0 && empty && <p>{keepTogether(empty)}</p>}
      {articles.length > 0 && (
        <ul className={styles.articles} role="list">
          {articles.map(({ path, title, description, day, image, icon, draft }) => (
            <li key={path}>
              <SiteLink to={path} className={styles.article}>
                <Subtitle className="arrow">{keepTogether(title)}</Subtitle>
                <p className="muted">{keepTogether(description)}</p>
                <small className={`muted ${styles.day}`}>
                  <time dateTime={day.iso}>{day.text}</time>
                  {draft && ` · ${texts.draft}`}
                </small>
                {icon && <Drawing name={icon} className={styles.drawing} />}
                {image && <Picture {...image} sizes={SIZES} className={styles.image} />}
              </SiteLink>
            </li>
          ))}
        </ul>
      )}
      {count > 1 && (
        <nav aria-label={texts.pages}>
          <ul className={styles.pages} role="list">
            {Array.from({ length: count }, (_, index) => index + 1).map((each) => (
              <li key={each}>
                <SiteLink to={numberedPath(ARTICLES_PATH, each)} className={styles.page}>
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
