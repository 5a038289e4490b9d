import { useHydrated } from '@tanstack/react-router'
import { Fragment, useId, useState } from 'react'
import type { SectionOf } from '@/collections/resolved.ts'
import { Frame } from '@/components/Frame.tsx'
import { ActionLink } from '@/components/link/ActionLink.tsx'
import { ContactMethod } from '@/components/link/ContactMethod.tsx'
import { SiteLink } from '@/components/link/SiteLink.tsx'
import { Section, useHeadings } from '@/components/Section.tsx'
import { useInterfaceTexts } from '@/components/text/InterfaceTexts.tsx'
import { wholeWords } from '@/components/text/whole-words.tsx'
import { chatHref, mailHref, phoneHref } from '@/content/contact-hrefs.ts'
import type { Fact } from '@/content/resolved-values.ts'
import styles from './ContactSection.module.css'

/** A title and, below it, labels and values in two columns. */
function FactList({ title, facts }: { title: string; facts: readonly Fact[] }) {
  const { Subtitle } = useHeadings()
  return (
    <div>
      <Subtitle>{title}</Subtitle>
      <dl>
        {facts.map(({ label, value }) => (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
      </dl>
    </div>
  )
}

/** Contact section: the chosen topic and the message become part of the WhatsApp and mailto links. Nothing is submitted. */
export function ContactSection(section: SectionOf<'contact'>) {
  const { title, lead, action, topicsTitle, topics, messageHint, messageTag, next, contact, company } = section
  const texts = useInterfaceTexts()
  const { Subtitle } = useHeadings()
  const groupId = useId()
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
      action={action && <ActionLink {...action} weight="plain" />}
      aside={
        <div className={styles.details}>
          {next && (
            <div>
              <Subtitle>{next.title}</Subtitle>
              <ol>
                {next.steps.map((step) => (
                  <li key={step}>{wholeWords(step)}</li>
                ))}
              </ol>
            </div>
          )}
          <FactList title={texts.hours} facts={contact.hours.map(({ days, time }) => ({ label: days, value: time }))} />
          <div>
            <Subtitle>{texts.address}</Subtitle>
            <p>{contact.address.join('\n')}</p>
          </div>
          {company && <FactList {...company} />}
        </div>
      }
    >
      <div className={styles.card}>
        <Subtitle id={groupId} className={styles.title}>
          {topicsTitle}
        </Subtitle>
        <fieldset aria-labelledby={groupId} className={styles.topics} disabled={!isReady}>
          {topics.map(({ label }, index) => (
            <label key={label} className={styles.topic}>
              <input
                type="radio"
                name={groupId}
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
        </fieldset>
        {messageHint && <p>{wholeWords(messageHint)}</p>}
        <div className={styles.message}>
          <textarea
            aria-label={messageHint ?? topicsTitle}
            rows={3}
            readOnly={!isReady}
            value={words}
            onChange={({ target }) => setDraft(target.value)}
          />
          <Frame tag={messageTag} />
        </div>
        <ContactMethod
          isMain
          href={chatHref(contact.whatsapp, message)}
          icon="brandWhatsapp"
          name={texts.whatsappAction}
        />
        <ContactMethod
          href={mailHref(contact.email, topic?.label, message)}
          icon="mail"
          name={texts.emailAction}
          value={contact.email}
        />
        <ContactMethod href={phoneHref(contact.phone)} icon="phone" name={texts.phoneAction} value={contact.phone} />
        {texts.privacyNote && (
          <p>
            {wholeWords(texts.privacyNote.text)}{' '}
            <SiteLink to={texts.privacyNote.link}>{texts.privacyNote.label}</SiteLink>
          </p>
        )}
      </div>
    </Section>
  )
}
