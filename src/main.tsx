import { requestEarly } from './app/load-page.ts'
import './styles/index.css'

const { dataset } = document.documentElement

/**
 * Evaluates React and the app in separate tasks, so that none blocks input for long on a slow phone. Both chunks are
 * preloaded by src/boot/. Not at the top level: the app imports from this module, which would be a deadlock.
 */
async function start(): Promise<void> {
  if (dataset.page) requestEarly(dataset.page)
  await import('react-dom/client')
  await new Promise((resolve) => setTimeout(resolve))
  const { startApp } = await import('./app/start.tsx')
  await new Promise((resolve) => setTimeout(resolve))
  await startApp()
}

start().catch((error: unknown) => {
  // The prerendered page stays, with its links; boot.ts navigates if it is covered.
  document.dispatchEvent(new Event('app:failed'))
  throw error
})
