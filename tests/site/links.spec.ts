import type { Page } from '@playwright/test'
import { toSlug } from '../../src/content/locale.ts'
import { OFFER_ID } from '../../src/content/paths.ts'
import { expect, openPage, PHONE, settle, test } from '../support/site.ts'
import { headingOf, sectionOf, serviceName } from '../support/site-content.ts'

// How addresses are read is tested without a browser: tests/unit/paths.test.ts.

const SERVICE = 'olcu-alma'
const ANOTHER = 'kumas-secimi'
/** The first heading of its text, and another. */
const FIRST = 'gunes-kirici-ne-alirsiniz'
const FOLDED = 'gunes-kirici-ne-zaman-gerekmez'

/** Waits until the reader is at a service: its beginning below the header, the focus on its heading. */
async function expectService(page: Page, id: string): Promise<void> {
  await expect(page.locator(`[id="${id}"]`).getByRole('heading').first()).toBeFocused()
  await expect.poll(() => topOf(page, id)).toBeLessThan(200)
  expect(await topOf(page, id)).toBeGreaterThan(60)
}

/** Where a part of the page begins, in pixels below the top of the window. */
function topOf(page: Page, id: string): Promise<number> {
  return page.locator(`[id="${id}"]`).evaluate((part) => Math.round(part.getBoundingClientRect().top))
}

/** Presses Tab, and expects the next control below the heading of a service. */
async function expectTabGoesOn(page: Page, id: string): Promise<void> {
  await page.keyboard.press('Tab')
  expect(
    await page.evaluate((part) => {
      const place = document.getElementById(part)?.compareDocumentPosition(document.activeElement ?? document) ?? 0
      return (place & (Node.DOCUMENT_POSITION_FOLLOWING | Node.DOCUMENT_POSITION_CONTAINED_BY)) !== 0
    }, id),
  ).toBe(true)
}

test.use({ viewport: PHONE })

test('@core an address with a service lands at it, before the app and with it, as a document and behind the hash; so do a link, on its page or on another, and back and forward', async ({
  page,
}) => {
  await page.addInitScript(() => {
    addEventListener('focusin', () => {
      const { dataset } = document.documentElement
      dataset.heard = (dataset.heard ?? '') + document.title
    })
  })
  for (const address of [`/#/hizmetlerimiz#${SERVICE}`, `/hizmetlerimiz/#${SERVICE}`]) {
    await page.goto(address)
    await expectService(page, SERVICE)
    await page.locator('html[data-app]').waitFor()
    await settle(page)
    await expectService(page, SERVICE)
    const title = await page.title()
    await expect(page.locator('html'), 'the focus comes once, with its title').toHaveAttribute('data-heard', title)
    await expectTabGoesOn(page, SERVICE)
    await expect(page.locator(`[id="${SERVICE}"] details`).first()).toHaveAttribute('open')
  }

  await page.locator('header a[href="/"]').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf('/'))
  const linkTo = (id: string) => page.getByRole('contentinfo').getByRole('link', { name: serviceName(id), exact: true })
  // Folded on a phone.
  await expect(linkTo(SERVICE)).toBeHidden()
  await page.locator('footer summary').click()
  await linkTo(SERVICE).click()
  await expect(page).toHaveURL(/#\/hizmetlerimiz#olcu-alma$/)
  await expectService(page, SERVICE)
  await linkTo(ANOTHER).click()
  await expectService(page, ANOTHER)
  await expectTabGoesOn(page, ANOTHER)
  const left = await topOf(page, ANOTHER)
  await page.goBack()
  await expect(linkTo(ANOTHER), 'on the link that was followed').toBeFocused()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf('/'))
  await page.goForward()
  await expect(linkTo(ANOTHER)).toBeFocused()
  await page.goForward()
  await expect(page.locator(`#${ANOTHER} :focus`)).toBeAttached()
  await expect.poll(() => topOf(page, ANOTHER), 'at the place that was left').toBe(left)
})

test('a part of a text that a phone folds is open, and the focus on its heading', async ({ page }) => {
  for (const address of [`/#/hizmetlerimiz#${FOLDED}`, `/hizmetlerimiz/#${FOLDED}`]) {
    await page.goto('/robots.txt')
    await page.goto(address)
    await page.locator('html[data-app]').waitFor()
    await settle(page)
    await expect(page.locator(`[id="${FOLDED}"]`)).toBeFocused()
    await expect.poll(() => topOf(page, FOLDED)).toBeLessThan(200)
    expect(await topOf(page, FOLDED)).toBeGreaterThan(60)
  }
})

test('a heading for which a phone shows a summary is reached at its text', async ({ page }) => {
  await page.goto(`/#/hizmetlerimiz#${FIRST}`)
  await page.locator('html[data-app]').waitFor()
  await settle(page)
  await expect(page.locator(`[id="${FIRST}"]`)).toBeHidden()
  await expect
    .poll(() => page.evaluate(() => Math.round(document.activeElement?.getBoundingClientRect().top ?? 0)))
    .toBeLessThan(200)
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0)
})

test('the focus is on the heading of a part that only narrow screens fold', async ({ page }) => {
  const part = page.locator('#en')
  for (const [width, place] of [
    [PHONE.width, part.locator('summary')],
    [1366, part.getByRole('heading')],
  ] as const) {
    await page.setViewportSize({ width, height: 768 })
    await page.goto('/robots.txt')
    await page.goto('/rehber/kucuk/adim/#en')
    await expect(place).toBeFocused()
  }
})

test('a link to a question opens it, and the focus is on what closes it', async ({ page }) => {
  const { question = '' } = sectionOf('/hizmetlerimiz', 'faq').items[2] ?? {}
  await page.goto(`/#/hizmetlerimiz#soru-${toSlug(question)}`)
  const summary = page.locator('summary').filter({ hasText: question })
  await expect(summary).toBeFocused()
  await expect(summary).toBeInViewport()
  await expect(page.locator('details[open]')).toHaveCount(1)
})

test('a place far below sections that were never laid out is reached, and found again', async ({ page }) => {
  await openPage(page, '/')
  await page.evaluate((id) => Object.assign(window.location, { hash: `/hizmetlerimiz#${id}` }), OFFER_ID)
  await expectService(page, OFFER_ID)
  await settle(page)
  await expectService(page, OFFER_ID)
  await page.evaluate(() => window.scrollBy(0, 300))
  const left = await page.evaluate(() => window.scrollY)
  await page
    .locator('header a[href="/"]')
    .first()
    .evaluate((link: HTMLElement) => link.click())
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf('/'))
  await page.goBack()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left)
  await settle(page)
  expect(await page.evaluate(() => window.scrollY)).toBe(left)
})

test('before the app, too, the hash of a link is an element of the page or another page', async ({ page }) => {
  // As if the reader were quicker than the app.
  await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }))
  const heading = page.getByRole('heading', { level: 1 })
  await page.goto(`/hizmetlerimiz/#${SERVICE}`)
  await expectService(page, SERVICE)
  await page.evaluate(() => document.querySelector<HTMLElement>('footer a[href="#biz-kimiz"]')?.click())
  await expect(heading).toHaveText(headingOf('/biz-kimiz'))
  await page.goBack()
  await expect(heading).toHaveText(headingOf('/hizmetlerimiz'))
  await expectService(page, SERVICE)
})
