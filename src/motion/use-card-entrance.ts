import { type RefObject, useEffect } from 'react'
import { watchCards } from './reveal.ts'

/**
 * Reveals the items of a list row by row.
 *
 * @param listRef The list.
 */
export function useCardEntrance(listRef: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const items = [...(listRef.current?.children ?? [])].filter((item) => item instanceof HTMLElement)
    return watchCards(items)
  }, [listRef])
}
