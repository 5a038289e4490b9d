import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { test as base, expect as baseExpect, type Page } from '@playwright/test'
import { createLocalDatabase, type LocalDatabase } from '../../../scripts/local-database/server.ts'
import { texts } from '../../support/site-content.ts'
import { FIXTURE_SITE } from '../../support/test-sites.ts'

export const LOADING = texts.loading

/** The fixture site on a port of its own, which is its database as well. */
type Site = { url: string; database: LocalDatabase }

/** What a visitor's developer tools show. */
type Observed = { console: string[]; uncaught: string[] }

const CONTENT_TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
}

/** The counter waits for an idle page, which a busy machine does not have soon. */
export const expect = baseExpect.configure({ timeout: 15_000 })

export const test = base.extend<{ site: Site; observed: Observed }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from a pattern
  site: async ({}, use) => {
    const database = createLocalDatabase({ rulesFile: 'database.rules.json' })
    const server = createServer(async (request, response) => {
      const { pathname } = new URL(request.url ?? '/', 'http://127.0.0.1')
      const file = path.join(FIXTURE_SITE.folder, pathname.endsWith('/') ? `${pathname}index.html` : pathname)
      const content = await readFile(file).catch(() => undefined)
      if (!content && database.handleRequest(request, response)) return
      const type = CONTENT_TYPES[path.extname(file)] ?? 'application/octet-stream'
      response.writeHead(content ? 200 : 404, { 'content-type': type }).end(content)
    })
    server.on('upgrade', (request, socket, head) => {
      if (!database.handleUpgrade(request, socket, head)) socket.destroy()
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    await use({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, database })
    database.disconnectAll()
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  },

  observed: [
    async ({ page }, use) => {
      const observed: Observed = { console: [], uncaught: [] }
      page.on('console', (message) => observed.console.push(`${message.type()}: ${message.text()}`))
      page.on('pageerror', (error) => observed.uncaught.push(error.message))
      await use(observed)
    },
    { auto: true },
  ],
})

/** From the next navigation on, keeps every text that the counter line shows in any frame. */
export async function watchEveryFrame(page: Page) {
  await page.addInitScript(() => {
    const seen: string[] = []
    const look = () => {
      const text = document.querySelector('[data-visits]')?.textContent
      if (typeof text === 'string' && text !== seen.at(-1)) seen.push(text)
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
    Object.assign(window, { framesOfTheCounter: seen })
  })
}

/** Lets so much time pass for the page, and goes on when what it then asks the server for has reached it. */
export async function letTimePass(page: Page, milliseconds: number): Promise<void> {
  await page.clock.fastForward(milliseconds)
  for (const _ of [1, 2]) await page.evaluate(() => fetch('/', { cache: 'no-store' }).then((answer) => answer.text()))
}

/** @returns The texts that were shown since `watchEveryFrame`, in their order. */
export function textsShown(page: Page): Promise<string[]> {
  return page.evaluate(() => ('framesOfTheCounter' in window ? (window.framesOfTheCounter as string[]) : []))
}
