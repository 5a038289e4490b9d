import { expect, menuButton, openPage, PHONE, test } from '../../support/site.ts'
import { drawerName, headingOf, tabTitle, texts } from '../../support/site-content.ts'
import { documentsOf } from './support.ts'

test.use({ viewport: PHONE })

/** What is fetched for the contact page when the browser is idle. */
const CONTACT_FILES = [/bize-yazin\/page\.json/, /ContactSection-.*\.js/]

// The about page invites its readers to try the first of it.
test('@core offline the contact page opens, an unvisited one is a message, back works, and so does the button once the line is back', async ({
  page,
  context,
  quietConsole,
}) => {
  const visit = (path: string) => page.evaluate((hash) => Object.assign(window.location, { hash }), path)
  const retry = page.getByRole('alert').getByRole('button', { name: texts.error.retry })
  const heading = page.getByRole('heading', { level: 1 })
  await openPage(page, '/biz-kimiz')
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name)), {
      timeout: 30_000,
    })
    .toEqual(expect.arrayContaining(CONTACT_FILES.map((file) => expect.stringMatching(file))))
  const documents = documentsOf(page)
  await context.setOffline(true)
  await menuButton(page).click()
  const contact = { name: drawerName('/bize-yazin'), exact: true }
  await page.getByRole('dialog').getByRole('link', contact).click()
  await expect(heading).toHaveText(headingOf('/bize-yazin'))
  await expect(page.locator('main a[href^="tel:"]').first()).toBeVisible()
  await expect(page.locator('main textarea')).toBeVisible()

  await visit('/ozet')
  await expect(page.getByRole('alert')).toContainText(texts.error.offline)
  await expect(page.getByRole('alert').getByRole('heading', { level: 1 })).toHaveText(texts.error.title)
  await expect(page).toHaveTitle(tabTitle(texts.error.title))
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await retry.click()
  await expect(page.getByRole('alert')).toContainText(texts.error.offline)
  await page.goBack()
  // It was there before, and is not asked for again.
  await expect(heading).toHaveText(headingOf('/bize-yazin'))
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.goForward()
  await expect(page.getByRole('alert')).toBeVisible()
  expect(documents).toEqual([])
  await context.setOffline(false)
  await expect(page.getByRole('alert')).not.toContainText(texts.error.offline)
  await retry.click()
  await expect(heading).toHaveText(headingOf('/ozet'))
  await expect(page.getByRole('alert')).toHaveCount(0)
  // What did not come is the browser's to tell.
  quietConsole.length = 0
})
