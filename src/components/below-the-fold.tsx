import { useRouter } from '@tanstack/react-router'
import { createContext, type ReactNode, useContext, useDeferredValue, useLayoutEffect, useRef } from 'react'
import { goToPart } from '@/boot/part.ts'
import styles from './below-the-fold.module.css'

const IsBelowShownContext = createContext(true)

type FirstViewFirstProps = {
  /** Whether the reader starts at the top of a new page; otherwise everything is rendered at once. */
  isFresh: boolean
  children: ReactNode
}

/** Renders what is above the fold first; `BelowTheFold` follows in the next frames. */
export function FirstViewFirst({ isFresh, children }: FirstViewFirstProps) {
  const isBelowShown = useDeferredValue(true, isFresh ? false : undefined)
  return <IsBelowShownContext value={isBelowShown}>{children}</IsBelowShownContext>
}

/** The content below the fold. Until it is rendered, a placeholder keeps the footer out of the viewport. */
export function BelowTheFold({ children }: { children: ReactNode }) {
  const isShown = useContext(IsBelowShownContext)
  const { history } = useRouter()
  const wasAwaited = useRef(false)
  useLayoutEffect(() => {
    const { hash } = history.location
    // The router has not found a target that was not rendered yet. Without one the reader may be on the way down.
    if (isShown && wasAwaited.current && hash !== '') goToPart(hash.slice(1))
    wasAwaited.current = !isShown
  }, [isShown, history])
  return isShown ? children : <div className={styles.place} />
}
