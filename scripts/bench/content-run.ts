/**
 * The content check as its command runs it, but for the JSON files of the benchmark and for the terminal:
 * the report goes nowhere. Prints how many problems there are.
 */
import { openSync, writeSync } from 'node:fs'
import { inspect } from '../content/check.ts'
import { writeJson } from '../content/diagnostics/format-json.ts'
import { benchCollections } from './content-kinds.ts'

const [root = ''] = process.argv.slice(2)
const { problems } = inspect(root, undefined, benchCollections)
const out = openSync('/dev/null', 'w')
for (const text of writeJson(problems, 'tr', root, false)) writeSync(out, text)
console.log(problems.length)
