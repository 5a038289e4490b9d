import { type ReactNode, useEffect, useRef } from 'react'
import { watchSection } from './reveal.ts'

/** Brings its content in when the reader gets to it. Without script, motion or time it is simply there. */
export function Reveal({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => (ref.current ? watchSection(ref.current) : undefined), [])
  return (
    <div ref={ref}>
      <div>{children}</div>
    </div>
  )
}
