import { hold } from '../faults/support.ts'
import { expect, failures, LOADING, letTimePass, test, textsShown, visits, watchEveryFrame } from './support.ts'

test('a visit is one transaction and one read, and then the connection is closed', async ({ page, site }) => {
  site.database.overwrite('visits/count', 41)
  const sent: string[] = []
  page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => sent.push(String(payload))))

  await page.goto(site.url)

  await expect(visits(page)).toHaveText('Ziyaret Sayısı: 42')
  await expect.poll(() => site.database.connections()).toBe(0)
  expect(site.database.statistics).toEqual({ written: 1, stale: 0, denied: 0 })
  // By the names of the wire protocol: put and get.
  for (const action of ['p', 'g']) expect(sent.filter((frame) => frame.includes(`"a":"${action}"`))).toHaveLength(1)
})

test('the line goes from loading to the number as Turkish writes it, and nothing beside it moves', async ({
  page,
  site,
}) => {
  site.database.overwrite('visits/count', 999_998)
  site.database.faults.delayMs = 100
  await watchEveryFrame(page)
  await page.goto(site.url)
  const neighbour = page.locator('[data-neighbour]')
  await expect(visits(page)).toHaveText(LOADING)
  const before = await neighbour.boundingBox()

  await expect(visits(page)).toHaveText('Ziyaret Sayısı: 999.999')

  expect(await neighbour.boundingBox()).toEqual(before)
  expect(await textsShown(page)).toEqual([LOADING, 'Ziyaret Sayısı: 999.999'])
})

test('footers that come later show the same number and count nothing; a reload is a visit', async ({ page, site }) => {
  await page.goto(site.url)
  await expect(visits(page)).toHaveText('Ziyaret Sayısı: 1')

  for (const _ of [1, 2, 3]) await page.getByRole('button').click()

  await expect(page.locator('[data-visits]')).toHaveText(['Ziyaret Sayısı: 1', 'Ziyaret Sayısı: 1'])
  expect(site.database.statistics.written).toBe(1)
  await page.reload()
  await expect(visits(page)).toHaveText('Ziyaret Sayısı: 2')
})

/** What a browser may lack: each is taken away before the page starts. */
const lacking: Record<string, () => void> = {
  'has no idle callbacks': () => Reflect.deleteProperty(window, 'requestIdleCallback'),
  // The client then starts with a transport of inline scripts, which the policy of the page forbids.
  'once lost its connection': () => localStorage.setItem('firebase:previous_websocket_failure', 'true'),
  'blocks storage': () => {
    const get = () => {
      throw new DOMException('blocked', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) Object.defineProperty(window, name, { get })
  },
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

    await expect(visits(page)).toHaveText('Ziyaret Sayısı: 1')
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

  await expect(visits(page)).toHaveText('Ziyaret Sayısı: 1')
})

test('the database client is asked for after everything the page needs', async ({ page, site, observed }) => {
  const release = await hold(page, /slow\.png/)
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.body.append(Object.assign(new Image(), { src: '/slow.png' }))
    })
  })
  await page.goto(site.url, { waitUntil: 'commit' })
  await expect(visits(page)).toHaveText(LOADING)
  release()
  await expect(visits(page)).toHaveText('Ziyaret Sayısı: 1')

  const timingOf = (file: string) =>
    page.evaluate((name) => performance.getEntriesByType('resource').find((entry) => entry.name.includes(name)), file)
  const [slow, chunk] = [await timingOf('slow.png'), await timingOf('count-visit')]

  expect(chunk?.startTime).toBeGreaterThan((slow?.startTime ?? 0) + (slow?.duration ?? 0))
  expect(failures(observed)).toEqual([])
})
