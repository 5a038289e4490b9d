import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { InlineConfig } from 'vite'
import { CSS_TARGET } from '../../build/css-target.ts'
import { CACHE, findBuild, PROJECT } from '../sources.mjs'

const PAGES = ['scripts/editor/client/index.html', 'scripts/editor/preview/index.html']

/**
 * Builds the form (client, preview and server) unless there is a build of the same sources.
 *
 * @returns The folder of the built client.
 */
export async function buildForm(): Promise<string> {
  const folder = findBuild()
  if (!existsSync(folder)) await build(folder)
  return join(folder, 'client')
}

async function build(folder: string): Promise<void> {
  // Loaded only here: it takes longer than everything else at a start.
  const [{ build }, { default: react }, { drawings }] = await Promise.all([
    import('vite'),
    import('@vitejs/plugin-react'),
    import('../../build/drawings.ts'),
  ])
  const unfinished = `${folder}.${process.pid}`
  const common: InlineConfig = {
    configFile: false,
    root: PROJECT,
    logLevel: 'error',
    resolve: { alias: { '@': join(PROJECT, 'src') } },
  }
  await build({
    ...common,
    base: '/editor/',
    plugins: [drawings(), react()],
    build: {
      outDir: join(unfinished, 'client'),
      target: 'es2022',
      cssTarget: CSS_TARGET,
      // The security policy has no data URLs for typefaces.
      assetsInlineLimit: 0,
      chunkSizeWarningLimit: 2000,
      rolldownOptions: { input: PAGES.map((page) => join(PROJECT, page)) },
    },
  })
  await build({
    ...common,
    // One file loads several times faster than a few hundred; these have native parts, or build.
    ssr: { noExternal: true, external: ['sharp', 'vite', '@vitejs/plugin-react'] },
    build: {
      outDir: join(unfinished, 'server'),
      ssr: join(PROJECT, 'scripts/editor/main.ts'),
      copyPublicDir: false,
    },
  })
  mkdirSync(CACHE, { recursive: true })
  // Another process may have built the same.
  if (existsSync(folder)) rmSync(unfinished, { recursive: true })
  else renameSync(unfinished, folder)
  for (const other of readdirSync(CACHE)) {
    const isOld = /^build-\w+$/.test(other) && other !== basename(folder)
    if (isOld) rmSync(join(CACHE, other), { recursive: true, force: true })
  }
}
