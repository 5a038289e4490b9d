import { useHydrated } from '@tanstack/react-router'
import { type RefObject, type SyntheticEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { SectionOf } from '@/collections/resolved.ts'
import { Frame } from '@/components/Frame.tsx'
import { ActionLink } from '@/components/link/ActionLink.tsx'
import { ContactMethod, MessageMethods } from '@/components/link/ContactMethod.tsx'
import { SiteLink } from '@/components/link/SiteLink.tsx'
import { useCopy } from '@/components/link/use-copy.ts'
import {
  beginWithOffer,
  choose,
  countOfferLines,
  type Draft,
  isApart,
  isGreeting,
  isPlain,
  wholePrepared,
} from '@/components/message/compose.ts'
import { useEarlyInput } from '@/components/message/early-input.ts'
import {
  changeMessage,
  takeAddressedSubject,
  takeArrival,
  useMessage,
  writePressed,
} from '@/components/message/message.ts'
import { choiceOf, keepSubject } from '@/components/message/subject.ts'
import { Section, useHeadings } from '@/components/Section.tsx'
import { useSiteData } from '@/components/SiteData.tsx'
import { useAnnouncer } from '@/components/text/announcer.tsx'
import { keepTogether } from '@/components/text/keep-together.tsx'
import { phoneHref } from '@/content/contact-hrefs.ts'
import { fill } from '@/content/fill.ts'
import { useLiveFrame } from '@/motion/use-live-frame.ts'
import styles from './ContactSection.module.css'
import { Reply } from './Reply.tsx'
import { Company, Visit } from './Visit.tsx'

/** Longer than a page takes to have its title and its focus. */
const ARRIVAL_MILLISECONDS = 600

/** The longest question of a topic, and what follows it. */
const KNOWN_BY_WORDS = 8

/** Stands always; the lists beside it give theirs up when one writes. Apart from the rest, which a scroll would otherwise render again with it. */
function BoxFrame({ cardRef, tag }: { cardRef: RefObject<HTMLElement | null>; tag: string | undefined }) {
  useLiveFrame(cardRef)
  return (
    <span aria-hidden="true">
      <Frame tag={tag} />
    </span>
  )
}

/** Contact section: the chosen topic and the message become part of the WhatsApp and mailto links. Nothing is submitted. */
export function ContactSection(section: SectionOf<'contact'>) {
  const { title, lead, aboutMessage, action, topicsTitle, topics, messageHint, messageTag, next, reply, company } =
    section
  const { site, interface: texts } = useSiteData()
  const { phone } = site.contact
  const box = texts.messageBox
  const { Title, Subtitle } = useHeadings()
  const isContactPage = Title === 'h1'
  const groupId = useId()
  const cardId = section.id ?? `${groupId}card`
  const cardRef = useRef<HTMLDivElement>(null)
  const boxRef = useRef<HTMLTextAreaElement>(null)
  const topicsRef = useRef<HTMLDivElement>(null)
  const isBoxKnown = useRef(false)
  const hasArrived = useRef(false)
  const isReady = useHydrated()
  const begin = isContactPage ? beginWithOffer : (draft: Draft) => draft
  const draft = begin(useMessage())
  const { about, aboutText, pressed } = draft
  const [said, say] = useAnnouncer()
  const [isCopied, copy] = useCopy()
  const [isSelected, setIsSelected] = useState(false)
  /** The message that was given up for its first sentence. */
  const [replaced, setReplaced] = useState<Draft>()
  // Hydration keeps what the box shows: the draft (src/boot/), and what has been typed since.
  const [shown] = useState(() => boxOf(cardId)?.value)
  const isListed = (name: string) => topics.some(({ label }) => label === name)
  const isOwn = about !== undefined && aboutText !== undefined && !isListed(about)
  // A topic of another page is kept beside those of this one. The place is there before it: src/boot/ may need it.
  const foreign = draft.topic === undefined || isListed(draft.topic) ? '' : draft.topic
  const own = isOwn ? { label: about, message: aboutText } : { label: foreign, message: draft.prepared ?? '' }
  const topic = [own, ...topics].find(({ label }) => label !== '' && label === draft.topic) ?? topics[0]
  // A space at the end, so that the visitor can continue the sentence.
  const words = draft.words ?? `${topic?.message.trimEnd() ?? ''} `
  // What is sent is what is seen, also nothing.
  const message = words.trim() && `${words.trimEnd()} `
  // Of the offer nothing is left.
  const plain = topic && isPlain(topic.message) ? topic : topics[0]
  const isMore = plain !== undefined && words.trim() !== plain.message.trim()
  const apart =
    box && topic && isListed(topic.label) && isApart(draft, topic.message) ? fill(box.apart, { konu: topic.label }) : ''

  /** What is said of a message that is more than its first line, which is one of `text` otherwise. */
  const describe = (draft: Draft, opening: string, text: string) => {
    const [opened = '', ...others] = (draft.words ?? '').trim().split('\n')
    // Behind a greeting alone the question stands at the end.
    const first = isGreeting(opened) ? `${opened} ${others.pop() ?? ''}`.trim() : opened
    const offered = isPlain(text) || opening !== box?.arrived ? countOfferLines(draft) : 0
    const rest = offered > 0 ? box?.offered : opening !== box?.arrived && others.length > 0 ? box?.kept : ''
    const said = fill(opening, { konu: draft.topic ?? '', cumle: first, n: others.length + 1 })
    const kept = others.find((line) => line !== '') ?? ''
    return `${said} ${fill(rest ?? '', { n: offered, cumle: firstWords(kept) })}`.trim()
  }
  const chooseTopic = ({ label, message: text }: (typeof topics)[number]) => {
    const choice = { label, text, isPressed: isOwn && label === about }
    changeMessage((before) => {
      const now = begin(before)
      const after = { ...now, ...choose(now, choice) }
      // The topic is heard by its radio.
      if (after.words !== now.words) say(describe(after, box?.changed ?? '{cumle}', text))
      else if (box && isApart(after, text)) say(fill(box.apart, { konu: label }))
      return after
    })
  }
  const write = (value: string) => {
    isBoxKnown.current = true
    setIsSelected(false)
    if (value.trim() === '' && box) say(box.empty)
    changeMessage((before) => ({ prepared: topic?.message, topic: topic?.label, ...begin(before), words: value }))
  }
  const beginAnew = () => {
    // Of what was pressed only a sentence stays.
    const first = plain === own ? { about, aboutText } : {}
    const opened = { ...first, words: `${plain?.message.trimEnd()} `, prepared: plain?.message, topic: plain?.label }
    const after = isMore ? opened : (replaced ?? {})
    flushSync(() => {
      setReplaced(isMore ? { ...draft, words } : undefined)
      changeMessage(() => after)
    })
    boxRef.current?.focus({ preventScroll: true })
    // Longer or shorter than before, it may have left the view.
    boxRef.current?.scrollIntoView({ block: 'nearest' })
    const said = describe(after, (isMore ? box?.restarted : box?.restored) ?? '', after.prepared ?? '')
    say(said, ARRIVAL_MILLISECONDS)
  }
  const copyMessage = async () => {
    const succeeds = await copy(message.trimEnd())
    setIsSelected(!succeeds)
    // Otherwise it can be copied by hand.
    if (!succeeds) boxRef.current?.select()
    say((succeeds ? box?.copied : box?.selected) ?? '')
  }
  // Not what somebody has selected meanwhile, nor where somebody goes on who has been here.
  const moveCaretToEnd = ({ currentTarget: field }: SyntheticEvent<HTMLTextAreaElement>) => {
    if (!isBoxKnown.current && field.selectionStart === field.selectionEnd) field.setSelectionRange(-1, -1)
  }

  useLayoutEffect(takeAddressedSubject, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a phone has the topics in a row, which shows the chosen one.
  useEffect(() => {
    const row = topicsRef.current
    const chosen = row?.querySelector(':checked')?.parentElement
    if (row && chosen) row.scrollLeft = chosen.offsetLeft - (row.clientWidth - chosen.offsetWidth) / 2
  }, [topic?.label])

  // biome-ignore lint/correctness/useExhaustiveDependencies: again for what is pressed on the same page.
  useLayoutEffect(() => {
    writePressed((label) => choiceOf(label, topics, aboutMessage))
  }, [pressed, topics, aboutMessage])

  useEffect(() => {
    if (draft.topic === undefined || pressed !== undefined) return
    // The offer is heard whatever has led here.
    const isOffered = isContactPage && !hasArrived.current && words.trim() === draft.offerText?.trim()
    hasArrived.current = true
    if (!takeArrival() && !isOffered) return
    const said = describe({ ...draft, words }, box?.arrived ?? '', topic?.message ?? '')
    // A new title and a new focus would cut it off.
    say(said, ARRIVAL_MILLISECONDS)
  })

  // The address says what the message is about, unless with the usual topic.
  const whole = wholePrepared(draft)
  const isWhole = topic && !isPlain(whole) && !isApart(draft, topic.message)
  const subject = topic === topics[0] && !isWhole ? undefined : topic
  const text = isWhole ? whole : subject?.message
  const sentence = subject && choiceOf(subject.label, topics, aboutMessage)?.text === text ? undefined : text
  const isChosen = isContactPage && draft.topic !== undefined && pressed === undefined
  useEffect(() => {
    if (isChosen) keepSubject({ label: subject?.label, text: sentence })
  }, [isChosen, subject?.label, sentence])

  useEarlyInput(cardId, (changed) => {
    const typed = changed.find(({ index }) => index === topics.length + 1)
    if (typed) write(typed.value)
    const chosen = [undefined, ...topics][changed.find(({ isChecked }) => isChecked)?.index ?? 0]
    if (chosen) chooseTopic(chosen)
  })

  const anew = box && (
    <p className={`no-print ${styles.restart}`}>
      {isMore && message && (
        // The same while the words on it change: those are said.
        <button type="button" className="text-button" aria-label={box.copy} onClick={copyMessage}>
          {isCopied ? box.copied : box.copy}
        </button>
      )}
      <button type="button" className="text-button" onClick={beginAnew}>
        {isMore ? box.restart : box.undo}
      </button>
    </p>
  )
  // Without anything beside it the card is as wide as the page.
  const isOver = !isContactPage && !next && !reply
  const link = action && <ActionLink {...action} weight="plain" />
  const note = [isSelected && box?.selected, apart, words.trim() === '' && box?.empty].find(Boolean)

  return (
    <Section
      title={title}
      lead={lead}
      layout={isOver ? 'over' : 'beside'}
      action={!next && link}
      aside={
        (next || reply) && (
          <>
            {next && (
              <div>
                <Subtitle>{next.title}</Subtitle>
                <ol className={styles.next}>
                  {next.steps.map((step) => (
                    <li key={step}>{keepTogether(step)}</li>
                  ))}
                </ol>
                {link && <p>{link}</p>}
              </div>
            )}
            {reply && <Reply {...reply} isWide={!isContactPage} />}
          </>
        )
      }
      // On other pages the footer has hours and address.
      end={isContactPage && <Visit />}
      foot={isContactPage && company && <Company {...company} />}
    >
      <div ref={cardRef} id={cardId} className={isOver ? `${styles.card} ${styles.wide}` : styles.card}>
        <div className={styles.part}>
          <fieldset
            className={`no-print ${styles.topics}`}
            disabled={!isReady}
            data-early
            data-about={isContactPage ? aboutMessage : undefined}
            suppressHydrationWarning
          >
            <legend>{topicsTitle}</legend>
            <div ref={topicsRef} className={styles.row}>
              {[own, ...topics].map((each) => (
                <label
                  key={each === own ? '' : each.label}
                  className={styles.topic}
                  hidden={each.label === ''}
                  suppressHydrationWarning
                >
                  <input
                    type="radio"
                    name={groupId}
                    className="visually-hidden"
                    value={isContactPage ? each.message : undefined}
                    checked={each === topic}
                    onChange={() => chooseTopic(each)}
                  />
                  <span suppressHydrationWarning>{each.label}</span>
                </label>
              ))}
            </div>
          </fieldset>
          {said}
          {messageHint && <p className="no-print">{keepTogether(messageHint)}</p>}
          <div className={`no-print ${styles.message}`}>
            <textarea
              ref={boxRef}
              aria-label={[messageTag, box?.name].filter(Boolean).join(': ') || topicsTitle}
              rows={3}
              readOnly={!isReady}
              data-early
              suppressHydrationWarning
              value={isReady ? words : (shown ?? words)}
              onChange={({ target }) => write(target.value)}
              // The caret stands where the sentence goes on, first by keyboard, then where the browser has placed it by a press.
              onFocus={moveCaretToEnd}
              onClick={(event) => {
                moveCaretToEnd(event)
                isBoxKnown.current = true
              }}
            />
            {/* The box has the same words in its name. */}
            <BoxFrame cardRef={cardRef} tag={messageTag} />
          </div>
          {replaced && !isMore && anew}
          {note && <p className="no-print">{keepTogether(note)}</p>}
        </div>
        <div className={styles.part}>
          <MessageMethods message={message} subject={topic?.label} />
          <ContactMethod href={phoneHref(phone)} icon="phone" name={texts.phoneAction} value={phone} />
          {/* Not before what sends the message: who is on the way there would lose it. */}
          {isMore && anew}
          {texts.privacyNote && (
            <p>
              {keepTogether(texts.privacyNote.text)}{' '}
              <SiteLink to={texts.privacyNote.link}>{texts.privacyNote.label}</SiteLink>
            </p>
          )}
        </div>
      </div>
    </Section>
  )
}

/** Enough of a line to know it by ear. */
function firstWords(line: string): string {
  const words = line.split(' ')
  return words.length > KNOWN_BY_WORDS ? `${words.slice(0, KNOWN_BY_WORDS).join(' ')}…` : line
}

function boxOf(cardId: string): HTMLTextAreaElement | null | undefined {
  return typeof document === 'undefined' ? undefined : document.getElementById(cardId)?.querySelector('textarea')
}
