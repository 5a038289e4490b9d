import './styles/index.css'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { loadSection } from './app/load-page.ts'
import { createSiteRouter } from './app/router.tsx'
import { createSiteHistory } from './app/site-history.ts'

/** A first page that is ready sooner replaces the spinner of index.html directly; a later one shows its own. */
const FIRST_PAGE_PATIENCE_MS = 400

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id "root".')

const router = createSiteRouter(createSiteHistory())

router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
  // After a change of page the keyboard and the screen reader start at its heading, not at the link that was pressed.
  if (!fromLocation || !pathChanged) return
  const heading = document.querySelector<HTMLElement>('main h1')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
})

// The services are what most visitors open next.
loadSection('services').catch(() => {
  // The page that needs them asks again and reports it.
})

const patience = new Promise((resolve) => setTimeout(resolve, FIRST_PAGE_PATIENCE_MS))
await Promise.race([router.load(), patience])

// From here on the pages carry their own head.
for (const element of document.head.querySelectorAll('title, meta[name="description"]')) element.remove()
createRoot(root).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
)
