/** What src/boot/ does for the fields of a message before hydration; early-input.ts reads afterwards what was entered. */
import { OFFER_ID } from '@/content/paths.ts'
import { beginWithOffer, type Draft, isWritten, type Message } from './compose.ts'
import { readDraft } from './kept-draft.ts'
import { choiceOf, findSearch, isTaken, readSubject } from './subject.ts'

/** Opens fields that are closed without a script; `false` closes them again. */
export function enableFields(isEnabled: boolean): void {
  for (const field of document.querySelectorAll<HTMLInputElement>('[data-early]')) {
    field.disabled = !isEnabled
    field.readOnly = !isEnabled
  }
}

/**
 * What the fields show until the app comes, which also joins what the address brings with what is kept.
 *
 * @param kept The message as it was left.
 * @param search Of the address, which may bring a subject.
 */
export function earlyMessage(
  kept: Draft,
  search: string,
  topics: readonly { label: string; message: string }[],
  aboutMessage: string | undefined,
): Message {
  const { label, text } = readSubject(search)
  const choice = text === undefined ? choiceOf(label, topics, aboutMessage) : { label, text, isPressed: true }
  if (label === '' || !choice) return aboutMessage === undefined ? kept : beginWithOffer(kept)
  return {
    ...(kept.words?.trim() ? kept : { words: `${choice.text.trimEnd()} `, prepared: choice.text }),
    topic: choice.label,
    about: choice.isPressed ? label : kept.about,
  }
}

/** Shows the message, and lets the links that are pressed before hydration carry it. */
export function restoreMessage(): void {
  const fields = document.querySelector<HTMLElement>('[data-early]:has([type=radio])')
  const radios = [...(fields?.querySelectorAll('input') ?? [])]
  const labelOf = (radio: HTMLInputElement) => radio.nextElementSibling?.textContent ?? ''
  const kept = readDraft()
  const aboutMessage = fields?.dataset.about
  const topics = radios.map((radio) => ({ label: labelOf(radio), message: radio.value }))
  // Links with a subject lead to the contact page, which alone brings the texts along.
  const search = aboutMessage === undefined || isTaken(kept) ? '' : findSearch(location)
  const message = earlyMessage(kept, search, topics, aboutMessage)
  const { words, topic, about } = message
  if (!words?.trim()) return
  const own = radios[0]?.parentElement
  // What was pressed, or a topic of another page.
  const foreign = [about, topic].find((name) => name && topics.every(({ label }) => label !== name))
  if (own?.lastChild && foreign) {
    own.lastChild.textContent = foreign
    own.hidden = false
  }
  for (const radio of radios) radio.checked = labelOf(radio) === topic
  for (const box of document.querySelectorAll('textarea')) box.value = words
  // The links of the offer have its lines, those of a service its name.
  for (const link of document.querySelectorAll<HTMLAnchorElement>(
    `${isWritten(message) ? '' : 'main '}:is([href*="?text="],[href*="body="]):not(#${OFFER_ID} *, article *)`,
  ))
    link.href = link.href
      .replace(/(text|body)=.*/, `$1=${encodeURIComponent(words)}`)
      .replace(/(\?subject=)[^&]*/, `$1${encodeURIComponent(topic ?? '')}`)
}

/** Marks what the visitor enters: on reload the browser fills fields too. */
export function markEntered(): void {
  addEventListener('input', ({ target }) => {
    ;(target as HTMLElement).dataset.entered = ''
  })
}
