import type { Page } from '@playwright/test'
import { expect, expectCurrent, menuLink, PHONE, test, untilTypefacesShow } from '../../support/site.ts'
import { headingOf, lastTopic, pageAt, tabTitle } from '../../support/site-content.ts'
import { hold, WAYS_TO_FAIL } from '../faults/support.ts'
import { holdApp, openPrepared, placesInView } from './held-app.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const OPENINGS = /assets\/openings-.*\.txt$/

/** On a phone, from the front page. @returns What lets the app come. */
async function goEarlyToServices(page: Page): Promise<() => void> {
  await page.setViewportSize(PHONE)
  const release = await holdApp(page)
  await openPrepared(page, '/')
  await page.getByRole('main').locator('a[href="/hizmetlerimiz/"]').first().click()
  await expect(heading(page)).toHaveText(headingOf('/hizmetlerimiz'))
  return release
}

for (const path of ['/', '/hizmetlerimiz/']) {
  test(`a link tapped on ${path} before the app has come shows its page at once`, async ({ page, baseURL }) => {
    const release = await holdApp(page)
    await openPrepared(page, path)
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
    await menuLink(page, '/biz-kimiz').click()
    await expect(heading(page)).toHaveText(headingOf('/biz-kimiz'))
    await expect(page).toHaveURL(new RegExp(`^${baseURL}${path}#/biz-kimiz$`))
    await expect(page).toHaveTitle(tabTitle(pageAt('/biz-kimiz').title))
    await expect(page.locator('html[data-app]')).toHaveCount(0)
    release()
    await page.locator('html[data-app]').waitFor()
    await expectCurrent(page, '/biz-kimiz')
    await expect(page).toHaveURL(`${baseURL}/#/biz-kimiz`)
    await expect(page).toHaveTitle(tabTitle(pageAt('/biz-kimiz').title))
    await expect(page.locator('head title')).toHaveCount(1)
    await expect(page.locator('h1')).toHaveCount(1)
    await expect(heading(page)).toBeFocused()
    await page.goBack()
    await expectCurrent(page, path.replace(/(?<=.)\/$/, ''))
    await expect(page).toHaveURL(`${baseURL}${path}`)
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
  })
}

test('first views are at hand when the page has been painted, before it has loaded', async ({ page }) => {
  await page.route(/\.woff2$/, () => {})
  await page.goto('/', { waitUntil: 'commit' })
  await expect.poll(() => page.evaluate(async () => (await window.openings)?.length)).toBeGreaterThan(4)
  expect(await page.evaluate(() => document.readyState)).not.toBe('complete')
})

for (const address of ['/', '/#/bize-yazin']) {
  test(`what the document at ${address} asks for ahead is what is used`, async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => {
      if (OPENINGS.test(request.url())) asked.push(request.url())
    })
    await page.goto(address)
    await page.locator('html[data-app]').waitFor()
    // Then Chromium complains of what was not; the console has to stay empty.
    await page.waitForTimeout(6000)
    expect(asked).toHaveLength(1)
  })
}

test('the first view is the page as it will be: nothing moves when the app takes its place', async ({ page }) => {
  const release = await goEarlyToServices(page)
  await untilTypefacesShow(page)
  const before = await placesInView(page)
  expect(before.length).toBeGreaterThan(8)
  release()
  await page.locator('html[data-app]').waitFor()
  expect(await placesInView(page)).toEqual(before)
})

test('who has read on in the first view stays there when the app comes', async ({ page }) => {
  const release = await goEarlyToServices(page)
  await page.evaluate(() => scrollTo(0, 150))
  release()
  await page.locator('html[data-app]').waitFor()
  await expect(heading(page)).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(150)
})

test('who goes back before the app has come finds the page as it was, and the app takes it over', async ({
  page,
  baseURL,
}) => {
  const release = await holdApp(page)
  await openPrepared(page, '/')
  await page.evaluate(() => Object.assign(window, { first: document.querySelector('h1') }))
  const title = await page.title()
  await menuLink(page, '/biz-kimiz').click()
  await expect(heading(page)).toHaveText(headingOf('/biz-kimiz'))
  await menuLink(page, '/bize-yazin').click()
  await expect(heading(page)).toHaveText(headingOf('/bize-yazin'))
  await page.goBack()
  await expect(heading(page)).toHaveText(headingOf('/biz-kimiz'))
  await page.goBack()
  await expect(heading(page)).toHaveText(headingOf('/'))
  await expect(page).toHaveTitle(title)
  release()
  await page.locator('html[data-app]').waitFor()
  await expect(page).toHaveURL(`${baseURL}/`)
  await expectCurrent(page, '/')
  const isKept = () => (window as unknown as { first: Element }).first === document.querySelector('h1')
  expect(await page.evaluate(isKept)).toBe(true)
})

test('a page named behind # shows its first view before the app has come, and it never goes', async ({ page }) => {
  await page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    const look = () => {
      const heading = document.querySelector<HTMLElement>('main h1')
      seen.push(heading?.checkVisibility() ? heading.innerText : '')
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  const release = await holdApp(page)
  const releasePage = await hold(page, /assets\/bize-yazin-.*\.js$/)
  await page.goto('/#/bize-yazin')
  await expect(heading(page)).toHaveText(headingOf('/bize-yazin'))
  await expect(page).toHaveTitle(tabTitle(pageAt('/bize-yazin').title))
  const { label } = lastTopic('/bize-yazin')
  const topic = page.getByRole('radio', { name: label, exact: true })
  await topic.check({ force: true })
  release()
  // Longer than a page without a first view would wait before it shows a spinner.
  await page.waitForTimeout(1500)
  releasePage()
  await page.locator('html[data-app]').waitFor()
  await expect(topic).toBeChecked()
  const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen)
  const shown = seen.slice(seen.findIndex((text) => text !== ''))
  expect(new Set(shown)).toEqual(new Set([headingOf('/bize-yazin')]))
})

test('an address that leads nowhere shows the first view of the not-found page', async ({ page }) => {
  await holdApp(page)
  await page.goto('/#/boyle/bir/sayfa/yok')
  await expect(heading(page)).toHaveText(headingOf('/404'))
})

test('a link to the page that is open leads to its beginning', async ({ page }) => {
  await holdApp(page)
  await openPrepared(page, '/biz-kimiz/')
  await page.evaluate(() => scrollTo(0, 800))
  await menuLink(page, '/biz-kimiz').click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await expect(heading(page)).toHaveText(headingOf('/biz-kimiz'))
})

for (const [way, answer] of Object.entries(WAYS_TO_FAIL)) {
  for (const [what, file] of [
    ['the file of first views', OPENINGS],
    ['the stylesheet', /assets\/rest-.*\.css$/],
  ] as const) {
    test(`when ${what} ${way}, a link leads to the prepared page`, async ({ page, baseURL, quietConsole }) => {
      await holdApp(page)
      await page.route(file, answer)
      await openPrepared(page, '/')
      await menuLink(page, '/biz-kimiz').click()
      await expect(page).toHaveURL(`${baseURL}/biz-kimiz/`)
      await expect(heading(page)).toHaveText(headingOf('/biz-kimiz'))
      // The browser itself reports the file that did not come, and the app the rules it cannot do without.
      await page.goto('about:blank')
      quietConsole.length = 0
    })
  }
}

test('when the first views take too long, a link leads to the prepared page', async ({ page, baseURL }) => {
  await holdApp(page)
  await hold(page, OPENINGS)
  await openPrepared(page, '/')
  await menuLink(page, '/biz-kimiz').click()
  await expect(page).toHaveURL(`${baseURL}/biz-kimiz/`)
})
