import { type ReactNode, useId, useState } from 'react'
import { Icon } from '@/components/Icon.tsx'
import { useInterfaceTexts } from '@/components/InterfaceTexts.tsx'
import { icons } from '@/components/icons.ts'
import { Section, useHeadings } from '@/components/Section.tsx'
import { SiteLink } from '@/components/SiteLink.tsx'
import { wholeWords } from '@/components/whole-words.tsx'
import { chatHref, mailHref, phoneHref } from '@/content/contact-hrefs.ts'
import type { SectionOf } from '@/content/resolved.ts'
import styles from './ContactSection.module.css'

type WayProps = { href: string; icon: ReactNode; name: string; value?: string; isMain?: boolean }

/** One way to reach the company, big enough for a thumb. */
function Way({ href, icon, name, value, isMain = false }: WayProps) {
  return (
    <a className={isMain ? `${styles.way} ${styles.main}` : styles.way} href={href} rel="noopener noreferrer">
      {icon}
      <span>{wholeWords(name)}</span>
      {value && <span className={styles.wayValue}>{value}</span>}
    </a>
  )
}

/** Choose a topic, and the chat or the mail opens with the first sentence already written. No form, nothing to lose. */
export function ContactSection({ title, lead, topicsTitle, topics, contact, company }: SectionOf<'contact'>) {
  const texts = useInterfaceTexts()
  const { Subtitle } = useHeadings()
  const group = useId()
  const [chosen, setChosen] = useState(0)
  const topic = topics[chosen] ?? topics[0]
  // The visitor goes on writing where the prepared words end.
  const message = topic && `${topic.message} `

  return (
    <Section
      title={title}
      lead={lead}
      layout="beside"
      aside={
        <dl className={styles.facts}>
          <div>
            <dt>{texts.hours}</dt>
            {contact.hours.map(({ days, time }) => (
              <dd key={days} className={styles.hours}>
                <span>{days}</span>
                <span>{time}</span>
              </dd>
            ))}
          </div>
          <div>
            <dt>{texts.address}</dt>
            <dd>
              {contact.address.map((addressLine) => (
                <span key={addressLine} className={styles.addressLine}>
                  {addressLine}
                </span>
              ))}
            </dd>
          </div>
          {company && (
            <div className={styles.company}>
              <dt>{company.title}</dt>
              {company.facts.map(({ label, value }) => (
                <dd key={label}>
                  {label}: {value}
                </dd>
              ))}
            </div>
          )}
        </dl>
      }
    >
      <div className={styles.card}>
        <fieldset>
          <legend className={styles.legend}>
            <Subtitle className={styles.topicsTitle}>{topicsTitle}</Subtitle>
          </legend>
          <div className={styles.topics}>
            {topics.map(({ label }, index) => (
              <label key={label} className={styles.topic}>
                <input
                  type="radio"
                  name={group}
                  className="visually-hidden"
                  checked={index === chosen}
                  onChange={() => setChosen(index)}
                />
                {label}
              </label>
            ))}
          </div>
        </fieldset>
        <p className={`frame ${styles.message}`}>{topic && wholeWords(topic.message)}</p>
        <div className={styles.ways}>
          <Way
            isMain
            href={chatHref(contact.whatsapp, message)}
            icon={<Icon shape={icons.brandWhatsapp} size={24} />}
            name={texts.whatsappAction}
          />
          <Way
            href={mailHref(contact.email, topic?.label, message)}
            icon={<Icon shape={icons.mail} size={24} />}
            name={texts.emailAction}
            value={contact.email}
          />
          <Way
            href={phoneHref(contact.phone)}
            icon={<Icon shape={icons.phone} size={24} />}
            name={texts.phoneAction}
            value={contact.phone}
          />
        </div>
      </div>
      {texts.privacyNote && (
        <p className={styles.privacy}>
          {wholeWords(texts.privacyNote.text)}{' '}
          <SiteLink to={texts.privacyNote.link}>{texts.privacyNote.label}</SiteLink>
        </p>
      )}
    </Section>
  )
}
