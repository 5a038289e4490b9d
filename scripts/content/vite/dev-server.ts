import { resolve, sep } from 'node:path'
import type { HotPayload, ViteDevServer } from 'vite'
import { formatReport } from '../diagnostics/format-text.ts'
import { ContentError } from './error-overlay.ts'
import type { Snapshot } from './snapshot.ts'
import { PAGES_MODULE } from './virtual-modules.ts'

/** Editors save in several steps and programs several files; long enough to see them as one change. */
const SETTLE_MS = 15

/**
 * Vite's watcher drops a second change of a file within 50 ms of the first; looking once more finds it.
 * A look at files that stayed the same costs next to nothing.
 */
const SECOND_LOOK_MS = 100

/**
 * Keeps a running dev server's content up to date: new content goes into open pages without reloading them,
 * a mistake shows over the page and leaves as soon as it is mended.
 */
export class DevContent {
  readonly #server: ViteDevServer
  readonly #folder: string
  readonly #load: () => Promise<Snapshot>
  /** What is served: the last content without diagnostics, or the first look at it. */
  #served: Promise<Snapshot>
  #isFailing = false
  /** What the overlay says, so that it is not told twice. */
  #shown: string | undefined
  /** A page asked for content while there was none: only loading it again helps. */
  #hasFailedLoad = false
  #timer: NodeJS.Timeout | undefined
  #secondTimer: NodeJS.Timeout | undefined
  #running: Promise<void> = Promise.resolve()

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
    const { watcher, middlewares } = this.#server
    watcher.add(this.#folder)
    watcher.on('all', (_event, file) => {
      const path = resolve(file)
      if (path === this.#folder || path.startsWith(this.#folder + sep)) this.#schedule()
    })
    middlewares.use((request, response, next) => {
      this.#findAsset(request.url)
        .then((asset) => {
          if (!asset) return next()
          response.setHeader('Content-Type', asset.type)
          // The address changes with the picture, so it may be kept as long as the browser likes.
          response.setHeader('Cache-Control', 'max-age=31536000, immutable')
          response.end(asset.source)
        })
        .catch(next)
    })
    // A page opened while content has diagnostics gets the last good content, and is told.
    this.#server.environments.client.hot.on('vite:client:connect', () => {
      if (!this.#isFailing) return
      this.#shown = undefined
      this.#schedule()
    })
    void this.#served.then(({ diagnostics }) => {
      if (diagnostics.length > 0) this.#tell(diagnostics, true)
    })
  }

  /** Addresses are looked up, never opened: nothing outside the list can be reached. */
  async #findAsset(url = '') {
    const path = url.split('?')[0]?.replace(/^\//, '')
    const { base } = this.#server.config
    const { assets } = await this.#served
    return assets.find(({ fileName }) => path === fileName || `/${path}` === base + fileName)
  }

  #schedule() {
    clearTimeout(this.#timer)
    clearTimeout(this.#secondTimer)
    this.#timer = setTimeout(() => this.#refreshInTurn(), SETTLE_MS)
    this.#secondTimer = setTimeout(() => this.#refreshInTurn(), SETTLE_MS + SECOND_LOOK_MS)
  }

  #refreshInTurn() {
    this.#running = this.#running.then(() => this.#refresh()).catch((error: unknown) => this.#logUnexpected(error))
  }

  async #refresh() {
    const next = await this.#load()
    if (next.diagnostics.length > 0) return this.#showDiagnostics(next)
    const before = await this.#served
    this.#served = Promise.resolve(next)
    const wasFailing = this.#isFailing
    this.#isFailing = false
    this.#shown = undefined
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
    const report = formatReport(next.diagnostics, 'tr')
    if (report === this.#shown) return
    this.#shown = report
    const { diagnostics: servedDiagnostics } = await this.#served
    this.#tell(next.diagnostics, !this.#isFailing)
    // Vite's client reloads at the first update that finds an overlay; a page that runs must not lose its state.
    if (servedDiagnostics.length === 0 && !this.#hasFailedLoad) this.#send({ type: 'update', updates: [] })
    if (servedDiagnostics.length > 0) this.#served = Promise.resolve(next)
    this.#send({ type: 'error', err: new ContentError(next.diagnostics).toPayload() })
  }

  /** Vite keeps an error or a reload that reaches nobody for the next page, even when it no longer applies. */
  #send(payload: HotPayload) {
    if (this.#server.ws.clients.size > 0) this.#server.environments.client.hot.send(payload)
  }

  #tell(diagnostics: Snapshot['diagnostics'], isNew: boolean) {
    this.#isFailing = true
    if (isNew) this.#server.config.logger.error(formatReport(diagnostics, 'tr'), { timestamp: true })
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
