/** Starts the form. Plain JavaScript without a library, so that it can say what is missing. */
import { existsSync } from 'node:fs'

if (!existsSync(new URL('../../node_modules/tsx', import.meta.url))) {
  console.error('\n  Önce bu klasörde şu komutu bir kez çalıştırın:\n\n    npm ci\n')
  process.exit(1)
}
const { register } = await import('tsx/esm/api')
register()
await import('./main.ts')
