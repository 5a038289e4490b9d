import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { preview } from 'vite'
import { startLocalDatabase } from '../../../scripts/local-database/server.ts'
import { expect, test } from '../../support/site.ts'
import { VISITS } from '../../support/site-content.ts'
import { FIXTURE_SITE } from '../../support/test-sites.ts'
import { copyWithDatabase } from '../../support/with-database.ts'

test('a visitor is counted in a database on another address than the site, and its policy allows that one', async ({
  page,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'security-'))
  const database = await startLocalDatabase({ rulesFile: 'database.rules.json', port: 0 })
  copyWithDatabase(folder, database.url)
  const server = await preview({
    base: FIXTURE_SITE.base,
    build: { outDir: folder },
    preview: { port: 0, open: false },
    logLevel: 'error',
  })
  await page.goto(server.resolvedUrls?.local[0] ?? '')
  await page.locator('footer').scrollIntoViewIfNeeded()
  await expect(page.locator('[data-visits]').first()).toHaveText(VISITS)
  await page.goto('about:blank')
  await server.close()
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})
