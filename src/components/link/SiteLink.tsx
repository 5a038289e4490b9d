import { useLinkProps, useLocation } from '@tanstack/react-router'
import type { AriaAttributes, MouseEvent, ReactNode } from 'react'
import { goToPart } from '@/boot/part.ts'
import { CHAT_HREF } from '@/content/contact-hrefs.ts'
import { isInternalLink, pageHref, parseAddress } from '@/content/paths.ts'
import { takeSubject } from '../message/message.ts'
import { useInterfaceTexts } from '../SiteData.tsx'

type SiteLinkProps = AriaAttributes & {
  /** As written in content: `/iletisim`, `/hizmetlerimiz#seo`, `/iletisim?konu=…`, `https://…`, `tel:…`, `mailto:…`. */
  to: string
  /** What the browser sees in place of the address, where the app leads there by another one too: `#hakkimizda`. */
  href?: string
  className?: string | undefined
  onClick?: (() => void) | undefined
  children: ReactNode
}

/** A link. The router handles internal addresses, the browser all others. */
export function SiteLink(props: SiteLinkProps) {
  return isInternalLink(props.to) ? <InternalLink {...props} /> : <ExternalLink {...props} />
}

/** A chat opens in a new tab, and says so: what is written here, and the place in it, are kept whatever the chat program does. */
function ExternalLink({ to, children, 'aria-label': label, ...rest }: SiteLinkProps) {
  const { newTab } = useInterfaceTexts()
  const isChat = to.startsWith(CHAT_HREF)
  const said = isChat && newTab ? ` (${newTab})` : ''
  return (
    <a
      href={to}
      target={isChat ? '_blank' : undefined}
      rel={to.startsWith('https:') ? 'noopener noreferrer' : undefined}
      aria-label={label && label + said}
      {...rest}
    >
      {children}
      {!label && said && <span className="visually-hidden">{said}</span>}
    </a>
  )
}

/** What the message is about goes along in the tab, not in the hash route; in a new tab, or without the app, the address brings it. */
function InternalLink({ to, href, children, onClick, ...rest }: SiteLinkProps) {
  const { pathname, search, hash } = parseAddress(to)
  const part = hash.slice(1)
  const isJump = useLocation({ select: (location) => part !== '' && location.pathname === pathname })
  const isCurrent = useLocation({ select: (location) => location.pathname === pathname && location.hash === part })
  const link = useLinkProps({
    to: pathname,
    ...(part === '' ? {} : { hash: part }),
    activeOptions: { exact: true, includeHash: part !== '', includeSearch: false },
    onClick: (event) => {
      if (isModifiedClick(event)) return
      // The router ignores a link to the current location; the reader expects to reach its beginning.
      if (isCurrent) goToPart(part)
      takeSubject(search)
      onClick?.()
    },
    ...rest,
  })
  return (
    <a {...link} data-jump={isJump || undefined} href={href ?? (search === '' ? link.href : pageHref(to))}>
      {children}
    </a>
  )
}

/** Whether the browser handles the click itself: a new tab, a new window or a context menu. */
function isModifiedClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey
}
