import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { locale } from '../../../src/site.config.ts'
import { FileCache } from '../check.ts'
import { type LoadedContent, loadContent } from '../load.ts'
import { colorRules } from '../resolve/color-rules.ts'
import type { ResolvedContent } from '../resolve/resolve-content.ts'
import { serveContent } from './dev-server.ts'
import { ContentError } from './error-overlay.ts'

/** The stylesheet of all pages. */
const STYLESHEET = /\/src\/styles\/index\.css$/

/** What other plugins get from this one: the content of a build. */
export type ContentApi = { read: () => Promise<ResolvedContent> }

/**
 * Gives checked content to the site: its language, its pictures, and in development its data, which a build writes with the
 * pages. A build stops at content with diagnostics; the dev server shows them and serves the last content without any.
 *
 * @param root The content folder, relative to the project.
 */
export function content({ root = 'content' }: { root?: string } = {}): Plugin<ContentApi> {
  let folder = root
  let load: () => Promise<LoadedContent>
  let built: Promise<LoadedContent> | undefined
  let dev: ReturnType<typeof serveContent> | undefined
  const current = () => {
    if (dev) return dev.current()
    built ??= load()
    return built
  }

  return {
    name: 'content',

    api: {
      async read() {
        const { content } = await current()
        if (!content) throw new Error('The content has diagnostics.')
        return content
      },
    },

    async configResolved(config) {
      folder = resolve(config.root, root)
      const memory = new FileCache()
      load = () =>
        loadContent({
          root: folder,
          base: config.base,
          // Originals are enough in development, and fast.
          images: config.command === 'serve' ? 'original' : 'responsive',
          drafts: config.command === 'serve' ? 'shown' : 'hidden',
          memory,
        })
      // Before the bundler starts, so that the report reaches the terminal as it is.
      if (config.command === 'serve') return
      const { diagnostics } = await current()
      if (diagnostics.length > 0) throw new ContentError(diagnostics)
    },

    configureServer(server) {
      dev = serveContent(server, folder, load)
    },

    closeBundle() {
      dev?.stop()
    },

    // Content files are no modules: `serveContent` watches them.
    hotUpdate({ file }) {
      return resolve(file).startsWith(folder) ? [] : undefined
    },

    transform: {
      // Before Vite reads the stylesheet.
      order: 'pre',
      filter: { id: STYLESHEET },
      handler: async (code) => ({ code: code + colorRules((await current()).content?.colorClasses ?? []), map: null }),
    },

    transformIndexHtml: (html) => ({
      html: html.replace(/(?<=<html lang=")[\w-]*/, locale),
      // Vite tells developers how to do without the overlay, in which staff read what to mend.
      tags: dev ? [{ tag: 'style', children: 'vite-error-overlay::part(tip) { display: none }' }] : [],
    }),

    async generateBundle() {
      // Only visitors load pictures; the bundle for Node has their addresses.
      if (this.environment.name !== 'client') return
      for (const { fileName, source } of (await current()).assets) this.emitFile({ type: 'asset', fileName, source })
    },
  }
}
