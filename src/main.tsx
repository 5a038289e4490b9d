import './styles/index.css'

/**
 * The app starts in slices, so that no single one keeps a slow phone from answering a touch: React is evaluated first,
 * the app in a task of its own. Both files are already on their way; see boot.ts.
 */
try {
  await import('react-dom/client')
  await new Promise((resolve) => setTimeout(resolve))
  const [{ startApp }] = await Promise.all([import('./app/start.tsx'), stylesHaveCome()])
  await new Promise((resolve) => setTimeout(resolve))
  await startApp()
} catch (error) {
  // The prepared page stays: it can be read, and its links lead on.
  document.dispatchEvent(new Event('app:failed'))
  reportError(error)
}

/** A prepared page holds only its own rules; the app may show any page. Without them it is better than nothing. */
async function stylesHaveCome(): Promise<void> {
  const link = document.head.querySelector<HTMLLinkElement>(`link[href="${document.documentElement.dataset.styles}"]`)
  if (!link || link.sheet) return
  await new Promise((resolve) => {
    link.onload = resolve
    link.onerror = resolve
  })
}
