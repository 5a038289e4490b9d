import { Link, useLocation } from '@tanstack/react-router'
import type { AriaAttributes, ReactNode } from 'react'
import { isInternalLink, parseAddress } from '@/content/paths.ts'

type SiteLinkProps = AriaAttributes & {
  /** As written in content: `/iletisim`, `/hizmetlerimiz#seo`, `https://…`, `tel:…`, `mailto:…`. */
  to: string
  className?: string | undefined
  onClick?: (() => void) | undefined
  children: ReactNode
}

/** A link: inside the site it goes through the router, everything else is left to the browser. */
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
  const isCurrent = useLocation({ select: (location) => location.pathname === pathname && hash === '' })
  return (
    <Link
      to={pathname}
      {...(hash === '' ? {} : { hash: hash.slice(1) })}
      activeOptions={{ exact: true, includeHash: hash !== '' }}
      onClick={() => {
        // The router has nothing to do here; a reader who presses the link of the open page wants its beginning.
        if (isCurrent) window.scrollTo({ top: 0 })
        onClick?.()
      }}
      {...rest}
    >
      {children}
    </Link>
  )
}
