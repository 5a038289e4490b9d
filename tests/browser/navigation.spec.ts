import { fill } from '../../src/content/fill.ts'
import { ABOUT_FILE } from '../support/about-page.ts'
import {
  expect,
  expectCurrent,
  mainMenu,
  menuButton,
  menuLink,
  openPage,
  PAGES,
  PHONE,
  settle,
  test,
} from '../support/site.ts'
import { drawerName, shell, tabTitle, texts } from '../support/site-content.ts'

test('every route change starts at the top, back and forward restore the place', async ({ page }) => {
  await openPage(page, '/')
  await settle(page)
  await page.evaluate(() => window.scrollTo(0, 900))
  await menuLink(page, '/hizmetlerimiz').click()
  await expect(page).toHaveURL(/hizmetlerimiz$/)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await page.evaluate(() => window.scrollTo(0, 1500))
  await page.goBack()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900)
  await page.goForward()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1500)
})

test('the keyboard goes on at the heading of the new page', async ({ page }) => {
  await openPage(page, '/')
  await menuLink(page, '/hakkimizda').press('Enter')
  await expect(page).toHaveURL(/hakkimizda$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('a page that takes its time shows the spinner, and the rest of the site stays usable', async ({ page }) => {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(ABOUT_FILE, async (route) => {
    await released
    await route.continue()
  })
  await openPage(page, '/')
  await menuLink(page, '/hakkimizda').click()
  await expect(page.locator('main').getByRole('status')).toHaveText(texts.loading)
  await expect(mainMenu(page)).toBeVisible()
  release()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('main').getByRole('status')).toHaveCount(0)
})

test('the services section is fetched at the start of every page', async ({ page }) => {
  const services = page.waitForResponse(/assets\/ServicesSection-.*\.js$/)
  await openPage(page, '/iletisim')
  expect((await services).ok()).toBe(true)
})

test('every page comes in a file of its own, when it is asked for', async ({ page }) => {
  const fetched: string[] = []
  page.on('response', (response) => fetched.push(new URL(response.url()).pathname))
  await openPage(page, '/iletisim')
  await settle(page)
  expect(fetched.filter((path) => /assets\/(anasayfa|hakkimizda|hizmetlerimiz)-/.test(path))).toEqual([])
  await menuLink(page, '/hakkimizda').click()
  await page.getByRole('heading', { level: 1 }).waitFor()
  await expect.poll(() => fetched.filter((path) => /assets\/hakkimizda-/.test(path))).toHaveLength(1)
})

test.describe('when a page cannot be fetched', () => {
  test('a Turkish error page stands inside the layout and offers two ways on', async ({ page, quietConsole }) => {
    let isBroken = true
    await page.route(ABOUT_FILE, (route) => (isBroken ? route.abort() : route.continue()))
    await openPage(page, '/')
    await menuLink(page, '/hakkimizda').click()
    await expect(page.getByRole('alert').getByRole('heading', { level: 1 })).toHaveText(texts.error.title)
    await expect(page).toHaveTitle(tabTitle(texts.error.title))
    await expect(page.getByRole('contentinfo')).toBeVisible()

    await page.getByRole('alert').getByRole('link').click()
    await expectCurrent(page, '/')

    await page.goBack()
    await expect(page.getByRole('alert')).toBeVisible()
    isBroken = false
    await page.getByRole('alert').getByRole('button').click()
    await expectCurrent(page, '/hakkimizda')
    await expect(page.getByRole('alert')).toHaveCount(0)
    // What the browser and the router say of the failed file is theirs to say.
    quietConsole.length = 0
  })
})

test('a press on the link of the page one is on goes back to its top', async ({ page }) => {
  await openPage(page, '/')
  await settle(page)
  await page.evaluate(() => window.scrollTo(0, 1200))
  await page.getByRole('link', { name: fill(texts.homeLink, { brand: shell.site.brand }) }).click()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})

test('the whole site can be walked through by its own links', async ({ page }) => {
  await openPage(page, '/')
  for (const { path } of PAGES.filter((entry) => entry.current !== undefined)) {
    await menuLink(page, path).click()
    await expectCurrent(page, path)
  }
})

test('on a phone every page is reached through the drawer', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await openPage(page, '/')
  for (const { path } of PAGES.filter((entry) => entry.current !== undefined)) {
    await menuButton(page).click()
    await page
      .getByRole('dialog')
      .getByRole('link', { name: drawerName(path), exact: true })
      .click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page).toHaveURL(path === '/' ? /\/(#\/)?$/ : new RegExp(`#${path}$`))
  }
})
