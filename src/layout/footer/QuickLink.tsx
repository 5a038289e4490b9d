import { useLocation, useNavigate } from '@tanstack/react-router'
import { goToPart } from '@/boot/part.ts'
import { isModifiedClick } from '@/components/link/is-modified-click.ts'
import { quickLinkPath } from '@/content/paths.ts'

type QuickLinkProps = { link: string; name: string; className: string | undefined }

/** Quick link of the footer with an anchor such as `#hakkimizda`, which opens the page of that name. */
export function QuickLink({ link, name, className }: QuickLinkProps) {
  const navigate = useNavigate()
  const path = quickLinkPath(link)
  const isCurrent = useLocation({ select: ({ pathname }) => pathname === path })
  return (
    <a
      href={link}
      className={className}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={(event) => {
        if (isModifiedClick(event)) return
        event.preventDefault()
        if (isCurrent) goToPart('')
        else navigate({ to: path })
      }}
    >
      {name}
    </a>
  )
}
