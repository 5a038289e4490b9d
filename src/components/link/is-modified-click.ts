/** The common properties of a native and a React mouse event. */
type Press = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>

/** Whether the browser handles the click itself: a new tab, a new window or a context menu. */
export function isModifiedClick(event: Press): boolean {
  return event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
}
