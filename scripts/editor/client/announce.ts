export const STATUS_ID = 'durum'

/** Long enough to be read twice. */
const SHOWN_MS = 6000

let timer: ReturnType<typeof setTimeout> | undefined

/** Shows a message at the foot of the window for a moment; a live region reads it to screen readers. */
export function announce(text: string): void {
  const status = document.getElementById(STATUS_ID)
  if (!status) return
  status.textContent = text
  clearTimeout(timer)
  timer = setTimeout(() => {
    status.textContent = ''
  }, SHOWN_MS)
}
