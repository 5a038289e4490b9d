/**
 * The content check as its command runs it, but for the JSON files of the benchmark and for the terminal:
 * the report goes nowhere. Prints how many diagnostics there are.
 */
import { writeFileSync } from 'node:fs'
import { collections } from '../../../src/content/collections.ts'
import { pageSchema } from '../../../src/content/schemas/pages.ts'
import { checkFolder } from '../../content/check.ts'
import { toDiagnostic } from '../../content/diagnostics/code-frame.ts'
import { formatJson } from '../../content/diagnostics/format-json.ts'

/** A JSON file an entry, so that half of all files can be JSON. */
const articles = { name: 'articles', format: 'json', folder: 'articles', schema: pageSchema } as const

const [root = ''] = process.argv.slice(2)
const { diagnostics: found } = checkFolder(root, undefined, [...Object.values(collections), articles])
const diagnostics = found.map((each) => toDiagnostic(each, 'tr', root))
writeFileSync('/dev/null', formatJson(diagnostics, root, false))
console.log(diagnostics.length)
