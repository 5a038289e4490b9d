/**
 * `npm run content:check`: runs main.ts as one bundle, made anew when a module of it has changed. Loading all modules
 * through tsx takes longer than the check.
 */
import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))
/** Below the packages, which stay outside of the bundle. */
const FOLDER = `${ROOT}node_modules/.cache/content-check`
const BUNDLE = `${FOLDER}/main.mjs`
const MODULES = `${FOLDER}/modules.json`

const changedAt = (file) => statSync(ROOT + file).mtimeMs

function isCurrent() {
  try {
    return JSON.parse(readFileSync(MODULES, 'utf8')).every(([file, time]) => changedAt(file) === time)
  } catch {
    return false
  }
}

async function bundle() {
  const start = Date.now()
  const { build } = await import('esbuild')
  const { metafile, outputFiles } = await build({
    entryPoints: ['scripts/content/cli/main.ts'],
    outfile: BUNDLE,
    absWorkingDir: ROOT,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    metafile: true,
    write: false,
  })
  mkdirSync(FOLDER, { recursive: true })
  // Another process may be reading them.
  const replace = (file, text) => {
    writeFileSync(`${file}.${process.pid}`, text)
    renameSync(`${file}.${process.pid}`, file)
  }
  replace(BUNDLE, outputFiles[0].contents)
  // A module that has changed meanwhile will not be current.
  const modules = Object.keys(metafile.inputs).map((file) => [file, Math.min(changedAt(file), start)])
  replace(MODULES, JSON.stringify(modules))
}

if (!isCurrent()) await bundle()
await import(BUNDLE)
