import { useSyncExternalStore } from 'react'

const QUERY = '(prefers-reduced-motion: reduce)'

/** @returns Whether the user currently prefers reduced motion. */
export function prefersReducedMotion(): boolean {
  return window.matchMedia(QUERY).matches
}

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(QUERY)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Follows the preference while the page is open. Reduced until hydration. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(subscribe, prefersReducedMotion, () => true)
}
