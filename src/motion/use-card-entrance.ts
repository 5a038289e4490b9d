import { type RefObject, useEffect } from 'react'
import { reveal } from './reveal.ts'
import { CARD_DURATION_S, CARD_EASE, CARD_STEP_S } from './timing.ts'

/**
 * Reveals the items of a list row by row, each a step after its left neighbour.
 *
 * @param listRef The list.
 */
export function useCardEntrance(listRef: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const items = [...(listRef.current?.children ?? [])].filter((item) => item instanceof HTMLElement)
    return reveal(items, (placeInRow) => ({
      duration: CARD_DURATION_S,
      delay: placeInRow * CARD_STEP_S,
      ease: CARD_EASE,
    }))
  }, [listRef])
}
