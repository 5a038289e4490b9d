/** What src/boot/ does for the fields of a message before hydration; early-input.ts reads afterwards what was entered. */
import { OFFER_ID } from '@/content/paths.ts'

/** Opens fields that are closed without a script; `false` closes them again. */
export function enableFields(isEnabled: boolean): void {
  for (const field of document.querySelectorAll<HTMLInputElement>('[data-early]')) {
    field.disabled = !isEnabled
    field.readOnly = !isEnabled
  }
}

/** Shows the message of this tab as it was left, and lets the links that are pressed before hydration carry it. */
export function restoreMessage(): void {
  try {
    const { words, topic } = JSON.parse(sessionStorage.getItem('message') ?? '{}')
    if (!words) return
    for (const radio of document.querySelectorAll<HTMLInputElement>('[data-early] [type=radio]'))
      radio.checked = radio.parentElement?.textContent === topic
    for (const box of document.querySelectorAll('textarea')) box.value = words
    // The links of the offer have its lines.
    for (const link of document.querySelectorAll<HTMLAnchorElement>(
      `:is([href*="?text="],[href*="&body="]):not(#${OFFER_ID} *)`,
    ))
      link.href = link.href.replace(/(text|body)=.*/, `$1=${encodeURIComponent(words)}`)
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
