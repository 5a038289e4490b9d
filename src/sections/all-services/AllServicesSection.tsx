import { BelowTheFold } from '@/components/below-the-fold.tsx'
import { Disclosure } from '@/components/Disclosure.tsx'
import { Facts } from '@/components/Facts.tsx'
import { Prose, ProseNodes } from '@/components/Prose.tsx'
import { Section, useHeadings } from '@/components/Section.tsx'
import { ServicePicture } from '@/components/ServicePicture.tsx'
import { SiteLink } from '@/components/SiteLink.tsx'
import { wholeWords } from '@/components/whole-words.tsx'
import { servicePath } from '@/content/paths.ts'
import type { ResolvedService, SectionOf } from '@/content/resolved.ts'
import styles from './AllServicesSection.module.css'
import { foldBody } from './fold-body.ts'

/** Every service explained, with a list to jump from. */
export function AllServicesSection({ title, lead, contents, services }: SectionOf<'all-services'>) {
  const [opening, ...others] = services.map((service) => <Service key={service.id} {...service} />)
  return (
    <Section
      title={title}
      lead={lead}
      aside={
        <nav aria-label={contents}>
          <ul className={styles.contents} role="list">
            {services.map(({ id, name }) => (
              <li key={id}>
                <SiteLink to={servicePath(id)} className={styles.jump}>
                  {name}
                </SiteLink>
              </li>
            ))}
          </ul>
        </nav>
      }
    >
      {opening}
      {others.length > 0 && <BelowTheFold>{others}</BelowTheFold>}
    </Section>
  )
}

/** One service: what you get is read at once, how it is done opens below. */
function Service({ id, name, icon, summary, facts, body }: ResolvedService) {
  const { Subtitle } = useHeadings()
  const { open, folds } = foldBody(body)
  return (
    <article id={id} className={styles.service}>
      <div className={styles.heading}>
        <Subtitle className={styles.name}>{wholeWords(name)}</Subtitle>
        <p className={styles.summary}>{wholeWords(summary)}</p>
        <ServicePicture icon={icon} className={styles.art} />
      </div>
      <div>
        <Facts facts={facts} />
        <Prose nodes={open} />
        <div className={styles.folds}>
          {folds.map(({ heading, text }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no identity but their place.
            <Disclosure key={index} summary={<ProseNodes nodes={[heading]} />}>
              <Prose nodes={text} />
            </Disclosure>
          ))}
        </div>
      </div>
    </article>
  )
}
