import { type AnyRouter, RouterProvider } from '@tanstack/react-router'
import { StrictMode, useLayoutEffect } from 'react'

type AppProps = {
  router: AnyRouter
  /** Called before the browser paints the app for the first time. */
  onShown?: () => void
}

/** The whole site. The prepared pages and the browser render this very tree, or hydration would find differences. */
export function App({ router, onShown = nothing }: AppProps) {
  return (
    <StrictMode>
      <Shown onShown={onShown} />
      <RouterProvider router={router} />
    </StrictMode>
  )
}

/**
 * A layout effect, because right after `render()` there may still be a frame with the old page. The first of all, because
 * the router's own ones focus and scroll, which a covered page cannot.
 */
function Shown({ onShown }: Required<Pick<AppProps, 'onShown'>>) {
  useLayoutEffect(() => {
    onShown()
  }, [onShown])
  return null
}

function nothing() {}
