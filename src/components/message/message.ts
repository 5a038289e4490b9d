import { useSyncExternalStore } from 'react'
import { formatAddress, isInternalLink, parseAddress } from '@/content/paths.ts'

/** What the visitor is about to write to the company. */
export type Message = {
  /** The name of what was pressed: a service, a sample. It is the first topic. */
  about?: string | undefined
  /** Its first sentence, where it brings one of its own. */
  sentence?: string | undefined
  /** The label of the chosen topic. */
  topic?: string | undefined
  /** What the visitor has written behind the first sentence of the topic; it stays when another topic is chosen. */
  ending?: string | undefined
  /** The names of the lines that are struck out of the offer, one a line. */
  struck?: string | undefined
  /** All words in place of both, once the first sentence has been rewritten. */
  words?: string | undefined
  /** The whole message once the visitor has written or chosen something, for the chat links around the page. */
  whole?: string | undefined
}

/** Named in the notice on data protection. */
const KEY = 'message'

const PARTS = new Set<string>([
  'about',
  'sentence',
  'topic',
  'ending',
  'struck',
  'words',
  'whole',
] satisfies (keyof Message)[])

const NOTHING: Message = {}
const listeners = new Set<() => void>()
let message: Message | undefined

/** The message of this tab; it survives a look at another page and a reload. Before hydration it is empty. */
export function useMessage(): Message {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    readMessage,
    () => NOTHING,
  )
}

/** The written message, or a general one while nothing is written. */
export function useChatMessage(general: string | undefined): string | undefined {
  return useMessage().whole ?? general
}

/** Changes parts of the message. */
export function changeMessage(change: Message): void {
  message = { ...readMessage(), ...change }
  try {
    sessionStorage.setItem(KEY, JSON.stringify(message))
  } catch {
    // Storage is full or forbidden: the message lasts until the page is left.
  }
  for (const listener of listeners) listener()
}

/** Parameters of an address: what the message is about, and its first sentence. Staff write the first in links. */
const SUBJECT = 'konu'
const SENTENCE = 'cumle'

/** Longer ones are not of this site. */
const MAX_CHARACTERS = 1000

/** Adds what a message is about to a link to the page where it is written. */
export function withSubject(link: string, about: string, sentence?: string): string {
  if (!isInternalLink(link)) return link
  const parameters = new URLSearchParams({
    [SUBJECT]: about,
    ...(sentence === undefined ? {} : { [SENTENCE]: sentence }),
  })
  return formatAddress({ ...parseAddress(link), search: `?${parameters}` })
}

/**
 * Makes what was pressed the topic of the message; nothing without a subject. Words that the visitor has rewritten stay in
 * front of the first sentence.
 *
 * @param search Of an address, as `withSubject` makes it.
 */
export function takeSubject(search: string): void {
  const parameters = new URLSearchParams(search)
  const about = parameters.get(SUBJECT)?.slice(0, MAX_CHARACTERS)
  if (!about) return
  const sentence = parameters.get(SENTENCE)?.slice(0, MAX_CHARACTERS)
  const { words } = readMessage()
  const isKept = words !== undefined && words.trim() !== ''
  const isAdded = isKept && sentence !== undefined && !words.includes(sentence.trim())
  changeMessage({
    about,
    sentence,
    topic: about,
    words: isAdded ? `${words.trimEnd()}\n\n${sentence}` : isKept ? words : undefined,
    whole: undefined,
  })
}

/** Takes the subject that a new tab, or a press before the app, has brought in its address, which keeps it no longer. */
export function takeAddressedSubject(): void {
  const { history, location } = window
  const parameters = new URLSearchParams(location.search)
  if (!parameters.has(SUBJECT)) return
  takeSubject(location.search)
  for (const name of [SUBJECT, SENTENCE]) parameters.delete(name)
  const search = parameters.size > 0 ? `?${parameters}` : ''
  // Unnoticed by the router, which patches `history.replaceState`.
  History.prototype.replaceState.call(history, history.state, '', location.pathname + search + location.hash)
}

function readMessage(): Message {
  if (message) return message
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}')
    message = typeof kept === 'object' && kept !== null ? pickTexts(kept) : NOTHING
  } catch {
    message = NOTHING
  }
  return message
}

/** Storage holds whatever an older version, or somebody else, has written. */
function pickTexts(kept: object): Message {
  return Object.fromEntries(Object.entries(kept).filter(([key, text]) => PARTS.has(key) && typeof text === 'string'))
}
