import { __iconNode as x } from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useRouter } from '@tanstack/react-router'
import { type KeyboardEvent, type MouseEvent, useEffect, useId, useRef } from 'react'
import { Icon } from '@/components/Icon.tsx'
import { SiteLink } from '@/components/SiteLink.tsx'
import type { Shell } from '@/content/resolved.ts'
import styles from './Drawer.module.css'

type DrawerProps = {
  isOpen: boolean
  onClose: () => void
  menu: Shell['navigation']['menu']
  closeLabel: string
}

/** Closes on a press outside of the panel: the backdrop belongs to the dialog, so the place of the press decides. */
function isOutside({ currentTarget, target, clientX }: MouseEvent<HTMLDialogElement>): boolean {
  return target === currentTarget && clientX > currentTarget.getBoundingClientRect().right
}

/** Keeps Tab inside: a modal dialog alone lets it wander through the browser's own buttons. */
function keepFocusInside(event: KeyboardEvent<HTMLDialogElement>): void {
  if (event.key !== 'Tab') return
  const stops = event.currentTarget.querySelectorAll<HTMLElement>('a, button')
  const leaving = event.shiftKey ? stops[0] : stops[stops.length - 1]
  const entering = event.shiftKey ? stops[stops.length - 1] : stops[0]
  if (document.activeElement === leaving) {
    event.preventDefault()
    entering?.focus()
  }
}

/**
 * The side menu: a modal dialog that slides in from the left. The browser keeps the page behind it inert, closes it
 * with Escape and gives the focus back to the button that opened it.
 */
export function Drawer({ isOpen, onClose, menu, closeLabel }: DrawerProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const router = useRouter()

  useEffect(() => {
    const dialog = ref.current
    if (isOpen && !dialog?.open) dialog?.showModal()
    if (!isOpen && dialog?.open) dialog.close()
  }, [isOpen])

  // Who goes back or forward by a gesture sees another page, and no menu of it: before that page’s heading is given the
  // focus, which it cannot have behind an open menu.
  useEffect(() => router.subscribe('onBeforeNavigate', () => ref.current?.close()), [router])

  return (
    <dialog
      ref={ref}
      className={styles.drawer}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={(event) => isOutside(event) && onClose()}
      onKeyDown={keepFocusInside}
    >
      <div className={styles.panel}>
        <div className={styles.top}>
          <h2 id={titleId} className={styles.title}>
            {menu.title}
          </h2>
          <button type="button" className={`icon-button ${styles.close}`} aria-label={closeLabel} onClick={onClose}>
            <Icon shape={x} size={24} />
          </button>
        </div>
        <nav aria-labelledby={titleId}>
          <ul role="list">
            {menu.items.map((item) => (
              <li key={item.id}>
                <SiteLink to={item.link} className={styles.link} onClick={onClose}>
                  {item.name}
                </SiteLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </dialog>
  )
}
