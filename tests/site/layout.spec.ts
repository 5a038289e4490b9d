import { fill } from '../../src/content/fill.ts'
import { expect, mainMenu, menuButton, menuLink, openPage, PHONE, settle, test, WITH_MOTION } from '../support/site.ts'
import { drawerName, siteData, texts } from '../support/site-content.ts'

// What the contact strip, the header and the footer hold, and where their links lead: screen-reader.spec.ts.

test('a page without an entry in the menu is shown under the one that covers it', async ({ page }) => {
  await openPage(page, '/ozet')
  await expect(menuLink(page, '/hizmetlerimiz')).toHaveAttribute('aria-current', 'true')
})

test('a tablet has room for the menu, whose links stand in one line, each as large as a finger', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await openPage(page, '/')
  await expect(menuButton(page)).toBeHidden()
  for (const link of await mainMenu(page).getByRole('link').all()) expect((await link.boundingBox())?.height).toBe(44)
})

test.describe('the drawer', () => {
  test.use({ ...WITH_MOTION, viewport: PHONE })

  test('@core opens with the menu button over three quarters of the screen, keeps the focus, and gives it back', async ({
    page,
  }) => {
    await openPage(page, '/')
    await expect(mainMenu(page)).toBeHidden()
    const button = page.getByRole('banner').locator('button[aria-expanded]')
    const dialog = page.getByRole('dialog', { name: siteData.navigation.menu.title })
    const isInside = () => page.evaluate(() => document.activeElement?.closest('dialog') !== null)
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    const closedIcon = await button.innerHTML()
    await button.click()
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    expect(await button.innerHTML()).not.toBe(closedIcon)
    await expect(dialog).toHaveCSS('transition-duration', /^0\.3s/)
    await expect.poll(async () => (await dialog.boundingBox())?.x).toBe(0)
    const { width = 0, height } = (await dialog.boundingBox()) ?? {}
    expect(width).toBeCloseTo(PHONE.width * 0.75, 0)
    expect(height).toBe(PHONE.height)
    const stops = await dialog.locator('a, button').count()
    for (let press = 0; press <= stops; press += 1) {
      await page.keyboard.press('Tab')
      expect(await isInside()).toBe(true)
    }

    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(button).toBeFocused()
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await page.keyboard.press('Tab')
    expect(await isInside()).toBe(false)
    await button.click()
    await dialog.getByRole('link', { name: drawerName('/biz-kimiz'), exact: true }).click()
    await expect(dialog).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  })

  test('slides in, and closes with the backdrop and the close button', async ({ page }) => {
    await openPage(page, '/')
    const places = await page.evaluate(async () => {
      document.querySelector<HTMLElement>('button[aria-expanded]')?.click()
      const seen: number[] = []
      let dialog: Element | null = null
      while (!dialog || dialog.getAnimations().length > 0) {
        await new Promise(requestAnimationFrame)
        dialog = document.querySelector('dialog[open]')
        if (dialog) seen.push(dialog.getBoundingClientRect().left)
      }
      return seen
    })
    expect(Math.min(...places)).toBeLessThan(-100)
    expect(places.at(-1)).toBe(0)
    await expect(page.locator('html'), 'does not scroll behind it').toHaveCSS('overflow-y', 'hidden')
    await page.mouse.click(PHONE.width - 20, 400)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden')
    await menuButton(page).click()
    await page.getByRole('dialog').getByRole('button', { name: texts.menuClose }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(menuButton(page)).toBeFocused()
  })
})

test('the text of a service is one disclosure on a phone and a tablet, and open on a wide screen', async ({ page }) => {
  await openPage(page, '/hizmetlerimiz')
  const service = page.getByRole('main').locator('article').first()
  const disclosure = service.locator('summary').first()
  const text = service.locator('details p')
  await expect(disclosure).toBeHidden()
  await expect(text.first()).toBeVisible()
  for (const viewport of [{ width: 768, height: 1024 }, PHONE]) {
    await page.setViewportSize(viewport)
    await expect(text.first()).toBeHidden()
  }
  await disclosure.click()
  await expect(text.first()).toBeVisible()
})

test('on a tablet no picture of a service slides over the links below it', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await openPage(page, '/hizmetlerimiz')
  const services = page.getByRole('main').locator('article')
  await services.locator('summary').evaluateAll((all: HTMLElement[]) => {
    for (const each of all) each.click()
  })
  const links = services.getByRole('link')
  await expect(links.first()).toBeVisible()
  const covered = await links.evaluateAll(
    (all) =>
      all.filter((link) => {
        link.scrollIntoView({ block: 'start', behavior: 'instant' })
        const { left, top, width, height } = link.getBoundingClientRect()
        return !link.contains(document.elementFromPoint(left + width / 2, top + height / 2))
      }).length,
  )
  expect(covered).toBe(0)
})

test('with a pointer the live frame of a list is on what it points at, and rests on the first, however far one scrolls', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openPage(page, '/')
  const rows = page.locator('main ul:has(.covers-card)').nth(1).locator('> li')
  const framed = () =>
    rows.evaluateAll((all) =>
      all.flatMap((row, index) => {
        const isFrame = (element: Element) => getComputedStyle(element, '::before').maskImage !== 'none'
        return [...row.querySelectorAll('span:not([data-quiet])')].some(isFrame) ? [index] : []
      }),
    )
  await rows.last().evaluate((row) => row.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await rows.nth(2).hover()
  await expect.poll(framed).toEqual([2])
  await page.mouse.move(0, 0)
  await expect.poll(framed).toEqual([0])
})

test('the bar at the top shows how far the page has been scrolled, as Turkish writes it', async ({ page }) => {
  await openPage(page, '/')
  await settle(page)
  const bar = page.locator('[data-progress]')
  await expect(bar).toHaveText('')
  for (const share of [0.25, 0.5, 1]) {
    // Again where it does not fit: until every section has been laid out, the height of the page is an estimate.
    await expect(async () => {
      await page.evaluate((part) => {
        const { scrollHeight, clientHeight } = document.documentElement
        window.scrollTo(0, (scrollHeight - clientHeight) * part)
      }, share)
      await expect(bar).toHaveText(fill(texts.percent, { n: share * 100 }), { timeout: 2000 })
      const drawn = await bar.evaluate((node) => new DOMMatrix(getComputedStyle(node, '::before').transform).a)
      expect(drawn).toBeCloseTo(share, 2)
    }).toPass()
  }
  expect(await bar.evaluate((node) => node.getBoundingClientRect().top)).toBe(0)
  // The number is seen while the page is scrolled, the bar always.
  await expect(bar.locator('span')).toHaveCSS('opacity', '0')
  await expect(async () => {
    await page.mouse.wheel(0, -300)
    await expect(bar.locator('span')).toHaveCSS('opacity', '1', { timeout: 500 })
  }).toPass()
})

test('the skip link is the first stop and jumps over the header without changing the address', async ({ page }) => {
  await openPage(page, '/biz-kimiz')
  const address = page.url()
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: texts.skipLink })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  expect(page.url()).toBe(address)
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
})
