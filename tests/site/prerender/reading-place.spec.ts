import type { Page } from '@playwright/test'
import { expect, openPage, PHONE, quickLink, settle, test } from '../../support/site.ts'
import { headingOf, pageAt, tabTitle } from '../../support/site-content.ts'
import { hold } from '../faults/support.ts'

test.use({ viewport: PHONE })

/** Holds the app back until released: the page stays prerendered. */
const holdApp = (page: Page) => hold(page, /assets\/start-.*\.js$/)

const place = (page: Page) => page.evaluate(() => window.scrollY)

async function readTo(page: Page, y: number): Promise<void> {
  await page.evaluate((top) => window.scrollTo(0, top), y)
  await expect.poll(() => place(page)).toBe(y)
}

async function letCome(page: Page, release: () => void): Promise<void> {
  release()
  await page.locator('html[data-app]').waitFor()
  await settle(page)
}

test('@core who has read on before the app comes is left there, goes on with hash routes, and returns by back and reload', async ({
  page,
  baseURL,
}) => {
  const release = await holdApp(page)
  await page.goto('/hizmetlerimiz/', { waitUntil: 'domcontentloaded' })
  await readTo(page, 500)
  await letCome(page, release)
  expect(await place(page)).toBe(500)

  await quickLink(page, '/biz-kimiz').press('Enter')
  await expect(page).toHaveURL(`${baseURL}/#/biz-kimiz`)
  await expect(page).toHaveTitle(tabTitle(pageAt('/biz-kimiz').title))
  const expectBack = async () => {
    await expect(page).toHaveURL(`${baseURL}/hizmetlerimiz/`)
    await expect(page).toHaveTitle(tabTitle(pageAt('/hizmetlerimiz').title))
    await expect(page.locator('main h1')).toHaveText(headingOf('/hizmetlerimiz'))
  }
  await page.goBack()
  await expectBack()
  await page.reload()
  await expectBack()
})

test('a page behind # that is loaded again is where it was read to, however far down that is', async ({ page }) => {
  await openPage(page, '/hizmetlerimiz')
  await settle(page)
  await readTo(page, 3500)
  const release = await holdApp(page)
  await page.reload()
  await expect(page.locator('html[data-app]')).toHaveCount(0)
  await letCome(page, release)
  await expect.poll(() => place(page)).toBe(3500)
})
