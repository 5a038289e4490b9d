// Starts `check-content.ts`.
import { start } from './quick-start.mjs'

await start('scripts/content/cli/main.ts', [
  'scripts/content',
  'src/content',
  'scripts/content/cli/main.ts',
  'package-lock.json',
])
