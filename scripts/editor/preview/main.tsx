import '@/styles/index.css'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
import { DraftPage } from './DraftPage.tsx'
import { muteVisitCounter } from './mute-visit-counter.ts'

// The preview is no visit.
muteVisitCounter()

// The links of the site need a router.
const router = createRouter({
  routeTree: createRootRoute({ component: DraftPage }),
  history: createMemoryHistory({ initialEntries: ['/'] }),
})

// Links are disabled: the preview shows one page.
document.addEventListener(
  'click',
  (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link) return
    event.preventDefault()
    event.stopPropagation()
  },
  { capture: true },
)

const element = document.getElementById('root')
if (!element) throw new Error('index.html has no element with the id "root".')
createRoot(element).render(<RouterProvider router={router} />)
