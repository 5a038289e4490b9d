/** What a link to the message says of it in its address. */
import { replaceEntry } from '@/boot/current-address.ts'
import { toLowerCase } from '@/content/locale.ts'
import { formatAddress, isInternalLink, MESSAGE_ID, parseAddress } from '@/content/paths.ts'
import type { Choice } from './compose.ts'

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

/** Writes a parameter into the address of the page: that of its hash route, where it has one. */
export function writeParameter(name: string, value: string): void {
  const search = `?${name}=${value}`
  const url = new URL(location.href)
  const route = parseAddress(url.hash.slice(1))
  if (url.hash.startsWith('#/')) url.hash = formatAddress({ ...route, search })
  else url.search = search
  replaceEntry(history.state, url.href)
}

/** Removes parameters that the address no longer keeps. */
export function removeParameters(...names: [string, ...string[]]): void {
  const search = findSearch(location, names[0])
  const parameters = new URLSearchParams(search)
  if (!parameters.has(names[0])) return
  for (const name of names) parameters.delete(name)
  const rest = parameters.size > 0 ? `?${parameters}` : ''
  replaceEntry(history.state, location.href.replace(search, rest))
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
