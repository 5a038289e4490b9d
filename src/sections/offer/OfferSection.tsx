import { useHydrated, useLocation } from '@tanstack/react-router'
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import type { SectionOf } from '@/collections/resolved.ts'
import { ActionLink } from '@/components/link/ActionLink.tsx'
import { MessageMethods } from '@/components/link/ContactMethod.tsx'
import { CopyLink } from '@/components/link/CopyLink.tsx'
import { changeLines, choose, type Draft } from '@/components/message/compose.ts'
import { useEarlyInput } from '@/components/message/early-input.ts'
import { changeMessage, useMessage } from '@/components/message/message.ts'
import { findSearch, writeParameters } from '@/components/message/subject.ts'
import { Section, useHeadings } from '@/components/Section.tsx'
import { useSiteData } from '@/components/SiteData.tsx'
import { useAnnouncer } from '@/components/text/announcer.tsx'
import { keepTogether } from '@/components/text/keep-together.tsx'
import { fill } from '@/content/fill.ts'
import { formatSum, formatToday, toSlug } from '@/content/locale.ts'
import styles from './OfferSection.module.css'
import { formatAmount, linesOut, offerMessage, offerSums, strikeLine } from './offer-message.ts'

/** Parameter of the address of an offer: the slugs of the lines that are struck out, with dots between them. */
const STRUCK = 'cizili'
const slugsOf = (struck: readonly string[]) => struck.map(toSlug).join('.')

