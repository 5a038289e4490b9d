/** `npm run content:generate`: writes the files derived from the schemas; a test fails while they are out of date. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { writeEditorFiles } from './json-schemas.ts'
import { writeReference } from './staff-reference.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
for (const [path, text] of Object.entries({ ...writeEditorFiles(), 'content/REFERANS.md': writeReference() })) {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
  console.log(path)
}
