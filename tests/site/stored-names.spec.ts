import { STORED_NAMES } from '../../src/content/stored-names.ts'
import { expect, menuLink, openPage, PAGES, settle, test, themeButton } from '../support/site.ts'
import { VISITS } from '../support/site-content.ts'

/** A name as the list has it: what follows a colon differs from site to site. */
const asListed = (name: string) => STORED_NAMES.find((known) => known.endsWith(':') && name.startsWith(known)) ?? name

test('a whole visit with the counter leaves in the browser exactly what the list names', async ({ page, context }) => {
  test.slow()
  for (const { path } of PAGES) {
    await openPage(page, path)
    await settle(page)
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  }
  // Google's servers name the one to ask next time, which the client keeps; the local database names itself.
  await page.routeWebSocket(/\/\.ws\?/, (socket) => {
    const server = socket.connectToServer()
    server.onMessage((message) =>
      socket.send(String(message).replace(/"h":"[^"]*"/, '"h":"s-test.firebasedatabase.app"')),
    )
  })
  await openPage(page, '/')
  await expect(page.locator('[data-visits]')).toHaveText(VISITS)
  await themeButton(page, 'dark').click()
  // The brand's run has ended.
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('brand-shown'))).not.toBeNull()
  await menuLink(page, '/biz-kimiz').click()
  await settle(page)

  const stored = await page.evaluate(async () => {
    // The router writes when the page is left.
    dispatchEvent(new PageTransitionEvent('pagehide'))
    return {
      names: [...Object.keys(localStorage), ...Object.keys(sessionStorage)],
      databases: (await indexedDB.databases()).map(({ name }) => name),
      caches: await caches.keys(),
      workers: (await navigator.serviceWorker.getRegistrations()).length,
    }
  })
  expect({ ...stored, names: [...new Set(stored.names.map(asListed))].sort() }).toEqual({
    names: [...STORED_NAMES].sort(),
    databases: [],
    caches: [],
    workers: 0,
  })
  expect(await context.cookies()).toEqual([])
})
