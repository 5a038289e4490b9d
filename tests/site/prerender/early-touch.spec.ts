import type { Page } from '@playwright/test'
import { mailHref } from '../../../src/content/contact-hrefs.ts'
import { pageUrl } from '../../../src/content/paths.ts'
import { expect, expectCurrent, menuButton, menuLink, PHONE, quickLink, test, themeButton } from '../../support/site.ts'
import { headingOf, lastTopic, pageAt, serviceName, shell, tabTitle } from '../../support/site-content.ts'
import { hold } from '../faults/support.ts'
import { holdApp, openPrepared } from './held-app.ts'

/** What the page itself is taken over with, when idle. */
const pageParts = /assets\/sections-.*\.js$/

test('a footer anchor tapped before the app has come leads to its page', async ({ page, baseURL }) => {
  const release = await holdApp(page)
  await openPrepared(page, '/biz-kimiz/')
  await quickLink(page, '/').click()
  release()
  await expectCurrent(page, '/')
  await expect(page).toHaveURL(`${baseURL}/#/`)
})

test('a link to a part of the services page tapped before the app has come leads to that part', async ({ page }) => {
  const release = await holdApp(page)
  await openPrepared(page, '/')
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: serviceName('olcu-alma'), exact: true })
    .click()
  release()
  await expect(page.locator('#olcu-alma')).toBeInViewport()
})

test('the skip link jumps before the app has come, and the page stays', async ({ page, baseURL }) => {
  const release = await holdApp(page)
  await openPrepared(page, '/biz-kimiz/')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  release()
  await page.locator('html[data-app]').waitFor()
  await expect(page).toHaveURL(`${baseURL}/biz-kimiz/`)
  await expectCurrent(page, '/biz-kimiz')
})

test('the theme button answers at once, and the app agrees when it comes', async ({ page }) => {
  const release = await holdApp(page)
  await openPrepared(page, '/')
  await themeButton(page, 'dark').click()
  expect(await page.locator('html').getAttribute('class')).toBe('dark')
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark')
  release()
  await expect(themeButton(page, 'light')).toBeVisible()
  expect(await page.locator('html').getAttribute('class')).toBe('dark')
})

test('the menu button pressed before the app has come opens the menu when it is there', async ({ page }) => {
  await page.setViewportSize(PHONE)
  const release = await holdApp(page)
  await openPrepared(page, '/')
  const button = menuButton(page)
  await button.click()
  // Impatience is no second wish.
  await button.click()
  release()
  await expect(page.getByRole('dialog', { name: shell.navigation.menu.title })).toBeVisible()
})

/** Opens a page whose surroundings answer already, while the page itself still stands as it was prepared. */
async function openSurrounded(page: Page, path: string): Promise<() => void> {
  await page.addInitScript(() => {
    document.addEventListener('app:shown', () => {
      document.documentElement.dataset.shown = ''
    })
  })
  const release = await hold(page, pageParts)
  await page.goto(path)
  await page.locator('html[data-shown]').waitFor({ state: 'attached' })
  await expect(page.locator('html[data-app]')).toHaveCount(0)
  return release
}

test('around a page that has not been taken over yet, theme and navigation answer', async ({ page, baseURL }) => {
  const release = await openSurrounded(page, '/')
  await themeButton(page, 'dark').click()
  await expect(themeButton(page, 'light')).toBeVisible()
  await menuLink(page, '/biz-kimiz').click()
  await expect(page).toHaveURL(`${baseURL}/#/biz-kimiz`)
  release()
  await expect(page).toHaveTitle(tabTitle(pageAt('/biz-kimiz').title))
  await expectCurrent(page, '/biz-kimiz')
  await page.goBack()
  await expectCurrent(page, '/')
  await expect(page.locator('main h1')).toHaveCount(1)
})

test('who goes on before a page has been taken over leaves nothing of its head behind', async ({ page }) => {
  const release = await openSurrounded(page, '/')
  await menuLink(page, '/biz-kimiz').click()
  release()
  await page.locator('html[data-app]').waitFor()
  const canonical = page.locator('head link[rel="canonical"]')
  for (const part of [canonical, page.locator('head title'), page.locator('head meta[name="description"]')])
    await expect(part).toHaveCount(1)
  await expect(canonical).toHaveAttribute('href', pageUrl(shell.site.url, '/biz-kimiz'))
})

test('the menu button pressed before the drawer has come opens it when it is there', async ({ page }) => {
  await page.setViewportSize(PHONE)
  const release = await openSurrounded(page, '/')
  await menuButton(page).click()
  release()
  await expect(page.getByRole('dialog', { name: shell.navigation.menu.title })).toBeVisible()
})

test('a link in a page that has not been taken over yet leads on', async ({ page, baseURL }) => {
  await openSurrounded(page, '/')
  await page.getByRole('main').locator('a[href="/bize-yazin/"]').first().click()
  await expect(page).toHaveURL(`${baseURL}/bize-yazin/`)
})

