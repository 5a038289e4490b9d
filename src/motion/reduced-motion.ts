import { useSyncExternalStore } from 'react'

const QUERY = '(prefers-reduced-motion: reduce)'

/** @returns Whether the reader has asked for less motion, at this moment. */
export function prefersReducedMotion(): boolean {
  return window.matchMedia(QUERY).matches
}

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(QUERY)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Follows the reader's setting also when it changes while the page is open. Still until the browser has answered. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(subscribe, prefersReducedMotion, () => true)
}
