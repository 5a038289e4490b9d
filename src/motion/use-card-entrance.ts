import { type RefObject, useEffect } from 'react'
import { watchCards } from './reveal.ts'

/**
 * Brings the children of a list in, row by row.
 *
 * @param listRef The list; each of its children holds exactly one element, the part that moves.
 */
export function useCardEntrance(listRef: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const items = [...(listRef.current?.children ?? [])].filter((item) => item instanceof HTMLElement)
    return watchCards(items)
  }, [listRef])
}
