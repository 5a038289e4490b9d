/**
 * What a project does that trusts its content, for comparison: parse and validate, no positions, no references.
 * Prints how many files are valid.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import matter from 'gray-matter'
import { collections } from '../../src/content/collections.ts'
import { benchCollections } from './content-kinds.ts'

const [root = ''] = process.argv.slice(2)
const json = benchCollections.filter((collection) => collection.format === 'json')
let valid = 0
for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
  const file = join(entry.parentPath, entry.name)
  if (entry.name.endsWith('.json')) {
    const collection = json.find((each) =>
      'file' in each ? file.endsWith(each.file) : file.includes(`/${each.folder}/`),
    )
    if (collection?.schema.safeParse(JSON.parse(readFileSync(file, 'utf8'))).success) valid += 1
  } else if (entry.name.endsWith('.md')) {
    const { schema } = file.includes('/services/') ? collections.services : collections.pages
    if (schema.safeParse(matter(readFileSync(file, 'utf8'), {}).data).success) valid += 1
  }
}
console.log(valid)
