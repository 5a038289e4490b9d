import type { Page } from '@playwright/test'
import { ABOUT_FILE } from '../../support/about-page.ts'
import { expect, expectCurrent, menuButton, menuLink, PHONE, saveData, settle, test } from '../../support/site.ts'
import { headingOf, pageAt, tabTitle } from '../../support/site-content.ts'
import { hold } from '../faults/support.ts'
import { placesInView } from './held-app.ts'

/** Idle time that does not come, and who waits for it. */
type Holding = { isIdle: boolean; waiting: (() => void)[] }

/**
 * Opens a page and waits until those that its links lead to are there as well; then the browser is busy.
 *
 * @returns What lets idle time come again.
 */
async function openBusy(page: Page, path: string): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const holding: Holding = { isIdle: true, waiting: [] }
    Object.assign(window, { holding })
    const original = window.requestIdleCallback.bind(window)
    window.requestIdleCallback = (callback, options) =>
      holding.isIdle ? original(callback, options) : holding.waiting.push(() => original(callback, options))
  })
  await page.goto(path)
  await page.locator('html[data-app]').waitFor()
  await settle(page)
  // What is fetched in idle time may still have been to come.
  const asked = () => page.evaluate(() => performance.getEntriesByType('resource').length)
  await expect(async () => {
    const before = await asked()
    await page.waitForTimeout(500)
    expect(await asked()).toBe(before)
  }).toPass()
  await beBusy(page)
  return () =>
    page.evaluate(() => {
      const { holding } = window as unknown as { holding: Holding }
      holding.isIdle = true
      for (const goOn of holding.waiting.splice(0)) goOn()
    })
}

function beBusy(page: Page): Promise<void> {
  return page.evaluate(() => {
    ;(window as unknown as { holding: Holding }).holding.isIdle = false
  })
}

async function scrollTo(page: Page, y: number): Promise<void> {
  await page.evaluate((top) => window.scrollTo(0, top), y)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(y)
}

/** What the contact page says. */
const CONTACT_FILE = /assets\/bize-yazin-.*\.js$/

const firstView = (page: Page) => page.locator('main > [data-opening]')
/** A document has one heading of the first level, also while one page takes the place of another. */
const heading = (page: Page) => page.locator('h1')

for (const [where, y] of [
  ['at the top of a page', 0],
  ['further down a page', 600],
] as const) {
  test(`a link ${where} shows the next page before it is built; then nothing moves`, async ({ page, baseURL }) => {
    const release = await openBusy(page, '/')
    await scrollTo(page, y)
    await menuLink(page, '/biz-kimiz').click()
    await expect(firstView(page)).toBeVisible()
    await expect(heading(page)).toHaveText([headingOf('/biz-kimiz')])
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    await expect(page).toHaveURL(`${baseURL}/#/biz-kimiz`)
    await expect(page).toHaveTitle(tabTitle(pageAt('/biz-kimiz').title))
    // Longer than a page without a first view would wait before it shows a spinner.
    await page.waitForTimeout(400)
    await expect(page.locator('main [role="status"]')).toHaveCount(0)
    const before = await placesInView(page)
    expect(before.length).toBeGreaterThan(8)
    await release()
    await expectCurrent(page, '/biz-kimiz')
    await expect(firstView(page)).toHaveCount(0)
    await expect(heading(page)).toHaveText([headingOf('/biz-kimiz')])
    await expect(heading(page)).toBeFocused()
    await expect(page).toHaveTitle(tabTitle(pageAt('/biz-kimiz').title))
    await expect(page.locator('title')).toHaveCount(1)
    expect(await placesInView(page)).toEqual(before)
    await page.goBack()
    await expectCurrent(page, '/')
    await expect(heading(page)).toHaveText([headingOf('/')])
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(y)
  })
}

