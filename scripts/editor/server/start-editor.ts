import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createServer, loadConfigFromFile, mergeConfig, type PluginOption, type UserConfig } from 'vite'
import { content } from '../../content/vite/plugin.ts'
import { editor } from './editor-plugin.ts'

const PROJECT = fileURLToPath(new URL('../../..', import.meta.url))

/** Not the 5173 of the site, so that both can run. */
const DEFAULT_PORT = 5180

export type EditorOptions = {
  /** The content folder; the project's own when it is left out. */
  root?: string
  /** 0 for any free port. */
  port?: number
  /** Opens a browser. */
  open?: boolean
  /** The name of Vite's dependency cache. Concurrent servers need one each. */
  cacheName?: string
  logLevel?: 'info' | 'silent'
}

export type RunningEditor = { url: string; siteUrl: string; close: () => Promise<void> }

/** Runs the development server of the site with the editor on the same port. */
export async function startEditor(options: EditorOptions = {}): Promise<RunningEditor> {
  const { port = DEFAULT_PORT, open = false, cacheName = 'editor', logLevel = 'info' } = options
  const root = resolve(PROJECT, options.root ?? 'content')
  const cacheDir = join(PROJECT, 'node_modules/.cache', cacheName)
  const site = await siteConfig(root)
  const server = await createServer(
    mergeConfig(site, {
      configFile: false,
      root: PROJECT,
      cacheDir,
      logLevel,
      plugins: [editor({ root, staging: join(cacheDir, `staging-${process.pid}-${port}`) })],
      optimizeDeps: { entries: ['index.html', 'scripts/editor/preview/main.tsx', 'scripts/editor/client/main.tsx'] },
      server: { host: '127.0.0.1', port, open: open ? '/editor/' : false, watch: { ignored: ['**/node_modules/**'] } },
    } satisfies UserConfig & { configFile: false }),
  )
  await server.listen()
  const siteUrl = server.resolvedUrls?.local[0] ?? ''
  return { url: `${siteUrl}editor/`, siteUrl, close: () => server.close() }
}

/** The Vite configuration of the site, for the given content folder. */
async function siteConfig(root: string): Promise<UserConfig> {
  const loaded = await loadConfigFromFile({ command: 'serve', mode: 'development' }, join(PROJECT, 'vite.config.ts'))
  if (!loaded) throw new Error('vite.config.ts is missing.')
  const plugins = (loaded.config.plugins ?? []).map((plugin) =>
    nameOf(plugin) === 'content' ? content({ root }) : plugin,
  )
  return { ...loaded.config, plugins }
}

function nameOf(plugin: PluginOption): string {
  return plugin && typeof plugin === 'object' && 'name' in plugin ? plugin.name : ''
}
