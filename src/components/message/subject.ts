/** What a link to the message says of it in its address. */
import { replaceEntry } from '@/boot/current-address.ts'
import { toLowerCase } from '@/content/locale.ts'
import { formatAddress, isInternalLink, MESSAGE_ID, parseAddress } from '@/content/paths.ts'
import type { Choice, Message } from './compose.ts'

/** Parameters of an address: what the message is about, and its prepared text. Staff write the first in links. */
export const SUBJECT = 'konu'
export const SENTENCE = 'cumle'

/** Longer ones are not of this site. */
const MAX_CHARACTERS = 1000

/** Adds what a message is about to a link to the page where it is written, and leads to the message itself. */
export function withSubject(link: string, about: string, sentence?: string): string {
  if (!isInternalLink(link)) return link
  const parameters = new URLSearchParams({
    [SUBJECT]: about,
    ...(sentence === undefined ? {} : { [SENTENCE]: sentence }),
  })
  return formatAddress({ ...parseAddress(link), search: `?${parameters}`, hash: `#${MESSAGE_ID}` })
}

/** @returns The search of the location that has a parameter: its own, `/iletisim/?konu=…`, or that of its hash route. */
export function findSearch({ search, hash }: Pick<Location, 'search' | 'hash'>, parameter = SUBJECT): string {
  return search.includes(`${parameter}=`) ? search : parseAddress(hash.slice(1)).search
}

/** Writes parameters into the address of the page, that of its hash route where it has one; undefined ones are removed. */
export function writeParameters(values: Record<string, string | undefined>, state: unknown = history.state): void {
  const url = new URL(location.href)
  const isRoute = url.hash.startsWith('#/')
  const route = parseAddress(url.hash.slice(1))
  const parameters = new URLSearchParams(isRoute ? route.search : url.search)
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) parameters.delete(name)
    else parameters.set(name, value)
  }
  const search = parameters.size > 0 ? `?${parameters}` : ''
  if (isRoute) url.hash = formatAddress({ ...route, search })
  else url.search = search
  replaceEntry(state, url.href)
}

/** Keeps in the address of the message what it is about, for whoever copies it; this entry of the session history has been taken. */
export function keepSubject(subject?: { label: string | undefined; text: string | undefined }): void {
  const values = subject ? { [SUBJECT]: subject.label, [SENTENCE]: subject.text } : {}
  writeParameters(values, { ...history.state, isTaken: true })
}

/** Whether the message already has what the address says of it: with its text, or changed since. */
export function isTaken({ topic }: Message): boolean {
  return topic !== undefined && history.state?.isTaken === true
}

/** @returns What an address, as `withSubject` makes it, says of the message: an empty label if nothing. */
export function readSubject(search: string): { label: string; text: string | undefined } {
  const parameters = new URLSearchParams(search)
  return {
    label: parameters.get(SUBJECT)?.slice(0, MAX_CHARACTERS) ?? '',
    text: parameters.get(SENTENCE)?.slice(0, MAX_CHARACTERS),
  }
}

/**
 * What was pressed, as a choice: the topic of that name, or one of its own.
 *
 * @param aboutMessage The text for what is no topic.
 * @returns Undefined where there is no text for it.
 */
export function choiceOf(
  pressed: string,
  topics: readonly { label: string; message: string }[],
  aboutMessage: string | undefined,
): Choice | undefined {
  // “SEO Çalışması” is the topic “SEO çalışması”: to the ear they are one.
  const known = topics.find(({ label }) => toLowerCase(label) === toLowerCase(pressed))
  if (known) return { label: known.label, text: known.message, isPressed: false }
  return aboutMessage
    ? { label: pressed, text: aboutMessage.replaceAll('{konu}', () => pressed), isPressed: true }
    : undefined
}
