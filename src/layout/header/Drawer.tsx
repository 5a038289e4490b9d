import { useRouter } from '@tanstack/react-router'
import { type KeyboardEvent, type MouseEvent, useEffect, useId, useRef } from 'react'
import { Icon } from '@/components/image/Icon.tsx'
import { icons } from '@/components/image/icons.ts'
import { SiteLink } from '@/components/link/SiteLink.tsx'
import type { SiteData } from '@/content/resolved.ts'
import styles from './Drawer.module.css'

type DrawerProps = {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  menu: SiteData['navigation']['menu']
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

/** What the menu button opens, also before the app has come. No heading has an underscore in its name. */
export const MENU_ID = 'side_menu'

/**
 * Attributes by which the browser itself opens or closes a dialog until the app answers, and src/boot/ in one that does not
 * know them. The app takes the press over with `preventDefault`: browsers complain of a dialog that is open already.
 */
export function commandFor(id: string, command: 'show-modal' | 'close'): object {
  return { command, commandfor: id }
}

/**
 * The side menu: a modal dialog that slides in from the left. The browser keeps the page behind it inert, closes it
 * with Escape and gives the focus back to the button that opened it.
 */
export function Drawer({ isOpen, onOpenChange, menu, closeLabel }: DrawerProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const router = useRouter()
  const close = () => ref.current?.close()

  useEffect(() => {
    if (isOpen && !ref.current?.open) ref.current?.showModal()
  }, [isOpen])

  // A quick reader has opened it before the app came.
  useEffect(() => onOpenChange(ref.current?.open === true), [onOpenChange])

  // Who goes back or forward by a gesture sees another page, and no menu of it: before that page’s heading is given the
  // focus, which it cannot have behind an open menu.
  useEffect(() => router.subscribe('onBeforeNavigate', () => ref.current?.close()), [router])

  return (
    <dialog
      ref={ref}
      id={MENU_ID}
      className={styles.drawer}
      aria-labelledby={titleId}
      onClose={() => onOpenChange(false)}
      onClick={(event) => isOutside(event) && close()}
      onKeyDown={keepFocusInside}
    >
      <div className={styles.panel}>
        <div className={styles.top}>
          <h2 id={titleId} className={styles.title}>
            {menu.title}
          </h2>
          <button
            type="button"
            className={`icon-button ${styles.close}`}
            aria-label={closeLabel}
            onClick={(event) => {
              event.preventDefault()
              close()
            }}
            {...commandFor(MENU_ID, 'close')}
          >
            <Icon shape={icons.x} size={24} />
          </button>
        </div>
        <nav aria-labelledby={titleId}>
          <ul role="list">
            {menu.items.map((item) => (
              <li key={item.id}>
                <SiteLink to={item.link} className={styles.link} onClick={close}>
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
