/** Runs in the head of every page before the first paint; see README.md. Answers clicks until the app does. */
import { rememberShown, wasShown } from '@/motion/once-a-visit.ts'
import { applyStoredTheme, getTheme, setTheme } from '@/theme/theme.ts'

const { documentElement: root } = document

/** The play of the first sample site, as in sections/hero/use-stage-play.ts. */
const FIRST_PLAY = 'trade-0'

/** The subject of the message in the address, as in components/message/subject.ts. */
const SUBJECT = 'konu='

/** Nobody looks at the crowded page for longer; the change goes on without the app. */
const APP_LATE_MS = 1200

function click(event: MouseEvent): void {
  if (root.dataset.app || event.defaultPrevented || !(event.target instanceof Element)) return
  if (event.target.closest('[data-theme-toggle]')) setTheme(getTheme() === 'dark' ? 'light' : 'dark')
  const dialog = document.getElementById(event.target.closest('[commandfor]')?.getAttribute('commandfor') ?? '')
  if (dialog instanceof HTMLDialogElement && !('command' in HTMLButtonElement.prototype))
    dialog.open ? dialog.close() : dialog.showModal()
  const part = document.getElementById(event.target.closest('a[href^="#"]')?.getAttribute('href')?.slice(1) ?? '')
  if (!part) return
  // The skip link: behind the # of the URL stands a page.
  event.preventDefault()
  part.focus()
  part.scrollIntoView()
}

applyStoredTheme()

// The stage of the hero is seen first as it begins.
if (!matchMedia('(prefers-reduced-motion: reduce)').matches && !wasShown(FIRST_PLAY)) {
  root.dataset.stage = ''
  setTimeout(() => {
    const { stage, covered } = root.dataset
    const picture = document.querySelector('[data-phase] > :first-child')?.getBoundingClientRect()
    // Another page may have come in its place, or is about to; and who has not seen half of it sees it later.
    if (stage === '' && covered === undefined && picture && picture.top + picture.height / 2 < innerHeight)
      rememberShown(FIRST_PLAY)
    delete root.dataset.stage
  }, APP_LATE_MS)
}

if (root.dataset.entry) {
  const { href, pathname, search } = location
  // A messenger has escaped the hash.
  if (pathname.includes('%23')) location.replace(href.replace('%23', '#'))
  // The hash, even an empty one, may ask for another page, or for a place in this one, and the message has another first
  // sentence for a subject: covered until boot.ts has parsed it.
  const hasHash = href.includes('#')
  if (hasHash) root.dataset.place = ''
  if (hasHash || search.includes(SUBJECT)) {
    root.dataset.covered = ''
    // If boot.ts does not come.
    addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && delete root.dataset.covered, true)
  }
  addEventListener('click', click)
}
