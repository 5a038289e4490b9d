/**
 * Starts the form: the build of today's sources, or without one the sources, which build it. Plain JavaScript without a
 * library, so that it can say what is missing.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

process.chdir(fileURLToPath(new URL('../..', import.meta.url)))
if (!existsSync('node_modules/tsx')) {
  console.error('\n  Önce bu klasörde şu komutu bir kez çalıştırın:\n\n    npm ci\n')
  process.exit(1)
}
const { findBuild } = await import('./sources.mjs')
const built = join(findBuild(), 'server/main.js')
if (existsSync(built)) await import(built)
else {
  const { register } = await import('tsx/esm/api')
  register()
  await import('./main.ts')
}
