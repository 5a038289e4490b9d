import { useLayoutEffect, useState } from 'react'
import { chatHref, mailHref } from '@/content/contact-hrefs.ts'
import { useSiteData } from '../SiteData.tsx'
import { type Choice, choose, type Draft, isWritten, offerIn } from './compose.ts'
import { keepDraft, readDraft } from './kept-draft.ts'
import { findSearch, isTaken, keepSubject, readSubject } from './subject.ts'

/** One object for every empty message, so that React does not render again what shows none. */
const EMPTY: Draft = {}

const listeners = new Set<() => void>()
let draft: Draft | undefined
let isKept = true
let isArriving = false

/** The message of this browser, the same in all tabs. In the first render it is empty, as for hydration. */
export function useMessage(): Draft {
  const [current, setCurrent] = useState(EMPTY)
  // Before the next paint.
  useLayoutEffect(() => {
    const update = () => setCurrent(readMessage())
    update()
    listeners.add(update)
    // Another tab has written, also while this one was frozen.
    for (const type of ['storage', 'focus', 'pageshow']) addEventListener(type, refresh)
    return () => void listeners.delete(update)
  }, [])
  return current
}

/**
 * The chat and the mail around the page. They open with the message once the visitor has written in it, also an emptied
 * one, or with a general text; what he has only chosen is not seen there.
 */
export function useContactHrefs(): { chat: string; mail: string } {
  const { site, interface: texts } = useSiteData()
  const { whatsapp, email } = site.contact
  const draft = useMessage()
  const message = isWritten(draft) ? draft.words?.trimStart() : texts.chatMessage
  return { chat: chatHref(whatsapp, message), mail: mailHref(email, undefined, message) }
}

/** Changes the message as it is now, whichever tab has written last. */
export function changeMessage(change: (draft: Draft) => Draft): void {
  draft = change(updateMessage())
  // Otherwise it lasts until the page is left.
  isKept = keepDraft(draft)
  for (const listener of listeners) listener()
}

function refresh(): void {
  updateMessage()
  for (const listener of listeners) listener()
}

function updateMessage(): Draft {
  const { words, pressed } = draft ?? {}
  if (isKept) {
    const kept = readDraft()
    // An emptied message begins anew with the page.
    draft = { ...kept, pressed, words: words === undefined && kept.words?.trim() === '' ? undefined : kept.words }
  }
  return draft ?? {}
}

/**
 * Makes what was pressed the topic of the message; nothing without a subject.
 *
 * @param search Of an address, as `withSubject` makes it.
 */
export function takeSubject(search: string): void {
  const { label, text } = readSubject(search)
  if (label === '') return
  isArriving = true
  changeMessage((draft) => {
    // Only the section with the message has the others.
    if (text === undefined) return { ...draft, pressed: label }
    // The offer has the same lines as the message.
    const offerText = offerIn(text) ?? draft.offerText
    const struck = offerText?.trim() === draft.offerText?.trim() ? draft.struck : undefined
    return { ...choose(draft, { label, text, isPressed: true }), offerText, struck }
  })
}

/** Whether what was pressed has become the topic since the last call: who arrives at the message is told once. */
export function takeArrival(): boolean {
  const isNew = isArriving
  isArriving = false
  return isNew
}

/** Takes the subject that a new tab, or a press before the app, has brought in its address: once for an entry of the session history. */
export function takeAddressedSubject(): void {
  const search = findSearch(window.location)
  if (readSubject(search).label === '' || isTaken(readMessage())) return
  takeSubject(search)
  keepSubject()
}

/**
 * Writes the text of what was pressed, where it is known.
 *
 * @param choiceOf What was pressed, as a choice.
 */
export function writePressed(choiceOf: (pressed: string) => Choice | undefined): void {
  const { pressed } = readMessage()
  if (pressed === undefined) return
  const choice = choiceOf(pressed)
  changeMessage((draft) => ({ ...(choice ? choose(draft, choice) : draft), pressed: undefined }))
}

function readMessage(): Draft {
  const message = draft ?? updateMessage()
  return Object.values(message).some((text) => text !== undefined) ? message : EMPTY
}