for (const [what, open] of Object.entries({
  'before the app has come': async (page: Page, path: string) => {
    const release = await holdApp(page)
    await openPrepared(page, path)
    return release
  },
  'in a page that has not been taken over yet': openSurrounded,
})) {
  test(`a topic chosen ${what} is the topic of the message`, async ({ page }) => {
    const release = await open(page, '/bize-yazin/')
    const { label, message } = lastTopic('/bize-yazin')
    const topic = page.getByRole('radio', { name: label, exact: true })
    await topic.check({ force: true })
    release()
    await page.locator('html[data-app]').waitFor()
    await expect(topic).toBeChecked()
    await expect(page.getByRole('main').locator('a[href^="mailto:"]')).toHaveAttribute(
      'href',
      mailHref(shell.site.contact.email, label, `${message} `),
    )
  })
}

test('a press on the second page of a reader who is quicker than the app is kept as well', async ({ page }) => {
  const release = await holdApp(page)
  await openPrepared(page, '/biz-kimiz/')
  // The app writes the address anew when it comes.
  await quickLink(page, '/bize-yazin').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf('/bize-yazin'))
  await page.setViewportSize(PHONE)
  await menuButton(page).click()
  release()
  await expect(page.getByRole('dialog', { name: shell.navigation.menu.title })).toBeVisible()
})

test('who turns back before the app comes, and waits for it long, switches the theme once', async ({ page }) => {
  await page.clock.install()
  const release = await holdApp(page)
  await openPrepared(page, '/')
  await quickLink(page, '/bize-yazin').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf('/bize-yazin'))
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf('/'))
  // Longer than a covered page waits for its app.
  await page.clock.fastForward(11_000)
  release()
  await page.locator('html[data-app]').waitFor()
  await themeButton(page, 'dark').click()
  await expect(themeButton(page, 'light')).toBeVisible()
  await expect(page.locator('html')).toHaveClass('dark')
})

test('an address in Turkish letters never shows the not-found page before its own', async ({ page }) => {
  const release = await holdApp(page)
  const headings = () => page.evaluate(() => (window as unknown as { headings: string[] }).headings)
  await page.addInitScript(() => {
    const headings: string[] = []
    Object.assign(window, { headings })
    const note = () => {
      const [shown] = [...document.querySelectorAll('h1')].filter((heading) => heading.getClientRects().length > 0)
      if (shown) headings.push(shown.innerText)
      requestAnimationFrame(note)
    }
    note()
  })
  const hasArrived = page.waitForResponse(/assets\/openings-/)
  await page.goto('/#/Bize-Yazın')
  await hasArrived
  // Time to show something.
  await page.waitForTimeout(300)
  release()
  await expectCurrent(page, '/bize-yazin')
  expect([...new Set(await headings())]).toEqual([headingOf('/bize-yazin')])
})

test('a touch starts the app without waiting for the rest of the page', async ({ page }) => {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  // While a typeface is on its way, the page has not loaded.
  await page.route(/bricolage-(?!rare).*\.woff2$/, async (route) => {
    await released
    await route.continue()
  })
  await openPrepared(page, '/')
  await themeButton(page, 'dark').click()
  await page.locator('html[data-app]').waitFor()
  expect(await page.evaluate(() => document.readyState)).not.toBe('complete')
  release()
})

// Whatever the app is doing at that moment: not asked for, on its way, being built, there.
for (const delay of [0, 20, 40, 60, 80, 100, 130, 160, 200, 300]) {
  test(`a link tapped after ${delay} ms leads to its page`, async ({ page, baseURL }) => {
    await page.addInitScript((milliseconds) => {
      document.addEventListener('DOMContentLoaded', () => {
        setTimeout(() => document.querySelector<HTMLElement>('footer a[href="#bize-yazin"]')?.click(), milliseconds)
      })
    }, delay)
    await page.goto('/')
    await expectCurrent(page, '/bize-yazin')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf('/bize-yazin'))
    await expect(page).toHaveURL(new RegExp(`^${baseURL}/#/?bize-yazin$`))
  })
}

test('a link tapped in the very moment the app takes over leads to its page', async ({ page }) => {
  await page.addInitScript(() => {
    const tap = () => document.querySelector<HTMLElement>('footer a[href="#bize-yazin"]')?.click()
    document.addEventListener('app:shown', () => setTimeout(tap))
  })
  await page.goto('/')
  await expectCurrent(page, '/bize-yazin')
})

test('when the app does not come, the links lead to the prepared pages', async ({ page, baseURL, quietConsole }) => {
  await page.route(/assets\/index-.*\.js$/, (route) => route.abort())
  await page.goto('/')
  await menuLink(page, '/biz-kimiz').click()
  await expect(page).toHaveURL(`${baseURL}/biz-kimiz/`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto('/#/bize-yazin')
  await expect(page).toHaveURL(`${baseURL}/bize-yazin/`)
  // The browser itself reports the file that was held back.
  quietConsole.splice(0, quietConsole.length, ...quietConsole.filter((line) => !line.includes('ERR_FAILED')))
})
