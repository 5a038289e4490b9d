import { type AnyRouter, RouterProvider } from '@tanstack/react-router'
import { StrictMode, useLayoutEffect } from 'react'
import type { SiteData } from '@/collections/resolved.ts'
import { SiteDataContext } from '@/components/SiteData.tsx'

type AppProps = {
  router: AnyRouter
  siteData: SiteData
  /** Called before the browser paints the app for the first time. */
  onShown?: (() => void) | undefined
}

/** The root component, for the browser and for prerendering: hydration needs the same tree. */
export function App({ router, siteData, onShown }: AppProps) {
  return (
    <StrictMode>
      <Shown onShown={onShown} />
      <SiteDataContext value={siteData}>
        <RouterProvider router={router} />
      </SiteDataContext>
    </StrictMode>
  )
}

/** Its effect precedes those of the router, which focus and scroll: a covered page cannot. */
function Shown({ onShown }: Pick<AppProps, 'onShown'>) {
  useLayoutEffect(() => {
    onShown?.()
  }, [onShown])
  return null
}
