import { expect, failures, STRICT_POLICY, test, visits } from './support.ts'

test('a visitor is counted under a strict content security policy', async ({ page, site, observed }) => {
  site.headers['content-security-policy'] = STRICT_POLICY

  await page.goto(site.url)

  await expect(visits(page)).toHaveText('Ziyaret Sayısı: 1')
  expect(observed.console).toEqual([])
})

test('a browser that once lost its connection is still counted without inline scripts', async ({
  page,
  site,
  observed,
}) => {
  site.headers['content-security-policy'] = STRICT_POLICY
  await page.addInitScript(() => localStorage.setItem('firebase:previous_websocket_failure', 'true'))

  await page.goto(site.url)

  await expect(visits(page)).toHaveText('Ziyaret Sayısı: 1')
  expect(observed.console).toEqual([])
})

test('a visitor whose storage is blocked is counted', async ({ page, site, observed }) => {
  site.headers['content-security-policy'] = STRICT_POLICY
  await page.addInitScript(() => {
    for (const storage of ['localStorage', 'sessionStorage', 'indexedDB']) {
      Object.defineProperty(window, storage, {
        get() {
          throw new DOMException('blocked', 'SecurityError')
        },
      })
    }
  })

  await page.goto(site.url)

  await expect(visits(page)).toHaveText('Ziyaret Sayısı: 1')
  expect(failures(observed)).toEqual([])
  expect(observed.uncaught).toEqual([])
})

test('a visitor whose storage is full is counted', async ({ page, site, observed }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })

  await page.goto(site.url)

  await expect(visits(page)).toHaveText('Ziyaret Sayısı: 1')
  expect(observed.uncaught).toEqual([])
})

test('a browser without idle callbacks counts as well', async ({ page, site }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'requestIdleCallback'))

  await page.goto(site.url)

  await expect(visits(page)).toHaveText('Ziyaret Sayısı: 1')
})
