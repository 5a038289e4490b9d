/** The key under which src/visit-counter/page-visit.ts registers the visit of a page load, unless there is one. */
const VISIT: unique symbol = Symbol.for('visit-counter.visit') as never

/** An invented number, so that the line can be seen. */
const SAMPLE_COUNT = 1234

/** Registers a visit that never connects to the database. */
export function muteVisitCounter(): void {
  Object.assign(window, { [VISIT]: { subscribe: () => () => {}, count: () => SAMPLE_COUNT } })
}
