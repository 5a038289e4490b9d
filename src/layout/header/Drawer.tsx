import { useRouter } from '@tanstack/react-router'
import { type KeyboardEvent, type MouseEvent, useEffect, useId, useRef } from 'react'
import { Icon } from '@/components/image/Icon.tsx'
import { SiteLink } from '@/components/link/SiteLink.tsx'
import { useContactHrefs } from '@/components/message/message.ts'
import { useSiteData } from '@/components/SiteData.tsx'
import { phoneHref } from '@/content/contact-hrefs.ts'
import styles from './Drawer.module.css'

type DrawerProps = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }

/** Whether a click hit the backdrop. The backdrop belongs to the dialog element, so the coordinates decide. */
function isOutside({ currentTarget, target, clientX }: MouseEvent<HTMLDialogElement>): boolean {
  return target === currentTarget && clientX > currentTarget.getBoundingClientRect().right
}

/** Focus trap: a native modal dialog lets Tab leave for the browser's own controls. */
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

/** The id of the dialog, which the menu button names in `commandfor`. Ids of headings have no underscore. */
export const MENU_ID = 'side_menu'

/**
 * Invoker attributes: they open or close the dialog before hydration. src/boot/ does it in browsers without support.
 * After hydration the app calls `preventDefault`, because browsers log an error for a dialog that is already open.
 */
export function commandFor(id: string, command: 'show-modal' | 'close'): object {
  return { command, commandfor: id }
}

/**
 * The side menu (drawer): a modal dialog that slides in from the left. The browser makes the page behind it inert,
 * closes it with Escape and returns the focus to the menu button.
 */
export function Drawer({ isOpen, onOpenChange }: DrawerProps) {
  const { site, interface: texts, navigation } = useSiteData()
  const { menu } = navigation
  const { chat } = useContactHrefs()
  const ref = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const router = useRouter()
  const close = () => ref.current?.close()

  useEffect(() => {
    if (isOpen && !ref.current?.open) ref.current?.showModal()
  }, [isOpen])

  // The dialog may have been opened before hydration.
  useEffect(() => onOpenChange(ref.current?.open === true), [onOpenChange])

  // Back and forward navigation closes the menu before the new page's heading receives the focus: an element behind an
  // open modal dialog cannot have it.
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
      <h2 id={titleId} className={styles.title}>
        {menu.title}
      </h2>
      <button
        type="button"
        className={`icon-button ${styles.close}`}
        aria-label={texts.menuClose}
        onClick={(event) => {
          event.preventDefault()
          close()
        }}
        {...commandFor(MENU_ID, 'close')}
      >
        <Icon name="x" size={24} />
      </button>
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
      <p className={styles.contact}>
        <SiteLink to={chat}>
          <Icon name="brandWhatsapp" size={22} />
          {texts.whatsappAction}
        </SiteLink>
        <a href={phoneHref(site.contact.phone)}>
          <Icon name="phone" size={22} />
          {texts.phoneAction}
        </a>
      </p>
    </dialog>
  )
}
