import '@/styles/index.css'
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
import { RootLayout } from '@/app/RootLayout.tsx'
import { DraftPage } from './DraftPage.tsx'
import { muteVisitCounter } from './mute-visit-counter.ts'

// The preview is no visit.
muteVisitCounter()

const root = createRootRoute({ component: RootLayout })
const everything = createRoute({ getParentRoute: () => root, path: '$', component: DraftPage })
const router = createRouter({
  routeTree: root.addChildren([everything]),
  history: createMemoryHistory({ initialEntries: ['/onizleme'] }),
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
