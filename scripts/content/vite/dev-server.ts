import type { HotPayload, ViteDevServer } from 'vite'
import { pageDataFile, SITE_DATA_FILE } from '../../../src/content/paths.ts'
import { formatReport } from '../diagnostics/format-text.ts'
import type { LoadedContent } from '../load.ts'
import { watchFolder } from '../read/watch-folder.ts'
import { ContentError } from './error-overlay.ts'

const JSON_TYPE = 'application/json'

/** Sent to open pages, which then load their data again. */
const CONTENT_UPDATE: HotPayload = { type: 'custom', event: 'content:update' }

/**
 * Serves the content of a running dev server: the files that a build writes, from memory. New content goes into open pages
 * without a reload, a mistake shows in Vite's error overlay until it is mended.
 *
 * @returns The content being served: the last one without diagnostics, or the first one. And how to stop.
 */
export function serveContent(server: ViteDevServer, folder: string, load: () => Promise<LoadedContent>) {
  const { base, logger } = server.config
  const { hot } = server.environments.client
  let served = load()
  /** The diagnostics in the overlay. */
  let failure: ContentError | undefined
  let running: Promise<void> = Promise.resolve()

  server.middlewares.use((request, response, next) => {
    findFile(request.url)
      .then((file) => {
        if (!file) return next()
        response.writeHead(file.source ? 200 : 404, {
          'Content-Type': file.type,
          // The address of a picture has its hash.
          'Cache-Control': file.type === JSON_TYPE ? 'no-store' : 'max-age=31536000, immutable',
        })
        response.end(file.source)
      })
      .catch(next)
  })
  // A page opened while content has diagnostics gets the last good content and the overlay, after Vite's own first message.
  hot.on('vite:client:connect', () => void setImmediate(sendFailure))
  // Vite's own watcher drops a change of a file that follows another one at once.
  const stop = watchFolder(folder, () => {
    running = running.then(refresh).catch((error: unknown) => {
      logger.error(String(error instanceof Error ? error.stack : error), { timestamp: true })
    })
  })
  return { current: () => served, stop }

  /**
   * Looks an address up in the content; never opens a path from a request.
   *
   * @returns Without a source: there is no such page, which Vite would answer with the front page.
   */
  async function findFile(url = ''): Promise<{ type: string; source?: Uint8Array | string } | undefined> {
    const href = url.split('?')[0] ?? ''
    // Vite answers for everything outside of the site's folder.
    if (!href.startsWith(base)) return undefined
    const path = href.slice(base.length - 1)
    const { assets, content } = await served
    const json = (data: object) => ({ type: JSON_TYPE, source: JSON.stringify(data) })
    if (content && path === SITE_DATA_FILE) return json({ siteData: content.siteData })
    if (!path.endsWith(pageDataFile(''))) return assets.find(({ fileName }) => path === `/${fileName}`)
    const page = content?.pages.find((each) => pageDataFile(each.path) === path)?.content
    if (page) return json({ page })
    const moved = content?.redirects.find(({ from }) => pageDataFile(from) === path)
    return moved ? json({ redirect: moved.to }) : { type: JSON_TYPE }
  }

  async function refresh() {
    const next = await load()
    const before = await served
    const wasFailing = failure
    failure = next.diagnostics.length > 0 ? new ContentError(next.diagnostics) : undefined
    if (!failure || before.diagnostics.length > 0) served = Promise.resolve(next)
    if (failure) {
      if (!wasFailing) logger.error(failure.message, { timestamp: true })
      if (failure.message !== wasFailing?.message) sendFailure()
      return
    }
    if (wasFailing) logger.info(formatReport([], 'tr'), { timestamp: true })
    if (before.diagnostics.length > 0) return send({ type: 'full-reload' })
    if (wasFailing) send({ type: 'update', updates: [] })
    send(CONTENT_UPDATE)
  }

  function sendFailure() {
    if (!failure) return
    // Vite's client reloads at the first update with an overlay present, unless there was an update before.
    send({ type: 'update', updates: [] })
    send({ type: 'error', err: { message: failure.message, stack: '', loc: failure.loc } })
  }

  /** Vite keeps an error or a reload that reaches nobody for the next page, even when it no longer applies. */
  function send(payload: HotPayload) {
    if (server.ws.clients.size > 0) hot.send(payload)
  }
}
