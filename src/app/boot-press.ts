/** What was pressed; see boot.ts and use-early-openings.ts. */

/** @returns The nearest such element around an event's target, which may be the document. */
export function closest(target: EventTarget | null, selector: string): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(selector) : null
}