test('who goes back while the first view stands finds the page that was left, where it was left', async ({ page }) => {
  const release = await openBusy(page, '/')
  const title = await page.title()
  await menuLink(page, '/bize-yazin').click()
  await expect(firstView(page)).toBeVisible()
  await release()
  await expectCurrent(page, '/bize-yazin')
  await page.goBack()
  await expectCurrent(page, '/')
  await scrollTo(page, 700)
  await beBusy(page)
  await menuLink(page, '/biz-kimiz').click()
  await expect(firstView(page)).toBeVisible()
  await page.goBack()
  await expect(heading(page)).toHaveText([headingOf('/')])
  await expect(page).toHaveTitle(title)
  await expect(firstView(page)).toHaveCount(0)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(700)
  await release()
  await expectCurrent(page, '/')
  await expect(heading(page)).toHaveText([headingOf('/')])
})

test('who reads on in the first view stays there when the page takes its place', async ({ page }) => {
  await page.setViewportSize(PHONE)
  const release = await openBusy(page, '/')
  await page.getByRole('main').locator('a[href="/hizmetlerimiz/"]').first().click()
  await expect(firstView(page)).toBeVisible()
  await scrollTo(page, 150)
  await release()
  await expect(firstView(page)).toHaveCount(0)
  await expect(heading(page)).toBeFocused()
  expect(await page.evaluate(() => window.scrollY)).toBe(150)
})

test('a second link while the first view stands leads to its own page, and both can be gone back to', async ({
  page,
}) => {
  const release = await openBusy(page, '/')
  await menuLink(page, '/biz-kimiz').click()
  await expect(heading(page)).toHaveText([headingOf('/biz-kimiz')])
  await menuLink(page, '/bize-yazin').click()
  await expect(heading(page)).toHaveText([headingOf('/bize-yazin')])
  await release()
  await expectCurrent(page, '/bize-yazin')
  await expect(heading(page)).toHaveText([headingOf('/bize-yazin')])
  await page.goBack()
  await expectCurrent(page, '/biz-kimiz')
  await expect(heading(page)).toHaveText([headingOf('/biz-kimiz')])
})

test('a second link pressed just before the first one’s page is built is not lost', async ({ page }) => {
  const release = await openBusy(page, '/')
  await menuLink(page, '/biz-kimiz').click()
  await expect(page).toHaveURL(/#\/biz-kimiz$/)
  const box = await menuLink(page, '/bize-yazin').boundingBox()
  // Between the press and what follows it comes the whole page of the first link.
  const showFrames = await holdFrames(page)
  await page.mouse.click((box?.x ?? 0) + 5, (box?.y ?? 0) + 5)
  await release()
  await expect(firstView(page)).toHaveCount(0)
  await showFrames()
  await expectCurrent(page, '/bize-yazin')
  await expect(heading(page)).toHaveText([headingOf('/bize-yazin')])
})

test('at the top of a page the first view is there with the click, and the address in the next frames', async ({
  page,
  baseURL,
}) => {
  await openBusy(page, '/')
  await page.evaluate(() => {
    const note = () =>
      Object.assign(window, {
        atClick: [document.querySelector('main > [data-opening] h1')?.textContent, location.hash],
      })
    addEventListener('click', note, { capture: true, once: true })
  })
  await menuLink(page, '/biz-kimiz').click()
  const atClick = () => page.evaluate(() => (window as unknown as { atClick: string[] }).atClick)
  expect(await atClick()).toEqual([headingOf('/biz-kimiz'), ''])
  await expect(page).toHaveURL(`${baseURL}/#/biz-kimiz`)
})

/** @returns What lets the frames come that have been asked for since. */
async function holdFrames(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    const original = window.requestAnimationFrame
    const held: FrameRequestCallback[] = []
    window.requestAnimationFrame = (callback) => held.push(callback)
    Object.assign(window, {
      goOn: () => {
        window.requestAnimationFrame = original
        for (const callback of held) original(callback)
      },
    })
  })
  return () => page.evaluate(() => (window as unknown as { goOn: () => void }).goOn())
}

