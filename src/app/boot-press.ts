/** What was pressed, and who answers it; see boot.ts. */

/** @returns The nearest such element around an event's target, which may be the document. */
export function closest(target: EventTarget | null, selector: string): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(selector) : null
}

/** Whether a press opens a new tab or a menu, whatever was pressed. */
export function isForBrowser(event: MouseEvent): boolean {
  return event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
}
