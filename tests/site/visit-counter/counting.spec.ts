import { FAILURE } from '../../../src/visit-counter/page-visit.ts'
import { visitsText } from '../../support/site-content.ts'
import { expect, LOADING, letTimePass, test, textsShown, watchEveryFrame } from './support.ts'

// That the pages of a visit count once is tested in ../routes.spec.ts.

test('a visit is one transaction and one read, and then the connection is closed', async ({ page, site }) => {
  site.database.overwrite('visits/count', 999_998)
  site.database.faults.delayMs = 100
  const sent: string[] = []
  page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => sent.push(String(payload))))
  await watchEveryFrame(page)

  await page.goto(site.url)

  await expect(page.locator('[data-visits]')).toHaveText(visitsText('999.999'))
  expect(await textsShown(page)).toEqual([LOADING, visitsText('999.999')])
  await expect.poll(() => site.database.connections()).toBe(0)
  expect(site.database.statistics).toEqual({ written: 1, stale: 0, denied: 0 })
  // By the names of the wire protocol: put and get.
  for (const action of ['p', 'g']) expect(sent.filter((frame) => frame.includes(`"a":"${action}"`))).toHaveLength(1)
})

test('a database that refuses costs only the number, and one line on the console', async ({ page, site, observed }) => {
  site.database.overwrite('visits/count', 41)
  site.database.faults.deny = 'everything'
  await watchEveryFrame(page)

  await page.goto(site.url)

  await expect.poll(() => observed.console).toEqual([expect.stringContaining(`error: ${FAILURE} Error: `)])
  expect(await textsShown(page)).toEqual([LOADING])
  expect(observed.uncaught).toEqual([])
  expect(site.database.read('visits/count')).toBe(41)
})

/** What a browser may lack: each is taken away before the page starts. */
const lacking: Record<string, () => void> = {
  'has no idle callbacks': () => Reflect.deleteProperty(window, 'requestIdleCallback'),
  // The client then starts with a transport of inline scripts, which the policy of the page forbids.
  'once lost its connection': () => localStorage.setItem('firebase:previous_websocket_failure', 'true'),
  'has no room in storage': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  },
}

for (const [what, takeAway] of Object.entries(lacking)) {
  test(`a browser that ${what} is counted as well`, async ({ page, site, observed }) => {
    await page.addInitScript(takeAway)

    await page.goto(site.url)

    await expect(page.locator('[data-visits]')).toHaveText(visitsText('1'))
    expect(observed).toEqual({ console: [], uncaught: [] })
  })
}

test('a page that the browser only prerenders is counted when somebody sees it', async ({ page, site }) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await page.addInitScript(() => {
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true })
  })
  await page.clock.install()
  await page.goto(site.url)
  await letTimePass(page, 60_000)
  expect(requests.filter((url) => url.includes('count-visit'))).toEqual([])

  await page.evaluate(() => {
    Object.defineProperty(document, 'prerendering', { value: false })
    document.dispatchEvent(new Event('prerenderingchange'))
  })

  await expect(page.locator('[data-visits]')).toHaveText(visitsText('1'))
})
