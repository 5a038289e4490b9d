/** What tells a plain press from others; of the browser's events and of React's. */
type Press = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>

/** Whether a press opens a new tab or a menu, whatever was pressed: those belong to the browser. */
export function isModifiedClick(event: Press): boolean {
  return event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
}
