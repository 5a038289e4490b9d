/** Entry of the build for Node, which prerenders the pages; see scripts/build/. */
import { createMemoryHistory } from '@tanstack/react-router'
import { prerender } from 'react-dom/static'
import { App } from './app/App.tsx'
import { withComponents } from './app/load-page.ts'
import { createSiteRouter } from './app/router.tsx'
import type { ResolvedPage, SiteData } from './collections/resolved.ts'
import { pageHref } from './content/paths.ts'

/**
 * Prerenders a page.
 *
 * @returns HTML: first the tags of the head, then the page.
 * @throws Error when a part of the page cannot be rendered.
 */
export async function renderPage(page: ResolvedPage, siteData: SiteData): Promise<string> {
  const history = createMemoryHistory({ initialEntries: [page.path] })
  history.createHref = pageHref
  const router = createSiteRouter(history, () => withComponents(page))
  await router.load()
  for (const { error } of router.state.matches) if (error) throw error
  const errors: unknown[] = []
  const { prelude } = await prerender(<App router={router} siteData={siteData} />, {
    // A large page would otherwise be completed by inline scripts.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => void errors.push(error),
  })
  const html = await new Response(prelude).text()
  if (errors.length > 0) throw errors[0]
  return html
}
