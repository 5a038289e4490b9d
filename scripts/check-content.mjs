// Starts `check-content.ts` without a TypeScript loader, which would take longer than the check itself: the
// program is bundled once and again whenever one of its files has changed.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const entry = join(root, 'scripts/check-content.ts')
const inputs = ['scripts/content', 'src/content', 'scripts/check-content.ts', 'package-lock.json']

const bundle = findOrMakeBundle()
await import(pathToFileURL(await bundle).href)

/** The bundle's name says what it was made of, so an old one is never taken for a new one. */
async function findOrMakeBundle() {
  const name = `check-content-${stamp()}.mjs`
  for (const folder of [join(root, 'node_modules/.cache/content-check'), join(tmpdir(), 'content-check')]) {
    const file = join(folder, name)
    if (existsSync(file)) return file
    try {
      mkdirSync(folder, { recursive: true })
      await makeBundle(folder, name)
      return file
    } catch (error) {
      // A read-only project is checked too; the next folder takes the bundle.
      if (!['EACCES', 'EROFS', 'EPERM'].includes(error?.code)) throw error
    }
  }
  throw new Error('There is no folder to write to.')
}

function stamp() {
  const hash = createHash('sha256').update(process.version)
  for (const input of inputs) addToStamp(hash, join(root, input))
  return hash.digest('hex').slice(0, 16)
}

function addToStamp(hash, path) {
  const stats = statSync(path)
  if (stats.isDirectory()) for (const name of readdirSync(path).sort()) addToStamp(hash, join(path, name))
  else hash.update(`${path}\0${stats.size}\0${stats.mtimeMs}\0`)
}

async function makeBundle(folder, name) {
  const { build } = await import('vite')
  for (const old of readdirSync(folder)) rmSync(join(folder, old), { recursive: true, force: true })
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    ssr: { noExternal: true },
    build: {
      ssr: entry,
      outDir: folder,
      emptyOutDir: false,
      minify: true,
      target: 'node20',
      rolldownOptions: { output: { entryFileNames: name, codeSplitting: false } },
    },
  })
}
