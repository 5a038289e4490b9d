// Starts `check-content.ts`.
import { start } from './quick-start.mjs'

await start('scripts/check-content.ts', [
  'scripts/content',
  'src/content',
  'scripts/check-content.ts',
  'package-lock.json',
])