/** A sample offer: the visitor strikes out lines; the others become part of the WhatsApp and mail links. */
export function OfferSection(section: SectionOf<'offer'>) {
  const { title, lead, hint, nothingHint = hint, action, sheetTitle } = section
  const draft = useMessage()
  const { pathname, href } = useLocation()
  const { lines } = section
  const namesOf = (isMeant: (line: (typeof lines)[number]) => boolean | undefined) =>
    lines.filter(isMeant).map(({ name }) => name)
  const struckIn = ({ struck, offerText }: Draft) => {
    // The address of a message brings the text alone.
    const names = struck ?? (offerText && (offerText.split(`\n${section.message.without}\n`)[1] ?? ''))
    return namesOf(({ name, start }) => names?.split(/(?:^|\n)(?:- )?/).includes(name) ?? start === 'struck')
  }
  const textFor = (struck: readonly string[]) => {
    const out = linesOut(lines, struck)
    return offerMessage(section, ({ name }) => out.has(name))
  }
  const struck = struckIn(draft)
  const out = linesOut(lines, struck)
  const message = textFor(struck)
  const choice = (text: string) => ({ label: sheetTitle, text, isPressed: true })
  // The same that the link to the message makes of it.
  const { words = message } = choose(draft, choice(message))
  const change = (after: readonly string[]) =>
    changeMessage((draft) => ({
      ...changeLines(draft, textFor(struckIn(draft)), textFor(after)),
      struck: after.join('\n'),
      offer: sheetTitle,
      offerText: textFor(after),
    }))
  const strike = (after: readonly string[]) => {
    change(after)
    writeParameters({ [STRUCK]: slugsOf(after) })
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: what a link to the offer says is taken once.
  useLayoutEffect(() => {
    const slugs = new URLSearchParams(findSearch(window.location, STRUCK)).get(STRUCK)?.split('.')
    if (slugs) change(namesOf(({ name }) => slugs.includes(toSlug(name))))
  }, [href])

  // Another tab has changed them.
  const slugs = slugsOf(struck)
  useEffect(() => {
    if (findSearch(window.location, STRUCK).includes(`${STRUCK}=`)) writeParameters({ [STRUCK]: slugs })
  }, [slugs])

  return (
    <Section id={section.id} title={title} lead={lead}>
      <Sheet {...section} struck={struck} onStrike={strike}>
        <div className={`no-print ${styles.send}`}>
          <p>{keepTogether(out.size === lines.length ? nothingHint : hint)}</p>
          <MessageMethods message={words} subject={sheetTitle} />
          {action && (
            <p className={styles.links}>
              <ActionLink {...action} weight="plain" about={sheetTitle} sentence={message} />
              <CopyLink to={`${pathname}?${STRUCK}=${slugs}#${section.id}`} title={sheetTitle} />
            </p>
          )}
        </div>
      </Sheet>
    </Section>
  )
}

type SheetProps = SectionOf<'offer'> & {
  struck: readonly string[]
  /** Receives the names of all lines that are struck from now on. */
  onStrike: (struck: readonly string[]) => void
  children: ReactNode
}

/** The names of lines in a text. */
function naming(lines: SectionOf<'offer'>['lines'], text: string): string {
  return fill(text, { satir: lines.map(({ name }) => `“${name}”`).join(', ') })
}

function onPrint(change: () => void): () => void {
  addEventListener('beforeprint', change)
  return () => removeEventListener('beforeprint', change)
}

/** The offer as on paper; beside the lines, or below them, the dates and what sends it. */
function Sheet({ struck, onStrike, children, ...section }: SheetProps) {
  const { sheetTitle, sheetNote, linesTitle, lines, subtotal, tax, total, datesTitle, dates } = section
  const { hint, nothingHint = hint, together, company, printed = '' } = section
  const { site, interface: texts } = useSiteData()
  const { Subtitle } = useHeadings()
  const id = useId()
  const isReady = useHydrated()
  // A page may be open for days.
  const now = useSyncExternalStore(
    onPrint,
    () => fill(printed, { gun: formatToday(), adres: location.href }),
    () => '',
  )
  const [said, say] = useAnnouncer()
  const last = useRef<{ name: string; before: readonly string[]; after: string }>(undefined)
  const rate = tax.percent === undefined ? '' : ` (${fill(texts.percent, { n: tax.percent })})`
  /** What stands below the lines: without sums the tax alone. */
  const sumsOf = (out: ReadonlySet<string>) => {
    const sums = offerSums(section, ({ name }) => out.has(name))
    return [
      { name: sums && subtotal, amount: sums?.net },
      { name: `${tax.name}${rate}`, amount: sums?.tax, note: tax.note },
      { name: sums && total, amount: sums?.total },
    ].filter(({ name }) => name)
  }
  useEarlyInput(id, (changed) =>
    onStrike(
      changed.reduce(
        (now, { index, isChecked }) => strikeLine(lines, now, lines[index]?.name ?? '', isChecked),
        struck,
      ),
    ),
  )
  const out = linesOut(lines, struck)
  const noteOf = (note: string, needs: readonly string[]) => {
    const absent = lines.filter(({ name }) => needs.includes(name) && out.has(name))
    return absent.length > 0 && together ? `${note.replace(/\.$/, '')}. ${naming(absent, together.missing)}` : note
  }
  const strike = (name: string) => {
    const isKept = out.has(name)
    // Taken back at once, also what came or went with it.
    const isTakenBack = last.current?.name === name && last.current.after === struck.join('\n')
    const after = isTakenBack && last.current ? last.current.before : strikeLine(lines, struck, name, isKept)
    last.current = { name, before: struck, after: after.join('\n') }
    const now = linesOut(lines, after)
    const sums = offerSums(section, ({ name }) => now.has(name))
    // The line is heard by its box.
    const said = now.size === lines.length ? nothingHint : sums && total && `${total} ${formatSum(sums.total)}`
    const others = lines.filter((other) => other.name !== name && out.has(other.name) !== now.has(other.name))
    const also = others.length > 0 && together ? naming(others, isKept ? together.kept : together.struck) : ''
    if (said || also) say([said, also].filter(Boolean).join('. '))
    onStrike(after)
  }
  return (
    <div className={styles.sheet}>
      <div className={styles.head}>
        <Subtitle className={styles.title}>{sheetTitle}</Subtitle>
        <p className="muted">{keepTogether(sheetNote)}</p>
        <p className={styles.sender}>
          {site.brand} · {site.contact.phone} · {site.contact.email}
        </p>
        <p className={styles.imprint}>
          {company?.map(({ label, value }) => `${label}: ${value}`).join(' · ')}
          <br />
          {now}
        </p>
      </div>
      <div>
        <fieldset id={id} disabled={!isReady} data-early suppressHydrationWarning>
          <legend className={`no-print ${styles.legend}`}>{linesTitle}</legend>
          {lines.map(({ name, note, amount, needs = [] }, index) => (
            <label key={name} className={styles.line}>
              <input
                type="checkbox"
                aria-labelledby={`${id}name${index}`}
                aria-describedby={`${id}amount${index} ${id}note${index}`}
                checked={!out.has(name)}
                onChange={() => strike(name)}
              />
              <span id={`${id}name${index}`} className={styles.name}>
                {keepTogether(name)}
              </span>
              {amount !== undefined && (
                <span id={`${id}amount${index}`} className={styles.amount}>
                  {formatAmount(amount, tax)}
                </span>
              )}
              <span id={`${id}note${index}`} className={styles.note}>
                {keepTogether(noteOf(note, needs))}
              </span>
            </label>
          ))}
        </fieldset>
        <dl>
          {sumsOf(out).map(({ name, amount, note }) => (
            <div key={name} className={styles.line}>
              <dt className={styles.name}>{name}</dt>
              {amount !== undefined && <dd className={styles.amount}>{formatSum(amount)}</dd>}
              {note && <dd className={styles.note}>{keepTogether(note)}</dd>}
            </div>
          ))}
        </dl>
        {said}
      </div>
      <div className={styles.side}>
        {datesTitle && <p className={styles.legend}>{datesTitle}</p>}
        <ul className={styles.dates} role="list">
          {dates.map(({ name, date }) => (
            <li key={name}>
              <span>{keepTogether(name)}</span>
              {date ? <b>{date}</b> : <i aria-hidden="true" />}
            </li>
          ))}
        </ul>
        {children}
      </div>
    </div>
  )
}
