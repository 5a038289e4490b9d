import { useRef } from 'react'
import type { ResolvedService, SectionOf } from '@/collections/resolved.ts'
import { BelowTheFold } from '@/components/below-the-fold.tsx'
import { Disclosure } from '@/components/Disclosure.tsx'
import { Facts } from '@/components/Facts.tsx'
import { Frame } from '@/components/Frame.tsx'
import button from '@/components/link/ActionLink.module.css'
import { ActionLink } from '@/components/link/ActionLink.tsx'
import { CopyLink } from '@/components/link/CopyLink.tsx'
import { SiteLink } from '@/components/link/SiteLink.tsx'
import { Section, useHeadings } from '@/components/Section.tsx'
import { useSiteData } from '@/components/SiteData.tsx'
import { bodyParts } from '@/components/text/body-parts.ts'
import { keepTogether } from '@/components/text/keep-together.tsx'
import { Prose, ProseNodes } from '@/components/text/Prose.tsx'
import { chatHref } from '@/content/contact-hrefs.ts'
import { fill } from '@/content/fill.ts'
import { servicePath } from '@/content/paths.ts'
import { Drawing } from '@/drawings/Drawing.tsx'
import { variantOf } from '@/drawings/drawings.ts'
import { useLiveFrame } from '@/motion/use-live-frame.ts'
import styles from './AllServicesSection.module.css'

/** All services in full, with a table of contents. */
export function AllServicesSection(section: SectionOf<'all-services'>) {
  const { title, lead, leadAction, contents, contentsTag, more, services } = section
  const listRef = useRef<HTMLUListElement>(null)
  const framed = useLiveFrame(listRef, true)
  const [opening, ...others] = services.map((service) => <Service key={service.id} {...service} section={section} />)
  return (
    <>
      <Section
        title={title}
        lead={lead}
        layout="beside"
        action={
          <>
            {leadAction && <ActionLink {...leadAction} />}
            {more && (
              <p className={`no-print ${styles.more}`}>
                {more.map((each) => (
                  <ActionLink key={each.link} {...each} weight="plain" />
                ))}
              </p>
            )}
          </>
        }
      >
        <nav className="no-print" aria-label={contents}>
          <ul ref={listRef} className={styles.contents} role="list">
            {services.map(({ id, name }, index) => (
              <li key={id}>
                <SiteLink to={servicePath(id)} className="arrow">
                  {index === framed && <Frame tag={index === 0 ? contentsTag : undefined} className={styles.frame} />}
                  {name}
                </SiteLink>
              </li>
            ))}
          </ul>
        </nav>
      </Section>
      <div className={`page-width ${styles.services}`}>
        {opening}
        {others.length > 0 && <BelowTheFold>{others}</BelowTheFold>}
      </div>
    </>
  )
}

type ServiceProps = ResolvedService & {
  section: Pick<SectionOf<'all-services'>, 'action' | 'aboutMessage'>
}

/** A chat about a service. Without the visitor's message: its name would not say so. */
function ServiceChat({ name, sentence }: { name: string; sentence: string }) {
  const { site, interface: texts } = useSiteData()
  const { whatsapp, promise } = site.contact
  return (
    <p className={`no-print ${styles.chat}`}>
      <SiteLink
        to={chatHref(whatsapp, `${sentence} `)}
        className={`arrow ${button.action} ${button.plain}`}
        aria-label={`${texts.whatsappAction}: ${name}`}
      >
        {texts.whatsappAction}
      </SiteLink>
      {promise && <span className="muted">{keepTogether(promise)}</span>}
    </p>
  )
}

/** One service. On a phone and a tablet it is a row, and its text is one disclosure, named like its first part; the later parts are disclosures on every screen. */
function Service({ id, name, icon, summary, facts, body, section }: ServiceProps) {
  const { Subtitle } = useHeadings()
  const { action, aboutMessage } = section
  const { opening, parts } = bodyParts(body)
  const [first, ...others] = parts
  const [, , ...words] = first?.heading ?? ['', 0]
  const wide = variantOf(icon, 'wide')
  return (
    <article id={id} className={`${styles.service} ${wide ? styles.wide : ''}`} aria-label={name}>
      <div className={styles.heading}>
        <div>
          <Subtitle className="section-title">{keepTogether(name)}</Subtitle>
          <p className={`muted ${styles.summary}`}>{keepTogether(summary)}</p>
        </div>
        <Drawing name={wide ?? icon} small={`thumb-${icon}`} isSmallOnTablets isFramed className={styles.drawing} />
      </div>
      <div className={styles.text}>
        <Disclosure
          isOpenOnDesktop
          summary={<span>{first ? <ProseNodes nodes={words} /> : name}</span>}
          about={first && name}
        >
          <div className={styles.main}>
            <div className={styles.opening}>
              <Facts facts={facts} />
              {facts.length > 0 && aboutMessage && (
                <ServiceChat name={name} sentence={fill(aboutMessage, { konu: name })} />
              )}
              <Prose nodes={opening} />
            </div>
            <div className={styles.first}>{first && <Prose nodes={[first.heading, ...first.text]} />}</div>
          </div>
          <div className={styles.rest}>
            {others.map(({ heading, text }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no identity but their place.
              <Disclosure key={index} summary={<ProseNodes nodes={[heading]} />} about={name}>
                <Prose nodes={text} />
              </Disclosure>
            ))}
            <div className={styles.end}>
              {action && <ActionLink {...action} weight="quiet" about={name} />}
              <CopyLink to={servicePath(id)} title={name} />
            </div>
          </div>
        </Disclosure>
      </div>
    </article>
  )
}
