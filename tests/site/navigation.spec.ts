import { fill } from '../../src/content/fill.ts'
import {
  ABOUT_FILE,
  expect,
  menuButton,
  menuLink,
  openPage,
  PHONE,
  quickLink,
  saveData,
  settle,
  test,
  WITH_MOTION,
} from '../support/site.ts'
import { drawerName, headingOf, siteData, texts } from '../support/site-content.ts'

test.use(WITH_MOTION)

test('a page that a link in view leads to is there before it is asked for; its styles count from then on', async ({
  page,
}) => {
  const about = page.waitForResponse(ABOUT_FILE)
  await openPage(page, '/')
  await about
  await settle(page)
  const styles = page.locator('link[rel="stylesheet"]')
  const media = () => styles.evaluate(({ sheet }: HTMLLinkElement) => sheet?.media.mediaText)
  await expect.poll(media).toBe('not all')
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await menuLink(page, '/biz-kimiz').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf('/biz-kimiz'))
  expect(await media()).toBe('all')
  // Other pages may still be on their way.
  expect(asked.filter((url) => ABOUT_FILE.test(url) || /assets\/(Prose|Values)/.test(url))).toEqual([])
})

test('for a reader who saves data, every page comes when it is asked for', async ({ page }) => {
  const fetched: string[] = []
  page.on('response', (response) => fetched.push(new URL(response.url()).pathname))
  await saveData(page)
  await openPage(page, '/bize-yazin')
  await settle(page)
  expect(fetched.filter((path) => path.endsWith('/page.json'))).toEqual(['/bize-yazin/page.json'])
  await menuLink(page, '/biz-kimiz').click()
  await page.getByRole('heading', { level: 1 }).waitFor()
  await expect.poll(() => fetched.filter((path) => ABOUT_FILE.test(path))).toHaveLength(1)
})

test('a press on a link of the page one is on goes back to its top and its heading', async ({ page }) => {
  await openPage(page, '/')
  await settle(page)
  const home = page.getByRole('link', { name: fill(texts.homeLink, { brand: siteData.site.brand }) })
  for (const link of [home, quickLink(page, '/')]) {
    await page.evaluate(() => window.scrollTo(0, 1200))
    await link.press('Enter')
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  }
})

test('going back or forward with the drawer open closes it', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await openPage(page, '/')
  await menuButton(page).click()
  await page
    .getByRole('dialog')
    .getByRole('link', { name: drawerName('/bize-yazin'), exact: true })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf('/bize-yazin'))
  for (const [go, path] of [
    [() => page.goBack(), '/'],
    [() => page.goForward(), '/bize-yazin'],
  ] as const) {
    await menuButton(page).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await go()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf(path))
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  }
})

test('beside a text its part in hand is marked, also below the smaller headings of the part', async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 400 })
  await openPage(page, '/yazilar/defter-on-uc')
  const smaller = page.getByRole('main').getByRole('heading', { level: 3 })
  await smaller.evaluate((heading) => heading.scrollIntoView())
  await expect(page.getByRole('navigation', { name: texts.contents ?? '' }).locator('[data-read]')).toHaveText('Nasıl?')
})
