import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const PROJECT = fileURLToPath(new URL('../../..', import.meta.url))

/** The folder of everything the form caches. */
export const CACHE = join(PROJECT, 'node_modules/.cache/editor')

/** What the build is made from. */
const SOURCES = [
  'src',
  'scripts/editor',
  'scripts/content',
  'scripts/build',
  'scripts/brand',
  'public',
  'package-lock.json',
]

const PAGES = ['scripts/editor/client/index.html', 'scripts/editor/preview/index.html']

/**
 * Builds the form and its preview unless there is a build of the same sources.
 *
 * @returns The folder of the build.
 */
export async function buildClient(): Promise<string> {
  const name = `client-${hashOfSources()}`
  const folder = join(CACHE, name)
  if (existsSync(folder)) return folder
  // Loaded only here: it takes longer than everything else at a start.
  const [{ build }, { default: react }, { drawings }] = await Promise.all([
    import('vite'),
    import('@vitejs/plugin-react'),
    import('../../build/drawings.ts'),
  ])
  const unfinished = `${folder}.${process.pid}`
  await build({
    configFile: false,
    root: PROJECT,
    base: '/editor/',
    logLevel: 'error',
    plugins: [drawings(), react()],
    resolve: { alias: { '@': join(PROJECT, 'src') } },
    build: {
      outDir: unfinished,
      target: 'es2022',
      // The security policy has no data URLs for typefaces.
      assetsInlineLimit: 0,
      chunkSizeWarningLimit: 2000,
      rolldownOptions: { input: PAGES.map((page) => join(PROJECT, page)) },
    },
  })
  mkdirSync(CACHE, { recursive: true })
  // Another process may have built the same.
  if (existsSync(folder)) rmSync(unfinished, { recursive: true })
  else renameSync(unfinished, folder)
  for (const other of readdirSync(CACHE)) {
    if (/^client-\w+$/.test(other) && other !== name) rmSync(join(CACHE, other), { recursive: true, force: true })
  }
  return folder
}

function hashOfSources(): string {
  const hash = createHash('sha256').update(process.version)
  for (const path of SOURCES.flatMap(filesBelow).sort()) hash.update(path).update(readFileSync(join(PROJECT, path)))
  return hash.digest('hex').slice(0, 16)
}

/** @param path Of a file or a folder of the project. */
function filesBelow(path: string): string[] {
  if (path.includes('.')) return [path]
  const entries = readdirSync(join(PROJECT, path), { withFileTypes: true, recursive: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(PROJECT.length))
}
