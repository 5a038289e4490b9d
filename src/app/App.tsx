import { type AnyRouter, RouterProvider } from '@tanstack/react-router'
import { StrictMode, useLayoutEffect } from 'react'

type AppProps = {
  router: AnyRouter
  /** Called before the browser paints the app for the first time. */
  onShown?: () => void
}

/** The root component, for the browser and for prerendering: hydration needs the same tree. */
export function App({ router, onShown = nothing }: AppProps) {
  return (
    <StrictMode>
      <Shown onShown={onShown} />
      <RouterProvider router={router} />
    </StrictMode>
  )
}

/**
 * Calls `onShown` in a layout effect: before the first paint of the app. Before the router's, which focus and scroll: a
 * covered page cannot.
 */
function Shown({ onShown }: Required<Pick<AppProps, 'onShown'>>) {
  useLayoutEffect(() => {
    onShown()
  }, [onShown])
  return null
}

function nothing() {}
