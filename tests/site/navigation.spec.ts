import type { Page } from '@playwright/test'
import { fill } from '../../src/content/fill.ts'
import {
  ABOUT_FILE,
  expect,
  expectCurrent,
  menuButton,
  menuLink,
  openPage,
  PHONE,
  quickLink,
  saveData,
  settle,
  test,
} from '../support/site.ts'
import { drawerName, headingOf, sectionOf, siteData, texts } from '../support/site-content.ts'
import { hold } from './faults/support.ts'

/** How many services the services page explains. */
const SERVICES = sectionOf('/hizmetlerimiz', 'all-services').services.length

type View = { services: number; isFooterSeen: boolean }

/** Records at every DOM mutation how much of the page with this heading is visible. */
async function watchViews(page: Page, heading: string) {
  await page.evaluate((text) => {
    const views: View[] = []
    Object.assign(window, { views })
    new MutationObserver(() => {
      if (document.querySelector('main h1')?.textContent !== text) return
      const footerTop = document.querySelector('footer')?.getBoundingClientRect().top ?? 0
      views.push({
        services: [...document.querySelectorAll('main article')].filter((article) => article.checkVisibility()).length,
        isFooterSeen: footerTop < innerHeight,
      })
    }).observe(document.body, { childList: true, subtree: true })
  }, heading)
  return () => page.evaluate(() => (window as unknown as { views: View[] }).views)
}

test('who asks for a part of a page before that part is there gets to it', async ({ page }) => {
  await openPage(page, '/')
  await settle(page)
  await page.evaluate((text) => {
    new MutationObserver((_, observer) => {
      const heading = document.querySelector('main h1')
      if (heading?.textContent !== text) return
      observer.disconnect()
      Object.assign(window, { wasThere: document.getElementById('olcu-alma') !== null })
      document.querySelector<HTMLElement>('main a[href$="#olcu-alma"]')?.click()
    }).observe(document.body, { childList: true, subtree: true })
  }, headingOf('/hizmetlerimiz'))
  await menuLink(page, '/hizmetlerimiz').click()
  await expect(page).toHaveURL(/#\/hizmetlerimiz#olcu-alma$/)
  await expect(page.locator('#olcu-alma')).toBeInViewport()
  expect(await page.evaluate(() => 'wasThere' in window && window.wasThere)).toBe(false)
})

test('a page that a link leads to is drawn from its beginning, and the footer waits below the view', async ({
  page,
}) => {
  await openPage(page, '/')
  await settle(page)
  const views = await watchViews(page, headingOf('/hizmetlerimiz'))
  await menuLink(page, '/hizmetlerimiz').click()
  await expect(page.locator('main article')).toHaveCount(SERVICES)
  const seen = await views()
  expect(seen[0]?.services).toBe(1)
  expect(seen.at(-1)?.services).toBe(SERVICES)
  expect(seen.filter(({ isFooterSeen }) => isFooterSeen)).toEqual([])
})

test('a page one comes back to is drawn whole: its reader was somewhere on it', async ({ page }) => {
  await openPage(page, '/hizmetlerimiz')
  await settle(page)
  await menuLink(page, '/biz-kimiz').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf('/biz-kimiz'))
  const views = await watchViews(page, headingOf('/hizmetlerimiz'))
  await page.goBack()
  await expectCurrent(page, '/hizmetlerimiz')
  await expect(page.locator('main article')).toHaveCount(SERVICES)
  expect(new Set((await views()).map(({ services }) => services))).toEqual(new Set([SERVICES]))
})

test('two pages that are fetched beforehand while the stylesheet is still coming both come', async ({ page }) => {
  const release = await hold(page, /assets\/style-.*\.css$/)
  await openPage(page, '/')
  for (const path of ['/biz-kimiz', '/bize-yazin']) {
    await menuLink(page, path).hover()
    await page.waitForTimeout(500)
  }
  release()
  for (const path of ['/biz-kimiz', '/bize-yazin']) {
    await menuLink(page, path).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf(path))
  }
})

test('the services section is fetched at the start of every page', async ({ page }) => {
  const services = page.waitForResponse(/assets\/ServicesSection-.*\.js$/)
  await openPage(page, '/bize-yazin')
  expect((await services).ok()).toBe(true)
})

test('a page that a link in view leads to is there before it is asked for', async ({ page }) => {
  const about = page.waitForResponse(ABOUT_FILE)
  await openPage(page, '/')
  await about
  await settle(page)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await menuLink(page, '/biz-kimiz').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf('/biz-kimiz'))
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
