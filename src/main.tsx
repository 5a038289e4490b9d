import { reloadOnce } from './app/chunk-load-error.ts'
import './styles/index.css'

/**
 * The app starts in slices, so that no single one keeps a slow phone from answering a touch: React is evaluated first,
 * the app in a task of its own. Both files are already on their way; see src/boot/. Not at the top level of this module:
 * the app imports from it and would wait for its own end.
 */
async function start(): Promise<void> {
  await import('react-dom/client')
  await new Promise((resolve) => setTimeout(resolve))
  const { startApp } = await import('./app/start.tsx')
  await new Promise((resolve) => setTimeout(resolve))
  await startApp()
}

start().catch((error: unknown) => {
  // The prepared page stays: it can be read, and its links lead on. Where it covers another one, that one is opened.
  if (document.documentElement.dataset.covered !== undefined || !reloadOnce(error))
    document.dispatchEvent(new Event('app:failed'))
  throw error
})
