import { Link, useLocation } from '@tanstack/react-router'
import type { AriaAttributes, ReactNode } from 'react'
import { goToPart } from '@/boot/part.ts'
import { isInternalLink, parseAddress } from '@/content/paths.ts'

type SiteLinkProps = AriaAttributes & {
  /** As written in content: `/iletisim`, `/hizmetlerimiz#seo`, `https://…`, `tel:…`, `mailto:…`. */
  to: string
  className?: string | undefined
  onClick?: (() => void) | undefined
  children: ReactNode
}

/** A link. The router handles internal addresses, the browser all others. */
export function SiteLink(props: SiteLinkProps) {
  return isInternalLink(props.to) ? <InternalLink {...props} /> : <ExternalLink {...props} />
}

function ExternalLink({ to, children, ...rest }: SiteLinkProps) {
  return (
    <a href={to} {...(to.startsWith('https:') ? { rel: 'noopener noreferrer' } : {})} {...rest}>
      {children}
    </a>
  )
}

function InternalLink({ to, children, onClick, ...rest }: SiteLinkProps) {
  const { pathname, hash } = parseAddress(to)
  const part = hash.slice(1)
  const isCurrent = useLocation({ select: (location) => location.pathname === pathname && location.hash === part })
  return (
    <Link
      to={pathname}
      {...(part === '' ? {} : { hash: part })}
      activeOptions={{ exact: true, includeHash: part !== '' }}
      onClick={() => {
        // The router ignores a link to the current location; the reader expects to reach its beginning.
        if (isCurrent) part === '' ? document.documentElement.scrollIntoView() : goToPart(part)
        onClick?.()
      }}
      {...rest}
    >
      {children}
    </Link>
  )
}
