/** Plain JavaScript: `start.mjs` needs it before anything can read TypeScript. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'

/** Not by the place of this file, which is another one in the build. */
export const PROJECT = `${process.cwd()}${sep}`

/** The folder of everything the form caches. */
export const CACHE = join(PROJECT, 'node_modules/.cache/editor')

/** What the form is built from. */
const SOURCES = [
  'src',
  'scripts/editor',
  'scripts/content',
  'scripts/build',
  'scripts/brand',
  'public',
  'package-lock.json',
]

/** @returns The folder of the build of these sources, whether it is there or not. */
export function findBuild() {
  const hash = createHash('sha256').update(process.version)
  for (const path of SOURCES.flatMap(filesBelow).sort()) hash.update(path).update(readFileSync(join(PROJECT, path)))
  return join(CACHE, `build-${hash.digest('hex').slice(0, 16)}`)
}

/** @param {string} path Of a file or a folder of the project. */
function filesBelow(path) {
  if (path.includes('.')) return [path]
  const entries = readdirSync(join(PROJECT, path), { withFileTypes: true, recursive: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(PROJECT.length))
}
