import { useEffect, useState } from 'react'

/** Sent by content modules when their file has been saved; see scripts/content/vite/plugin.ts. */
type ContentUpdate = CustomEvent<{ id: string; content: unknown }>

/**
 * Content that follows its file in development and in the form's preview, without a reload or a loss of state. Constant in a build.
 *
 * @param id `site-data` or `page/<file name>`.
 */
export function useLiveContent<Content>(id: string, initial: Content): Content {
  const [latest, setLatest] = useState<{ id: string; content: Content }>()

  useEffect(() => {
    if (!import.meta.hot && import.meta.env.MODE !== 'editor') return
    const follow = (event: Event) => {
      const { detail } = event as ContentUpdate
      if (detail.id === id) setLatest({ id, content: detail.content as Content })
    }
    window.addEventListener('content:update', follow)
    return () => window.removeEventListener('content:update', follow)
  }, [id])

  return latest?.id === id ? latest.content : initial
}
