/**
 * The content check with an additional JSON collection for the benchmark. Discards the report and prints the number
 * of diagnostics.
 */
import { writeFileSync } from 'node:fs'
import { collections } from '../../../src/collections/index.ts'
import { pages } from '../../../src/collections/pages.ts'
import { checkFolder } from '../../content/check.ts'
import { toDiagnostic } from '../../content/diagnostics/code-frame.ts'
import { formatJson } from '../../content/diagnostics/format-json.ts'

/** A collection of JSON files, so that half of all files can be JSON. */
const records = { name: 'records', format: 'json', folder: 'articles', schema: pages.schema } as const

const [root = ''] = process.argv.slice(2)
const { diagnostics: found } = checkFolder(root, { collections: [...collections, records] })
const diagnostics = found.map((each) => toDiagnostic(each, 'tr', root))
writeFileSync('/dev/null', formatJson(diagnostics, root, false))
console.log(diagnostics.length)
