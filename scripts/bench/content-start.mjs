// Starts one of the programs the benchmark measures, the way the content check itself is started.
import { start } from '../quick-start.mjs'

const [program] = process.argv.splice(2, 1)
await start(`scripts/bench/${program}.ts`, ['scripts/content', 'scripts/bench', 'src/content', 'package-lock.json'])
