import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { build } from 'vite'

const EDITOR = fileURLToPath(new URL('.', import.meta.url))
const CACHE = join(EDITOR, '../../node_modules/.cache/editor-admin')

/** An editor that was started with another version may still be open; hardly for a week. */
const BUNDLE_MAX_AGE_MS = 7 * 24 * 60 * 60_000

/** Everything the bundle is made of, below this folder. */
const INPUTS = ['admin', 'forms', 'merge', 'package-lock.json', 'build-admin.ts', '../content/text/closest-match.ts']

/**
 * Bundles the form's page, unless this very bundle is there: Decap is some five thousand modules, far too many to be
 * loaded one by one at every start.
 *
 * @returns The folder with `index.html`; it holds no content and no fields, those come from `config.json` beside it.
 */
export async function buildAdmin(): Promise<string> {
  const folder = join(CACHE, stamp())
  if (existsSync(folder)) return folder
  const beside = `${folder}.${process.pid}`
  await bundle(beside)
  try {
    renameSync(beside, folder)
  } catch (error) {
    // Another program was quicker with the same bundle.
    rmSync(beside, { recursive: true, force: true })
    if (!existsSync(folder)) throw error
  }
  for (const name of readdirSync(CACHE)) if (isOld(join(CACHE, name))) rmSync(join(CACHE, name), { recursive: true })
  return folder
}

/** Bundles of versions nobody can be running any more. */
function isOld(folder: string): boolean {
  return Date.now() - statSync(folder).mtimeMs > BUNDLE_MAX_AGE_MS
}

function stamp(): string {
  const hash = createHash('sha256')
  for (const input of INPUTS) {
    for (const file of filesBelow(join(EDITOR, input))) hash.update(`${file}\0`).update(readFileSync(file))
  }
  return hash.digest('hex').slice(0, 16)
}

function filesBelow(path: string): string[] {
  if (statSync(path).isFile()) return [path]
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}

/** @param folder Where the bundle goes; also for an editor on a host of its own, see `publish.ts`. */
export async function bundle(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true })
  await build({
    configFile: false,
    root: join(EDITOR, 'admin'),
    base: './',
    publicDir: false,
    logLevel: 'error',
    plugins: [react()],
    resolve: { dedupe: ['react', 'react-dom'] },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: 'es2022',
      reportCompressedSize: false,
      chunkSizeWarningLimit: 10_000,
    },
  })
}
