import { useRouter } from '@tanstack/react-router'
import { createContext, type ReactNode, useContext, useDeferredValue, useLayoutEffect, useRef } from 'react'
import styles from './below-the-fold.module.css'

const IsBelowShownContext = createContext(true)

type FirstViewFirstProps = {
  /** Whether the reader starts at the top of what is new to the screen; else everything is rendered at once. */
  isFresh: boolean
  children: ReactNode
}

/** Has a page drawn as soon as its first view is there; what is `BelowTheFold` follows in the next frames. */
export function FirstViewFirst({ isFresh, children }: FirstViewFirstProps) {
  const isBelowShown = useDeferredValue(true, isFresh ? false : undefined)
  return <IsBelowShownContext value={isBelowShown}>{children}</IsBelowShownContext>
}

/** What a reader who has just come cannot see yet. Until it is there, its place keeps the footer out of view. */
export function BelowTheFold({ children }: { children: ReactNode }) {
  const isShown = useContext(IsBelowShownContext)
  const { history } = useRouter()
  const wasAwaited = useRef(false)
  useLayoutEffect(() => {
    // Who was quicker and asked for a part: the router has not found it.
    if (isShown && wasAwaited.current) document.getElementById(history.location.hash.slice(1))?.scrollIntoView()
    wasAwaited.current = !isShown
  }, [isShown, history])
  return isShown ? children : <div className={styles.place} />
}
