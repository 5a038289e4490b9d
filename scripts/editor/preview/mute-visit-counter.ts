/** The site's counter keeps its visit here and starts one only where there is none; see src/visit-counter/page-visit.ts. */
const VISIT: unique symbol = Symbol.for('visit-counter.visit') as never

/** A number that shows how the line looks. */
const SAMPLE_COUNT = 1234

/** Puts a visit in the counter's place that connects to nothing. */
export function muteVisitCounter(): void {
  Object.assign(window, { [VISIT]: { subscribe: () => () => {}, count: () => SAMPLE_COUNT } })
}
