/** Durations and distances of everything that moves. Source: the product's motion table. */

/** Brand text: one letter is in focus for `duration + pause`. */
export const BRAND_DURATION_S = 0.4
export const BRAND_PAUSE_S = 0.1
/** WCAG 2.2, 2.2.2: what moves by itself for longer needs a stop button. Long names go faster instead. */
export const BRAND_TOTAL_MAX_S = 5

/** Sections: shown once they are this far inside the view. */
export const REVEAL_OFFSET_PX = 100
/** How far below its place a waiting block starts; also in styles/motion.css. */
export const REVEAL_DISTANCE_PX = 100
export const REVEAL_DURATION_S = 0.8
export const REVEAL_DELAY_S = 0.1
/** CSS `ease-in`. */
export const REVEAL_EASE = [0.42, 0, 1, 1] as const

/** Project cards: each one later than its left neighbour in the same row. */
export const CARD_DURATION_S = 0.8
export const CARD_STEP_S = 0.15
/** Chosen by eye: quick start, long settling. */
export const CARD_EASE = [0.22, 1, 0.36, 1] as const
