import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from './parts.tsx'

type DialogProps = {
  title: string
  onClose: () => void
  /** On the button that closes it. */
  closeLabel?: string
  isWide?: boolean
  children: ReactNode
  actions?: ReactNode
}

/** A modal window; Escape and its first button close it. */
export function Dialog({ title, onClose, closeLabel = 'Vazgeç', isWide = false, children, actions }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  return (
    <dialog ref={dialog} className={isWide ? 'dialog wide' : 'dialog'} aria-label={title} onClose={onClose}>
      <h2>{title}</h2>
      {children}
      <footer className="dialog-actions">
        <Button onClick={onClose}>{closeLabel}</Button>
        {actions}
      </footer>
    </dialog>
  )
}
