import button from '@/components/link/ActionLink.module.css'
import { useInterfaceTexts } from '@/components/SiteData.tsx'
import { MAIN_ID } from '@/content/paths.ts'

/**
 * Skip link, the first tab stop. The hash belongs to the router, so the link moves the focus and leaves the address
 * unchanged; without script the browser follows the anchor.
 */
export function SkipLink() {
  const { skipLink } = useInterfaceTexts()
  return (
    <a
      className={`skip-link visually-hidden no-print ${button.action} ${button.strong}`}
      href={`#${MAIN_ID}`}
      onClick={(event) => {
        event.preventDefault()
        const main = document.getElementById(MAIN_ID)
        main?.focus()
        main?.scrollIntoView()
      }}
    >
      {skipLink}
    </a>
  )
}
