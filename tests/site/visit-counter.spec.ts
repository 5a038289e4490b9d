import { expect, test } from '../support/site.ts'
import { VISITS } from '../support/site-content.ts'

// That the pages of a visit count once is tested in routes.spec.ts, what may go wrong with the database without a browser:
// tests/local-database/firebase.

test('a visit is one transaction and one read, and then the connection is closed', async ({ page }) => {
  const sent: string[] = []
  const connection = page.waitForEvent('websocket')
  page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => sent.push(String(payload))))
  await page.goto('/')
  await expect(page.locator('[data-visits]')).toHaveText(VISITS)
  await expect.poll(async () => (await connection).isClosed()).toBe(true)
  // By the names of the wire protocol: get and put, which is tried again when another visit was quicker.
  expect(sent.filter((frame) => frame.includes('"a":"g"'))).toHaveLength(1)
  expect(sent.some((frame) => frame.includes('"a":"p"'))).toBe(true)
})

/** What a browser may lack: each is taken away before the page starts. */
const lacking: Record<string, () => void> = {
  'has no idle callbacks': () => Reflect.deleteProperty(window, 'requestIdleCallback'),
  // The client then starts with a transport of inline scripts, which the policy of the page forbids.
  'once lost its connection': () => localStorage.setItem('firebase:previous_websocket_failure', 'true'),
}

for (const [what, takeAway] of Object.entries(lacking)) {
  test(`a browser that ${what} is counted as well`, async ({ page }) => {
    await page.addInitScript(takeAway)
    await page.goto('/')
    await expect(page.locator('[data-visits]')).toHaveText(VISITS)
  })
}

test('a page that the browser only prerenders is counted when somebody sees it', async ({ page }) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await page.addInitScript(() => {
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true })
  })
  await page.clock.install()
  await page.goto('/')
  await page.clock.fastForward(60_000)
  // What the page asks for then has reached the server when this is answered.
  for (const _ of [1, 2]) await page.evaluate(() => fetch('/', { cache: 'no-store' }).then((answer) => answer.text()))
  expect(requests.filter((url) => url.includes('count-visit'))).toEqual([])

  await page.evaluate(() => {
    Object.defineProperty(document, 'prerendering', { value: false })
    document.dispatchEvent(new Event('prerenderingchange'))
  })
  await expect(page.locator('[data-visits]')).toHaveText(VISITS)
})
