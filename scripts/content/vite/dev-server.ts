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
 */
export class DevContent {
  readonly #server: ViteDevServer
  readonly #folder: string
  readonly #load: () => Promise<LoadedContent>
  /** The content being served: the last one without diagnostics, or the first one. */
  #served: Promise<LoadedContent>
  /** The diagnostics in the overlay. */
  #failure: ContentError | undefined
  #running: Promise<void> = Promise.resolve()
  #stopWatching = () => {}

  constructor(server: ViteDevServer, folder: string, load: () => Promise<LoadedContent>) {
    this.#server = server
    this.#folder = folder
    this.#load = load
    this.#served = load()
  }

  current(): Promise<LoadedContent> {
    return this.#served
  }

  start() {
    const { environments, middlewares } = this.#server
    // Vite's own watcher drops a change of a file that follows another one at once.
    this.#stopWatching = watchFolder(this.#folder, () => this.#refreshInTurn())
    middlewares.use((request, response, next) => {
      this.#findFile(request.url)
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
    // A page opened while content has diagnostics gets the last good content and the overlay.
    environments.client.hot.on('vite:client:connect', () => {
      // After Vite's own first message.
      if (this.#failure) setImmediate(() => this.#sendFailure())
    })
  }

  stop() {
    this.#stopWatching()
  }

  /**
   * Looks an address up in the content; never opens a path from a request.
   *
   * @returns Without a source: there is no such page, which Vite would answer with the front page.
   */
  async #findFile(url = ''): Promise<{ type: string; source?: Uint8Array | string } | undefined> {
    const { base } = this.#server.config
    const href = url.split('?')[0] ?? ''
    // Vite answers for everything outside of the site's folder.
    if (!href.startsWith(base)) return undefined
    const path = href.slice(base.length - 1)
    const { assets, content } = await this.#served
    const json = (data: object) => ({ type: JSON_TYPE, source: JSON.stringify(data) })
    if (content && path === SITE_DATA_FILE) return json({ siteData: content.siteData })
    if (!path.endsWith(pageDataFile(''))) return assets.find(({ fileName }) => path === `/${fileName}`)
    const page = content?.pages.find((each) => pageDataFile(each.path) === path)?.content
    if (page) return json({ page })
    const moved = content?.redirects.find(({ from }) => pageDataFile(from) === path)
    return moved ? json({ redirect: moved.to }) : { type: JSON_TYPE }
  }

  #refreshInTurn() {
    this.#running = this.#running.then(() => this.#refresh()).catch((error: unknown) => this.#logUnexpected(error))
  }

  async #refresh() {
    const next = await this.#load()
    if (next.diagnostics.length > 0) return this.#showDiagnostics(next)
    const before = await this.#served
    this.#served = Promise.resolve(next)
    const wasFailing = this.#failure !== undefined
    this.#failure = undefined
    if (wasFailing) this.#server.config.logger.info(formatReport([], 'tr'), { timestamp: true })
    if (before.diagnostics.length > 0) return this.#send({ type: 'full-reload' })
    if (wasFailing) this.#send({ type: 'update', updates: [] })
    this.#send(CONTENT_UPDATE)
  }

  async #showDiagnostics(next: LoadedContent) {
    const failure = new ContentError(next.diagnostics)
    if (failure.report === this.#failure?.report) return
    if (!this.#failure) this.#server.config.logger.error(failure.report, { timestamp: true })
    this.#failure = failure
    if ((await this.#served).diagnostics.length > 0) this.#served = Promise.resolve(next)
    this.#sendFailure()
  }

  #sendFailure() {
    // Vite's client reloads at the first update with an overlay present, unless there was an update before.
    this.#send({ type: 'update', updates: [] })
    if (this.#failure) this.#send({ type: 'error', err: this.#failure.toPayload() })
  }

  /** Vite keeps an error or a reload that reaches nobody for the next page, even when it no longer applies. */
  #send(payload: HotPayload) {
    if (this.#server.ws.clients.size > 0) this.#server.environments.client.hot.send(payload)
  }

  #logUnexpected(error: unknown) {
    this.#server.config.logger.error(String(error instanceof Error ? error.stack : error), { timestamp: true })
  }
}