test('of two links that are pressed in one frame the last is followed', async ({ page, baseURL }) => {
  const release = await openBusy(page, '/')
  const entries = () => page.evaluate(() => history.length)
  const before = await entries()
  const goOn = await holdFrames(page)
  await menuLink(page, '/biz-kimiz').click()
  await expect(heading(page)).toHaveText([headingOf('/biz-kimiz')])
  await menuLink(page, '/bize-yazin').click()
  await expect(heading(page)).toHaveText([headingOf('/bize-yazin')])
  await goOn()
  await expect(page).toHaveURL(`${baseURL}/#/bize-yazin`)
  await release()
  await expectCurrent(page, '/bize-yazin')
  await expect(heading(page)).toHaveText([headingOf('/bize-yazin')])
  expect(await entries()).toBe(before + 1)
})

test('of two links that are pressed in one frame the last is followed, also when its page has yet to come', async ({
  page,
  baseURL,
}) => {
  // Who saves data has only the pages the mouse has been over.
  await saveData(page)
  const release = await hold(page, CONTACT_FILE)
  const goOn = await openBusy(page, '/')
  await menuLink(page, '/biz-kimiz').hover()
  await settle(page)
  const showFrames = await holdFrames(page)
  await menuLink(page, '/biz-kimiz').click()
  await expect(heading(page)).toHaveText([headingOf('/biz-kimiz')])
  await menuLink(page, '/bize-yazin').click()
  await showFrames()
  await goOn()
  await expect(page).toHaveURL(`${baseURL}/#/bize-yazin`)
  release()
  await expect(heading(page)).toHaveText([headingOf('/bize-yazin')])
  await expect(page).toHaveURL(`${baseURL}/#/bize-yazin`)
})

test('a link that is opened in a tab of its own leaves the page as it is', async ({ page }) => {
  await openBusy(page, '/')
  const opened = page.context().waitForEvent('page')
  await menuLink(page, '/biz-kimiz').click({ modifiers: ['ControlOrMeta'] })
  await (await opened).close()
  await expect(firstView(page)).toHaveCount(0)
  await expect(heading(page)).toHaveText([headingOf('/')])
})

test('a link to the page that is open leads to its beginning, and the page stays the one it is', async ({ page }) => {
  await openBusy(page, '/bize-yazin/')
  await scrollTo(page, 200)
  await page.evaluate(() => Object.assign(window, { first: document.querySelector('main h1') }))
  await menuLink(page, '/bize-yazin').click()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await expect(firstView(page)).toHaveCount(0)
  const isKept = () => (window as unknown as { first: Element }).first === document.querySelector('main h1')
  expect(await page.evaluate(isKept)).toBe(true)
})

test('from the side menu the next page shows its first view, and the menu is closed', async ({ page }) => {
  await page.setViewportSize(PHONE)
  const release = await openBusy(page, '/')
  await release()
  const hasArrived = page.waitForResponse(ABOUT_FILE)
  await menuButton(page).click()
  await hasArrived
  // Its sections come with it.
  await page.waitForTimeout(500)
  await beBusy(page)
  await page.locator('dialog a[href="/biz-kimiz/"]').click()
  await expect(firstView(page)).toBeVisible()
  await expect(page.locator('dialog')).not.toBeVisible()
  await release()
  await expect(heading(page)).toBeFocused()
  await expect(heading(page)).toHaveText([headingOf('/biz-kimiz')])
})

test('a picture of the first view is fetched once', async ({ page }) => {
  const pictures: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/genis-')) pictures.push(request.url())
  })
  const release = await openBusy(page, '/bize-yazin/')
  await menuLink(page, '/biz-kimiz').click()
  await expect.poll(() => pictures.length).toBe(1)
  await release()
  await expectCurrent(page, '/biz-kimiz')
  await settle(page)
  expect(pictures).toHaveLength(1)
})
