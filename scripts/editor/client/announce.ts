export const STATUS_ID = 'durum'

/** Says something to screen readers, and shows it at the foot of the window for a moment. */
export function announce(text: string): void {
  const status = document.getElementById(STATUS_ID)
  if (status) status.textContent = text
}
