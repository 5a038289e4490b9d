/** Runs in the head of every page before the first paint; see README.md. Answers clicks until the app does. */
import { playInSight, wasPlayed } from '@/motion/play-in-sight.ts'
import { applyStoredTheme, getTheme, setTheme } from '@/theme/theme.ts'
import { whenIdle } from './when-idle.ts'

const { documentElement: root } = document

/** The subject of the message in the address, as in components/message/subject.ts. */
const SUBJECT = 'konu='

/** How long the stage of the hero waits for the app: a slow phone that is busy takes up to four seconds. */
const APP_PATIENCE_MS = 4000

/** @returns A promise that resolves when hydration is over, so that movement has the browser for itself. */
async function whenHydrated(): Promise<void> {
  await new Promise((resolve) => {
    new MutationObserver(resolve).observe(root, { attributeFilter: ['data-app'] })
    setTimeout(resolve, APP_PATIENCE_MS)
  })
  await whenIdle()
}

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

// The stage of the hero is seen first as it begins, and changes without the app.
if (!matchMedia('(prefers-reduced-motion: reduce)').matches && !wasPlayed(0)) {
  root.dataset.stage = ''
  const end = () => delete root.dataset.stage
  const begin = () => {
    const picture = document.querySelector('[data-phase] > :first-child')
    if (picture) playInSight(picture, 0, end, whenHydrated())
    else if (document.readyState === 'loading') requestAnimationFrame(begin)
    else end()
  }
  begin()
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
