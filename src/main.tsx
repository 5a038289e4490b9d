import { missingStylesheet, reloadOnce } from './app/missing-file.ts'
import './styles/index.css'

/**
 * The app starts in slices, so that no single one keeps a slow phone from answering a touch: React is evaluated first,
 * the app in a task of its own. Both files are already on their way; see boot.ts. Not at the top level of this module:
 * the app imports from it and would wait for its own end.
 */
async function start(): Promise<void> {
  await import('react-dom/client')
  await new Promise((resolve) => setTimeout(resolve))
  const [{ startApp }] = await Promise.all([import('./app/start.tsx'), stylesHaveCome()])
  await new Promise((resolve) => setTimeout(resolve))
  await startApp()
}

/** A prepared page holds only its own rules; the app may show any page, and must not show one without its looks. */
async function stylesHaveCome(): Promise<void> {
  const { styles } = document.documentElement.dataset
  if (styles === undefined) return
  const link = document.head.querySelector<HTMLLinkElement>(`link[href="${styles}"]`)
  if (!link) throw missingStylesheet(styles)
  if (link.sheet) return
  await new Promise((resolve, reject) => {
    link.onload = resolve
    link.onerror = () => reject(missingStylesheet(styles))
  })
}

start().catch(async (error: unknown) => {
  // The prepared page stays: it can be read, and its links lead on. Where it covers another one, that one is opened.
  const isCovered = document.documentElement.dataset.boot !== undefined
  document.dispatchEvent(new Event('app:failed'))
  // While it asks whether the site answers, a link may be followed, and must not be lost to a reload.
  const { dataset } = document.documentElement
  addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) dataset.leaving = ''
  })
  if (!isCovered) await reloadOnce(error, () => dataset.leaving === undefined)
  throw error
})
