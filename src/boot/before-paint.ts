/** Runs in the head of every page before the first paint; see README.md. Answers clicks until the app does. */
import { applyStoredTheme, getTheme, setTheme } from '@/theme/theme.ts'
import { isReturn } from './part.ts'

const { documentElement: root } = document

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

// The reader is led to a place in the page.
if (location.hash || isReturn()) root.dataset.place = ''

if (root.dataset.entry) {
  // The hash may ask for another page: covered until boot.ts has parsed it.
  if (location.hash) root.dataset.covered = ''
  addEventListener('click', click)
}
