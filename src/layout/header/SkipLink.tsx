import { MAIN_ID } from '@/content/paths.ts'

/**
 * First stop of the keyboard. The address bar belongs to the router, so the jump is a move of the focus and leaves
 * the address alone; without script the browser jumps by itself.
 */
export function SkipLink({ label }: { label: string }) {
  return (
    <a
      className="skip-link"
      href={`#${MAIN_ID}`}
      onClick={(event) => {
        event.preventDefault()
        const main = document.getElementById(MAIN_ID)
        main?.focus()
        main?.scrollIntoView()
      }}
    >
      {label}
    </a>
  )
}
