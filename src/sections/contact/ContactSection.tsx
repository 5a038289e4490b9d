import { useHydrated } from '@tanstack/react-router'
import { type ReactNode, useId, useState } from 'react'
import { FrameTag } from '@/components/FrameTag.tsx'
import { Drawing } from '@/components/image/Drawing.tsx'
import { Icon } from '@/components/image/Icon.tsx'
import { icons } from '@/components/image/icons.ts'
import { SiteLink } from '@/components/link/SiteLink.tsx'
import { Section, useHeadings } from '@/components/Section.tsx'
import { useInterfaceTexts } from '@/components/text/InterfaceTexts.tsx'
import { wholeWords } from '@/components/text/whole-words.tsx'
import { chatHref, mailHref, phoneHref } from '@/content/contact-hrefs.ts'
import type { Fact, SectionOf } from '@/content/resolved.ts'
import styles from './ContactSection.module.css'

type WayProps = { href: string; icon: ReactNode; name: string; value?: string; isMain?: boolean }

/** One contact method: phone, WhatsApp or e-mail. */
function ContactMethod({ href, icon, name, value, isMain = false }: WayProps) {
  return (
    <a className={isMain ? `${styles.method} ${styles.main}` : styles.method} href={href} rel="noopener noreferrer">
      {icon}
      <span>{wholeWords(name)}</span>
      {value && <span className={styles.methodValue}>{value}</span>}
    </a>
  )
}

/** Contact section: the chosen topic and the message become part of the WhatsApp and mailto links. Nothing is submitted. */
export function ContactSection(section: SectionOf<'contact'>) {
  const { title, lead, topicsTitle, topics, messageHint, messageTag, next, contact, company } = section
  const texts = useInterfaceTexts()
  const { Subtitle } = useHeadings()
  const group = useId()
  // Before hydration nothing can be entered: React would set it back.
  const isReady = useHydrated()
  const [chosen, setChosen] = useState(0)
  // The edited message; choosing another topic keeps it.
  const [draft, setDraft] = useState<string>()
  const topic = topics[chosen] ?? topics[0]
  const words = draft ?? topic?.message ?? ''
  // A space at the end, so that the visitor can continue the sentence.
  const message = `${words.trimEnd()} `

  return (
    <Section
      title={title}
      lead={lead}
      layout="beside"
      aside={
        <>
          {next && (
            <div className={styles.next}>
              <Subtitle>{next.title}</Subtitle>
              <ol>
                {next.steps.map((step) => (
                  <li key={step}>{wholeWords(step)}</li>
                ))}
              </ol>
              {next.icon && <Drawing name={next.icon} className={styles.art} />}
            </div>
          )}
          <dl className={styles.facts}>
            <FactList
              title={texts.hours}
              facts={contact.hours.map(({ days, time }) => ({ label: days, value: time }))}
            />
            <div>
              <dt>{texts.address}</dt>
              {contact.address.map((addressLine) => (
                <dd key={addressLine}>{addressLine}</dd>
              ))}
            </div>
            {company && <FactList {...company} />}
          </dl>
        </>
      }
    >
      <div className={styles.card}>
        <fieldset disabled={!isReady}>
          <legend>
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
                  onChange={() => {
                    setChosen(index)
                    if (draft?.trim() === '') setDraft(undefined)
                  }}
                />
                {label}
              </label>
            ))}
          </div>
        </fieldset>
        {messageHint && <p className={styles.hint}>{wholeWords(messageHint)}</p>}
        <div className={`frame ${styles.message}`}>
          <textarea
            aria-label={messageHint ?? topicsTitle}
            rows={3}
            readOnly={!isReady}
            value={words}
            onChange={({ target }) => setDraft(target.value)}
          />
          {messageTag && <FrameTag text={messageTag} />}
        </div>
        <div className={styles.methods}>
          <ContactMethod
            isMain
            href={chatHref(contact.whatsapp, message)}
            icon={<Icon shape={icons.brandWhatsapp} size={24} />}
            name={texts.whatsappAction}
          />
          <ContactMethod
            href={mailHref(contact.email, topic?.label, message)}
            icon={<Icon shape={icons.mail} size={24} />}
            name={texts.emailAction}
            value={contact.email}
          />
          <ContactMethod
            href={phoneHref(contact.phone)}
            icon={<Icon shape={icons.phone} size={24} />}
            name={texts.phoneAction}
            value={contact.phone}
          />
        </div>
        {texts.privacyNote && (
          <p className={styles.privacy}>
            {wholeWords(texts.privacyNote.text)}{' '}
            <SiteLink to={texts.privacyNote.link}>{texts.privacyNote.label}</SiteLink>
          </p>
        )}
      </div>
    </Section>
  )
}

/** A title and its facts in two columns. */
function FactList({ title, facts }: { title: string; facts: readonly Fact[] }) {
  return (
    <div className={styles.factList}>
      <dt>{title}</dt>
      {facts.map(({ label, value }) => (
        <dd key={label}>
          <span>{label}</span> <span>{value}</span>
        </dd>
      ))}
    </div>
  )
}
