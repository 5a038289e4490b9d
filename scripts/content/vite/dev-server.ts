import type { HotPayload, ViteDevServer } from 'vite'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { formatReport } from '../diagnostics/format-text.ts'
import type { Asset } from '../images/image-asset.ts'
import { watchFolder } from '../read/watch-folder.ts'
import { ContentError } from './error-overlay.ts'
import type { Placeholders } from './index-html.ts'
import { PAGES_MODULE } from './virtual-modules.ts'

/** One state of the content; with diagnostics all else is empty. */
export type Snapshot = {
  diagnostics: Diagnostic[]
  /** Source code by module address. */
  modules: Map<string, string>
  assets: Asset[]
  placeholders: Partial<Placeholders>
  /** Rules for the mean colours of pictures, added to the stylesheet. */
  colors: string
}

/**
 * Keeps the content of a running dev server up to date: new content goes into open pages without a reload, a mistake
 * shows in Vite's error overlay until it is mended.
 */
export class DevContent {
  readonly #server: ViteDevServer
  readonly #folder: string
  readonly #load: () => Promise<Snapshot>
  /** The content being served: the last one without diagnostics, or the first one. */
  #served: Promise<Snapshot>
  /** The diagnostics in the overlay. */
  #failure: ContentError | undefined
  /** A page imported content while there was none: it has to reload. */
  #hasFailedLoad = false
  #running: Promise<void> = Promise.resolve()
  #stopWatching = () => {}

  constructor(server: ViteDevServer, folder: string, load: () => Promise<Snapshot>) {
    this.#server = server
    this.#folder = folder
    this.#load = load
    this.#served = load()
  }

  current(): Promise<Snapshot> {
    return this.#served
  }

  noteFailedLoad() {
    this.#hasFailedLoad = true
  }

  start() {
    const { environments, middlewares } = this.#server
    // Vite's own watcher drops a change of a file that follows another one at once.
    this.#stopWatching = watchFolder(this.#folder, () => this.#refreshInTurn())
    middlewares.use((request, response, next) => {
      this.#findAsset(request.url)
        .then((asset) => {
          if (!asset) return next()
          response.setHeader('Content-Type', asset.type)
          // The address has a hash of the picture.
          response.setHeader('Cache-Control', 'max-age=31536000, immutable')
          response.end(asset.source)
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

  /** Looks an address up in the list of pictures; never opens a path from a request. */
  async #findAsset(url = '') {
    const path = url.split('?')[0]?.replace(/^\//, '')
    const { base } = this.#server.config
    const { assets } = await this.#served
    return assets.find(({ fileName }) => path === fileName || `/${path}` === base + fileName)
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
    const changed = [...next.modules].flatMap(([id, code]) => (before.modules.get(id) === code ? [] : [id]))
    const hasOtherRoutes = before.modules.get(PAGES_MODULE) !== next.modules.get(PAGES_MODULE)
    this.#invalidate(changed)
    if (this.#hasFailedLoad || hasOtherRoutes || before.diagnostics.length > 0) {
      this.#hasFailedLoad = false
      this.#send({ type: 'full-reload' })
      return
    }
    if (wasFailing) this.#send({ type: 'update', updates: [] })
    const { client } = this.#server.environments
    for (const id of changed) {
      const module = client.moduleGraph.getModuleById(`\0${id}`)
      if (module) await client.reloadModule(module)
    }
  }

  async #showDiagnostics(next: Snapshot) {
    const failure = new ContentError(next.diagnostics)
    if (failure.report === this.#failure?.report) return
    if (!this.#failure) this.#server.config.logger.error(failure.report, { timestamp: true })
    this.#failure = failure
    if ((await this.#served).diagnostics.length > 0) this.#served = Promise.resolve(next)
    this.#sendFailure()
  }

  #sendFailure() {
    // Vite's client reloads at the first update with an overlay present, unless there was an update before.
    if (!this.#hasFailedLoad) this.#send({ type: 'update', updates: [] })
    if (this.#failure) this.#send({ type: 'error', err: this.#failure.toPayload() })
  }

  /** Vite keeps an error or a reload that reaches nobody for the next page, even when it no longer applies. */
  #send(payload: HotPayload) {
    if (this.#server.ws.clients.size > 0) this.#server.environments.client.hot.send(payload)
  }

  #invalidate(ids: readonly string[]) {
    for (const { moduleGraph } of Object.values(this.#server.environments)) {
      for (const id of ids) {
        const module = moduleGraph.getModuleById(`\0${id}`)
        if (module) moduleGraph.invalidateModule(module)
      }
    }
  }

  #logUnexpected(error: unknown) {
    this.#server.config.logger.error(String(error instanceof Error ? error.stack : error), { timestamp: true })
  }
}
