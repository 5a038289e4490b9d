import { useLayoutEffect, useState } from 'react'
import { type Choice, choose, type Draft, isWritten } from './compose.ts'
import { findSearch, readSubject, removeParameters, SENTENCE, SUBJECT } from './subject.ts'

/** Named in the notice on data protection; src/boot/ reads the words. */
const KEY = 'message'

const PARTS = new Set<string>([
  'words',
  'prepared',
  'topic',
  'about',
  'aboutText',
  'lines',
  'pressed',
  'struck',
  'offer',
  'offerText',
] satisfies (keyof Draft)[])

const listeners = new Set<() => void>()
let draft: Draft | undefined
let isArriving = false

/** The message of this tab; it survives a look at another page and a reload. In the first render it is empty, as for hydration. */
export function useMessage(): Draft {
  const [current, setCurrent] = useState<Draft>({})
  // Before the next paint.
  useLayoutEffect(() => {
    const update = () => setCurrent(readMessage())
    update()
    listeners.add(update)
    return () => void listeners.delete(update)
  }, [])
  return current
}

/** For chats away from the box: the message once the visitor has written in it, also an emptied one; what he has only chosen is not seen there. */
export function useWrittenMessage(): Draft {
  const draft = useMessage()
  return isWritten(draft) ? draft : {}
}

/** What the chats around the page open with: what is written, or a general text. */
export function useChatMessage(general: string | undefined): string | undefined {
  return useWrittenMessage().words?.trimStart() ?? general
}

/** Changes parts of the message. */
export function changeMessage(change: (draft: Draft) => Draft): void {
  draft = { ...readMessage(), ...change(readMessage()) }
  try {
    sessionStorage.setItem(KEY, JSON.stringify(draft))
  } catch {
    // Storage is full or forbidden: the message lasts until the page is left.
  }
  for (const listener of listeners) listener()
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
  // Only the section with the message has the others.
  changeMessage((draft) => (text === undefined ? { pressed: label } : choose(draft, { label, text, isPressed: true })))
}

/** Whether what was pressed has become the topic since the last call: who arrives at the message is told once. */
export function takeArrival(): boolean {
  const isNew = isArriving
  isArriving = false
  return isNew
}

/** Takes the subject that a new tab, or a press before the app, has brought in its address, which keeps it no longer. */
export function takeAddressedSubject(): void {
  takeSubject(findSearch(window.location))
  removeParameters(SUBJECT, SENTENCE)
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
  changeMessage((draft) => ({ ...(choice && choose(draft, choice)), pressed: undefined }))
}

function readMessage(): Draft {
  if (draft) return draft
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}')
    draft = typeof kept === 'object' && kept !== null ? pickTexts(kept) : {}
    // An emptied message begins anew.
    if (draft.words?.trim() === '') draft = { ...draft, words: undefined }
  } catch {
    draft = {}
  }
  return draft
}

/** Storage holds whatever an older version, or somebody else, has written. */
function pickTexts(kept: object): Draft {
  return Object.fromEntries(Object.entries(kept).filter(([key, text]) => PARTS.has(key) && typeof text === 'string'))
}
