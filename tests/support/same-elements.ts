type Taken = { heading: Element | null; main: Element | null }

/** Keeps references to elements of the prerendered page, to compare them with those after hydration. */
export function keepElements() {
  document.addEventListener('DOMContentLoaded', () => {
    Object.assign(window, { taken: { heading: document.querySelector('h1'), main: document.querySelector('main') } })
  })
}

/** Whether they are the same now. */
export function areTheSame() {
  const { taken } = window as unknown as { taken: Taken }
  return (
    taken.heading !== null &&
    taken.heading === document.querySelector('h1') &&
    taken.main === document.querySelector('main')
  )
}
