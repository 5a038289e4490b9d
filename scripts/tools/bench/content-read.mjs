// The baseline of the benchmark: reads every file of a folder as text.
import { readdirSync, readFileSync } from 'node:fs'

const [root] = process.argv.slice(2)
let characters = 0
for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
  if (entry.isFile()) characters += readFileSync(`${entry.parentPath}/${entry.name}`, 'utf8').length
}
console.log(characters)
