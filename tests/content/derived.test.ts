import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { writeEditorFiles } from '../../scripts/content/generate/json-schemas.ts'
import { writeReference } from '../../scripts/content/generate/staff-reference.ts'

// What is made for staff stays the same in whatever language the site is.
vi.mock(import('../../src/site.config.ts'), async (original) => ({ ...(await original()), locale: 'en' as 'tr' }))

const root = new URL('../../', import.meta.url).pathname
const read = (path: string) => readFileSync(join(root, path), 'utf8')

test('the staff reference says what the schemas say; otherwise run npm run content:generate', () => {
  expect(read('content/REFERANS.md')).toBe(writeReference())
})

test.each(Object.keys(writeEditorFiles()))(
  '%s says what the schemas say; otherwise run npm run content:generate',
  (path) => {
    expect(read(path)).toBe(writeEditorFiles()[path])
  },
)
