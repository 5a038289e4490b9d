// Runs a TypeScript program without a loader, which would take longer than many a program itself: it is bundled
// once and again whenever one of its files has changed, and what the engine compiled is kept beside the bundle.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Script } from 'node:vm'

const root = fileURLToPath(new URL('..', import.meta.url))

/** What keeps a file from being written where a project is only to be read. */
const READ_ONLY = ['EACCES', 'EROFS', 'EPERM']

/** Length of what `digest` gives. */
const DIGEST_BYTES = 32

/**
 * Runs a program in this process.
 *
 * @param {string} entry Its first file, from the root of the project.
 * @param {string[]} inputs Every file and folder it is made of, from the root of the project.
 */
export async function start(entry, inputs) {
  run(await findOrMakeBundle(entry, inputs))
}

/** The bundle's name says what it was made of, so an old one is never taken for a new one. */
async function findOrMakeBundle(entry, inputs) {
  const program = basename(entry, '.ts')
  const name = `${program}-${stamp(inputs)}.cjs`
  for (const folder of [join(root, 'node_modules/.cache', program), join(tmpdir(), program)]) {
    const file = join(folder, name)
    if (existsSync(file)) return file
    try {
      mkdirSync(folder, { recursive: true })
      await makeBundle(entry, folder, name)
      return file
    } catch (error) {
      // A read-only project is checked too; the next folder takes the bundle.
      if (!READ_ONLY.includes(error?.code)) throw error
    }
  }
  throw new Error('There is no folder to write to.')
}

function stamp(inputs) {
  const hash = createHash('sha256').update(`${process.version} ${process.arch}`)
  for (const input of inputs) addToStamp(hash, join(root, input))
  return hash.digest('hex').slice(0, 16)
}

function addToStamp(hash, path) {
  const stats = statSync(path)
  if (stats.isDirectory()) for (const name of readdirSync(path).sort()) addToStamp(hash, join(path, name))
  else hash.update(`${path}\0${stats.size}\0${stats.mtimeMs}\0`)
}

async function makeBundle(entry, folder, name) {
  const { build } = await import('vite')
  for (const old of readdirSync(folder)) rmSync(join(folder, old), { recursive: true, force: true })
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    ssr: { noExternal: true },
    build: {
      ssr: join(root, entry),
      outDir: folder,
      emptyOutDir: false,
      minify: true,
      target: 'node20',
      rolldownOptions: { output: { format: 'cjs', entryFileNames: name, codeSplitting: false } },
    },
  })
}

function run(file) {
  const cache = `${file}.compiled`
  const compiled = readCompiled(cache)
  const text = `(function (exports, require, module) {${readFileSync(file, 'utf8')}\n})`
  // The engine takes what was compiled only if it is of its own version, with its own switches.
  const script = new Script(text, { filename: file, cachedData: compiled })
  const module = { exports: {} }
  if (compiled === undefined || script.cachedDataRejected) process.once('exit', () => keepCompiled(script, cache))
  script.runInThisContext()(module.exports, createRequire(file), module)
}

/** What was compiled, if it is whole: the engine would not notice that a disk or a hand has changed it. */
function readCompiled(cache) {
  if (!existsSync(cache)) return undefined
  const kept = readFileSync(cache)
  const compiled = kept.subarray(DIGEST_BYTES)
  return kept.subarray(0, DIGEST_BYTES).equals(digest(compiled)) ? compiled : undefined
}

function digest(bytes) {
  return createHash('sha256').update(bytes).digest()
}

/** At the end, when every function that is needed has been compiled. */
function keepCompiled(script, cache) {
  try {
    // Renamed when it is whole: another process may be starting at this moment.
    const compiled = script.createCachedData()
    writeFileSync(`${cache}.${process.pid}`, Buffer.concat([digest(compiled), compiled]))
    renameSync(`${cache}.${process.pid}`, cache)
  } catch {
    // The next start compiles again, which is all that is lost.
  }
}
