/** Durations, delays and distances of all animations, as the specification of the site asks for them. */

/** Brand text: each letter is focused for `duration + pause`. */
export const BRAND_DURATION_S = 0.4
export const BRAND_PAUSE_S = 0.1
/** WCAG 2.2, 2.2.2: longer autoplay needs a pause button. Long names run faster instead. */
export const BRAND_TOTAL_MAX_S = 5

/** Sections: revealed once they are this far inside the viewport. */
export const REVEAL_OFFSET_PX = 100
/** Offset of a hidden block; also in styles/motion.css. */
export const REVEAL_DISTANCE_PX = 100
export const REVEAL_DURATION_S = 0.8
export const REVEAL_DELAY_S = 0.1
/** CSS `ease-in`. */
export const REVEAL_EASE = [0.42, 0, 1, 1] as const

/** Project cards: delay after the left neighbour in the row. */
export const CARD_DURATION_S = 0.8
export const CARD_STEP_S = 0.15
/** Chosen by eye: quick start, long settling. */
export const CARD_EASE = [0.22, 1, 0.36, 1] as const
