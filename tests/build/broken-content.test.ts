import { inspect } from 'node:util'
import { build } from 'vite'
import { expect, test } from 'vitest'
import { formatReport } from '../../scripts/content/diagnostics/format-text.ts'
import { checkContent } from '../../scripts/content/load.ts'
import { content } from '../../scripts/content/vite/plugin.ts'
import { contentFolder } from '../support/content-folder.ts'

test('a build stops at broken content with the report of the check', async () => {
  const folder = await contentFolder({ 'navigation.json': '{ "header": [] }\n', 'services/bos.md': '' })
  const diagnostics = await checkContent({ root: folder, language: 'tr' })
  expect(diagnostics.length).toBeGreaterThan(1)
  const failure = await build({
    configFile: false,
    plugins: [content({ root: folder })],
    build: { write: false },
    logLevel: 'silent',
  }).then(
    () => undefined,
    (error: unknown) => error,
  )
  expect(inspect(failure)).toContain(formatReport(diagnostics, 'tr'))
})
