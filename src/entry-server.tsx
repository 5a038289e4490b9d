/** What the build renders pages with, in Node; see scripts/prerender/. Never reaches the browser. */
import pages from 'virtual:content/pages'
import shell from 'virtual:content/shell'
import { createMemoryHistory, RouterContextProvider } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import { App } from './app/App.tsx'
import { loadPage } from './app/load-page.ts'
import { createSiteRouter } from './app/router.tsx'
import { ShellProvider } from './app/Shell.tsx'
import { pageHref } from './content/paths.ts'
import type { PageEntry } from './content/resolved.ts'

export { pages, shell }

/**
 * Renders a page as the browser will.
 *
 * @param path As in content, e.g. `/hakkimizda`.
 * @returns HTML: first the tags that belong into the head, then the page.
 * @throws Error when a part of the page cannot be rendered; an error page must never be published as a page.
 */
export async function renderPage(path: string): Promise<string> {
  return renderWhole(<App router={await routerAt(path)} />)
}

/**
 * Renders what a reader sees first of a page who has come by a link, without what stands around every page.
 *
 * @returns As from `renderPage`.
 */
export async function renderOpening(entry: PageEntry): Promise<string> {
  const [router, { View, ...parts }] = await Promise.all([routerAt(entry.path), loadPage(entry)])
  return renderWhole(
    <RouterContextProvider router={router}>
      <ShellProvider>
        <View {...parts} isFresh />
      </ShellProvider>
    </RouterContextProvider>,
    // It stands in a document beside another page.
    'opening-',
  )
}

async function routerAt(path: string) {
  const history = createMemoryHistory({ initialEntries: [path] })
  history.createHref = pageHref
  const router = createSiteRouter(history)
  await router.load()
  for (const { error } of router.state.matches) if (error) throw error
  return router
}

async function renderWhole(tree: ReactNode, identifierPrefix = ''): Promise<string> {
  const errors: unknown[] = []
  const { prelude } = await prerender(tree, {
    identifierPrefix,
    // A large page would otherwise be put together by a script.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => void errors.push(error),
  })
  const html = await new Response(prelude).text()
  if (errors.length > 0) throw errors[0]
  return html
}
