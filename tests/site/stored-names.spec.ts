import { STORED_NAMES } from '../../src/content/stored-names.ts'
import { expect, menuLink, openPage, PAGES, settle, test, themeButton, WITH_MOTION } from '../support/site.ts'
import { VISITS } from '../support/site-content.ts'

test.use(WITH_MOTION)

/** A name as the list has it: what follows a colon or a hyphen differs from visit to visit. */
const asListed = (name: string) => STORED_NAMES.find((known) => /[:-]$/.test(known) && name.startsWith(known)) ?? name

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
  // The brand's run and the change of the hero have ended.
  await expect
    .poll(() => page.evaluate(() => Object.keys(sessionStorage)), { timeout: 45_000 })
    .toEqual(expect.arrayContaining(['brand-shown', 'trade-0']))
  await page.locator('main textarea').fill('Merhaba')
  await menuLink(page, '/biz-kimiz').click()
  await settle(page)

  const { names, ...others } = await page.evaluate(async () => {
    // The router writes when the page is left.
    dispatchEvent(new PageTransitionEvent('pagehide'))
    return {
      names: [
        ...Object.keys(localStorage),
        ...Object.keys(sessionStorage),
        ...(await indexedDB.databases()).map(({ name = '' }) => name),
      ],
      caches: await caches.keys(),
      workers: (await navigator.serviceWorker.getRegistrations()).length,
    }
  })
  // Removed by the database client as soon as it has been opened.
  const removed = STORED_NAMES.filter((name) => name.startsWith('validate-browser-context'))
  expect([...new Set([...names, ...removed].map(asListed))].sort()).toEqual([...STORED_NAMES].sort())
  expect(others).toEqual({ caches: [], workers: 0 })
  expect(await context.cookies()).toEqual([])
})
