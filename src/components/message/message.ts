import { useSyncExternalStore } from 'react'

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
}

/** Named in the notice on data protection. */
const KEY = 'message'

const PARTS = new Set<string>(['about', 'sentence', 'topic', 'ending', 'struck', 'words'] satisfies (keyof Message)[])

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

/**
 * Makes what was pressed the topic of the message.
 *
 * @param sentence Replaces the first sentence of a topic. Words that the visitor has rewritten stay in front of it.
 */
export function writeAbout(about: string, sentence?: string): void {
  const { words } = readMessage()
  const isKept = words !== undefined && words.trim() !== ''
  const isAdded = isKept && sentence !== undefined && !words.includes(sentence.trim())
  changeMessage({
    about,
    sentence,
    topic: about,
    words: isAdded ? `${words.trimEnd()}\n\n${sentence}` : isKept ? words : undefined,
  })
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
