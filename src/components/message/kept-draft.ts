import type { Draft } from './compose.ts'

/** Named in the notice on data protection, which says how long it is kept. */
const KEY = 'message'
const KEPT_MILLISECONDS = 7 * 24 * 60 * 60 * 1000

/** @returns The message as any tab has written it last; empty where there is none. An old one is removed. */
export function readDraft(): Draft {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    if (typeof kept !== 'object' || kept === null) return {}
    if ('at' in kept && Date.now() - Number(kept.at) < KEPT_MILLISECONDS) return pickTexts(kept)
    localStorage.removeItem(KEY)
  } catch {
    // Storage is forbidden, or holds something else.
  }
  return {}
}

/**
 * Keeps the message, but for what was pressed: the tab that follows the link has it alone.
 *
 * @returns Whether the browser keeps it: storage may be full or forbidden.
 */
export function keepDraft({ pressed, ...draft }: Draft): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...draft, at: Date.now() }))
    return true
  } catch {
    return false
  }
}

/** Storage holds whatever an older version, or somebody else, has written. */
function pickTexts(kept: object): Draft {
  return Object.fromEntries(Object.entries(kept).filter(([, text]) => typeof text === 'string'))
}
