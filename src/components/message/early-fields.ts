/** What src/boot/ does for the fields of a message before hydration; early-input.ts reads afterwards what was entered. */
import { OFFER_ID } from '@/content/paths.ts'
import type { Message } from './compose.ts'
import { choiceOf, readSubject } from './subject.ts'

/** Opens fields that are closed without a script; `false` closes them again. */
export function enableFields(isEnabled: boolean): void {
  for (const field of document.querySelectorAll<HTMLInputElement>('[data-early]')) {
    field.disabled = !isEnabled
    field.readOnly = !isEnabled
  }
}

/** What the fields show until the app knows it better: it also joins what the address brings with what is kept. */
export type EarlyMessage = { words?: string | undefined; topic?: string | undefined; about?: string | undefined }

/**
 * @param kept The message of this tab as it was left.
 * @param search Of the address, which may bring a subject.
 */
export function earlyMessage(
  kept: Message,
  search: string,
  topics: readonly { label: string; message: string }[],
  aboutMessage: string | undefined,
): EarlyMessage {
  const { label, text } = readSubject(search)
  const choice = text === undefined ? choiceOf(label, topics, aboutMessage) : { label, text, isPressed: true }
  const words = kept.words?.trim() ? kept.words : undefined
  if (label === '' || !choice) return { words, topic: kept.topic, about: kept.about }
  return {
    words: words ?? `${choice.text.trimEnd()} `,
    topic: choice.label,
    about: choice.isPressed ? choice.label : kept.about,
  }
}

/** Shows the message, and lets the links that are pressed before hydration carry it. */
export function restoreMessage(): void {
  const fields = document.querySelector<HTMLElement>('[data-early]:has([type=radio])')
  const radios = [...(fields?.querySelectorAll('input') ?? [])].map((radio) => ({
    radio,
    name: radio.nextElementSibling,
    label: radio.nextElementSibling?.textContent ?? '',
    message: radio.value,
  }))
  const [own, ...topics] = radios
  try {
    const kept = JSON.parse(sessionStorage.getItem('message') ?? '{}')
    const aboutMessage = fields?.dataset.about
    // Links with a subject lead to the contact page, which alone brings the texts along.
    const search = aboutMessage === undefined ? '' : location.search
    const { words, topic, about } = earlyMessage(kept, search, topics, aboutMessage)
    if (!words) return
    if (own?.name && about && topics.every(({ label }) => label !== about)) {
      own.name.textContent = own.label = about
      own.radio.parentElement?.removeAttribute('hidden')
    }
    for (const { radio, label } of radios) radio.checked = label === topic
    for (const box of document.querySelectorAll('textarea')) box.value = words
    // The links of the offer have its lines.
    for (const link of document.querySelectorAll<HTMLAnchorElement>(
      `:is([href*="?text="],[href*="&body="]):not(#${OFFER_ID} *)`,
    ))
      link.href = link.href
        .replace(/(text|body)=.*/, `$1=${encodeURIComponent(words)}`)
        .replace(/\?subject=[^&]*/, `?subject=${encodeURIComponent(topic ?? '')}`)
  } catch {
    // Storage is forbidden, or holds something else.
  }
}

/** Marks what the visitor enters: on reload the browser fills fields too. */
export function markEntered(): void {
  addEventListener('input', ({ target }) => {
    ;(target as HTMLElement).dataset.entered = ''
  })
}
