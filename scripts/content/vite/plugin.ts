import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { FileCache } from '../check.ts'
import { loadContent } from '../load.ts'
import { colorRules } from '../resolve/color-rules.ts'
import { DevContent, type Snapshot } from './dev-server.ts'
import { ContentError } from './error-overlay.ts'
import { fillIndexHtml, placeholdersOf } from './index-html.ts'
import { VIRTUAL_PREFIX, writeModules } from './virtual-modules.ts'

/** The stylesheet of all pages. */
const STYLESHEET = /\/src\/styles\/index\.css$/

/**
 * Serves checked content to the site as `virtual:content/…` modules and its pictures as `assets/…`.
 * A build stops at content with diagnostics; the dev server shows them and serves the last content without any.
 *
 * @param root The content folder, relative to the project.
 */
export function content({ root = 'content' }: { root?: string } = {}): Plugin {
  let folder = root
  let load: () => Promise<Snapshot> = () => Promise.reject(new Error('Vite has not configured the content plugin.'))
  let built: Promise<Snapshot> | undefined
  let dev: DevContent | undefined

  /** The content to serve. */
  const current = (): Promise<Snapshot> => {
    if (dev) return dev.current()
    built ??= load()
    return built
  }

  return {
    name: 'content',

    async configResolved(config) {
      folder = resolve(config.root, root)
      const memory = new FileCache()
      const isDev = config.command === 'serve'
      load = () => takeSnapshot(folder, config.base, isDev, memory)
      // Before the bundler starts, so that the report reaches the terminal as it is.
      if (config.command === 'build') throwDiagnostics(await current())
    },

    configureServer(server) {
      dev = new DevContent(server, folder, load)
      dev.start()
    },

    closeBundle() {
      dev?.stop()
    },

    // Content files are no modules: `DevContent` watches them.
    hotUpdate({ file }) {
      return resolve(file).startsWith(folder) ? [] : undefined
    },

    resolveId: {
      filter: { id: /^virtual:content\// },
      handler: (id) => `\0${id}`,
    },

    load: {
      filter: { id: /^\0virtual:content\// },
      async handler(id) {
        const snapshot = await current()
        if (snapshot.diagnostics.length > 0) dev?.noteFailedLoad()
        throwDiagnostics(snapshot)
        const code = snapshot.modules.get(id.slice(1))
        if (code === undefined)
          this.error(`There is no content module ${id.slice(1)}; known: ${VIRTUAL_PREFIX}site-data, pages, page/<id>.`)
        return { code, map: null }
      },
    },

    transform: {
      // Before Vite reads the stylesheet.
      order: 'pre',
      filter: { id: STYLESHEET },
      handler: async (code) => ({ code: code + (await current()).colors, map: null }),
    },

    transformIndexHtml: {
      order: 'pre',
      handler: async (html) => fillIndexHtml(html, (await current()).placeholders),
    },

    async generateBundle() {
      // Only visitors load pictures; the bundle for Node has their addresses.
      if (this.environment.name !== 'client') return
      for (const { fileName, source } of (await current()).assets) this.emitFile({ type: 'asset', fileName, source })
    },
  }
}

async function takeSnapshot(folder: string, base: string, isDev: boolean, memory: FileCache): Promise<Snapshot> {
  const {
    diagnostics,
    content: resolved,
    assets,
  } = await loadContent({
    root: folder,
    base,
    // Originals are enough in development, and fast.
    images: isDev ? 'original' : 'responsive',
    drafts: isDev ? 'shown' : 'hidden',
    memory,
  })
  return {
    diagnostics,
    assets,
    modules: resolved ? writeModules(resolved, isDev) : new Map(),
    placeholders: resolved ? placeholdersOf(resolved) : {},
    colors: colorRules(resolved),
  }
}

function throwDiagnostics({ diagnostics }: Snapshot) {
  if (diagnostics.length > 0) throw new ContentError(diagnostics)
}
