import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { preview } from 'vite'
import { startLocalDatabase } from '../../../scripts/local-database/server.ts'
import { expect, test as siteTest } from '../../support/site.ts'
import { VISITS } from '../../support/site-content.ts'
import { FIXTURE_SITE } from '../../support/test-sites.ts'
import { copyWithDatabase } from '../../support/with-database.ts'

type BuiltSite = { url: string; databaseHost: string }

/** The site as it is built for a database on another address than its own: a copy of the site, so one for all tests here. */
const test = siteTest.extend<object, { built: BuiltSite }>({
  built: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from a pattern
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'security-'))
      const database = await startLocalDatabase({ rulesFile: 'database.rules.json', port: 0 })
      const databaseUrl = database.url
      copyWithDatabase(folder, databaseUrl)
      process.env.VITE_FIREBASE_DATABASE_URL = databaseUrl
      const server = await preview({
        base: FIXTURE_SITE.base,
        build: { outDir: folder },
        preview: { port: 0, open: false },
        logLevel: 'error',
      })
      process.env.VITE_FIREBASE_DATABASE_URL = ''
      await use({ url: server.resolvedUrls?.local[0] ?? '', databaseHost: new URL(databaseUrl).host })
      await server.close()
      await database.close()
      rmSync(folder, { recursive: true, force: true })
    },
    { scope: 'worker' },
  ],
})

// One copy for all of them.
test.describe.configure({ mode: 'default' })

test('a visitor is counted in a database on another address', async ({ page, built }) => {
  await page.goto(built.url)
  await page.locator('footer').scrollIntoViewIfNeeded()

  await expect(page.locator('[data-visits]').first()).toHaveText(VISITS)
})

test.describe('a search engine', () => {
  test.use({ userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' })

  test('may read that database as well, by the protocol it uses', async ({ page, built, quietConsole }) => {
    const answer = page.waitForResponse((response) =>
      response.url().includes(`${built.databaseHost}/visits/count.json`),
    )
    await page.goto(built.url)
    await page.locator('footer').scrollIntoViewIfNeeded()

    expect((await answer).status()).toBe(200)
    expect(quietConsole).toEqual([])
  })
})
