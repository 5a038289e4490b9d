import '@/styles/index.css'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
import { inventVisitCount } from '@/visit-counter/page-visit.ts'
import { DraftPage } from './DraftPage.tsx'
import { listenToPicks } from './edit-on-page.ts'

// The preview is no visit.
inventVisitCount(1234)

// The links of the site need a router.
const router = createRouter({
  routeTree: createRootRoute({ component: DraftPage }),
  history: createMemoryHistory({ initialEntries: ['/'] }),
})

// Links lead nowhere: what they say is edited.
listenToPicks()

const element = document.getElementById('root')
if (!element) throw new Error('index.html has no element with the id "root".')
createRoot(element).render(<RouterProvider router={router} />)
