import { chatHref, phoneHref } from '../../src/content/contact-hrefs.ts'
import { fill } from '../../src/content/fill.ts'
import {
  core,
  expect,
  mainMenu,
  menuButton,
  menuLink,
  openPage,
  PHONE,
  quickLinks,
  settle,
  test,
} from '../support/site.ts'
import { drawerName, escapeRegExp, lastTopic, siteData, texts, VISITS } from '../support/site-content.ts'

const { brand, contact, social, copyrightYear } = siteData.site

test('the contact strip leads to a chat and to a mail', async ({ page }) => {
  await openPage(page, '/biz-kimiz')
  const strip = page.getByRole('complementary', { name: texts.contactStrip })
  const phone = strip.getByRole('link', { name: texts.phoneLabel })
  await expect(phone).toContainText(contact.phone)
  await expect(phone).toHaveAttribute('href', chatHref(contact.whatsapp))
  const email = strip.getByRole('link', { name: texts.emailLabel })
  await expect(email).toHaveAttribute('href', `mailto:${contact.email}`)
})

test('the current link is marked with the accent colour and an underline', async ({ page }) => {
  await openPage(page, '/biz-kimiz')
  const current = menuLink(page, '/biz-kimiz')
  const other = menuLink(page, '/bize-yazin')
  await expect(current).toHaveCSS('text-decoration-line', 'underline')
  await expect(other).toHaveCSS('text-decoration-line', 'none')
  expect(await current.evaluate((link) => getComputedStyle(link).color)).not.toBe(
    await other.evaluate((link) => getComputedStyle(link).color),
  )
})

test('the footer has its four columns and the copyright line', async ({ page }) => {
  await openPage(page, '/bize-yazin')
  const footer = page.getByRole('contentinfo')
  for (const { name, link } of social)
    await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', link)
  const services = footer.getByRole('heading', { name: texts.footerServices }).locator('xpath=following-sibling::ul/li')
  await expect(services).toHaveText(siteData.services.map(({ name }) => name))
  await expect(quickLinks(page).getByRole('link')).toHaveText(siteData.navigation.quickLinks.map(({ name }) => name))
  await expect(footer.getByRole('link', { name: contact.phone })).toHaveAttribute('href', phoneHref(contact.phone))
  await expect(footer.getByText(fill(texts.copyright, { year: copyrightYear, brand }))).toBeVisible()
})

test('the visit counter goes from its waiting text to the number', async ({ page }) => {
  await openPage(page, '/')
  const line = page.locator('[data-visits]')
  await expect(line).toHaveText(new RegExp(`^${escapeRegExp(texts.loading)}$|${VISITS.source}`))
  await expect(line).toHaveText(VISITS, { timeout: 15_000 })
})

test.describe('the drawer', () => {
  test.use({ viewport: PHONE })

  test('opens with the menu button, whose icon and name follow the state', async ({ page }) => {
    await openPage(page, '/')
    await expect(mainMenu(page)).toBeHidden()
    const button = page.getByRole('banner').locator('button[aria-expanded]')
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    const closedIcon = await button.innerHTML()
    await button.click()
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    expect(await button.innerHTML()).not.toBe(closedIcon)
    await expect(page.getByRole('dialog', { name: siteData.navigation.menu.title })).toBeVisible()
  })

  test('covers three quarters of the screen, from the left, in 300 ms', async ({ page }) => {
    await openPage(page, '/')
    await menuButton(page).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toHaveCSS('transition-duration', /^0\.3s/)
    await expect.poll(async () => (await dialog.boundingBox())?.x).toBe(0)
    const box = await dialog.boundingBox()
    expect(box?.width).toBeCloseTo(PHONE.width * 0.75, 0)
    expect(box?.height).toBe(PHONE.height)
  })

  test('slides: a moment after the press it is still on its way', async ({ page }) => {
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
  })

  for (const way of ['Escape', 'the backdrop', 'the close button', 'an entry'] as const) {
    test(`${core(way === 'Escape')}closes with ${way} and gives the focus back`, async ({ page }) => {
      await openPage(page, '/')
      const button = menuButton(page)
      await button.click()
      const dialog = page.getByRole('dialog')
      await expect.poll(async () => (await dialog.boundingBox())?.x).toBe(0)
      if (way === 'Escape') await page.keyboard.press('Escape')
      if (way === 'the backdrop') await page.mouse.click(PHONE.width - 20, 400)
      if (way === 'the close button') await dialog.getByRole('button', { name: texts.menuClose }).click()
      if (way === 'an entry') await dialog.getByRole('link', { name: drawerName('/biz-kimiz'), exact: true }).click()
      await expect(dialog).toHaveCount(0)
      if (way === 'an entry') await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
      else await expect(button).toBeFocused()
      await expect(button).toHaveAttribute('aria-expanded', 'false')
    })
  }

  test('keeps the focus inside while it is open, and out while it is closed', async ({ page }) => {
    await openPage(page, '/')
    await menuButton(page).click()
    for (let press = 0; press < 14; press += 1) {
      await page.keyboard.press(press % 3 === 2 ? 'Shift+Tab' : 'Tab')
      expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true)
    }
    await page.keyboard.press('Escape')
    for (let press = 0; press < 14; press += 1) {
      await page.keyboard.press('Tab')
      expect(await page.evaluate(() => document.activeElement?.closest('dialog') === null)).toBe(true)
    }
  })
})

test('the text of a service is one disclosure on a phone and open on a wide screen', async ({ page }) => {
  await openPage(page, '/hizmetlerimiz')
  const service = page.getByRole('main').locator('article').first()
  const disclosure = service.locator('summary').first()
  const text = service.locator('details p')
  await expect(disclosure).toBeHidden()
  await expect(text.first()).toBeVisible()
  await page.setViewportSize(PHONE)
  await expect(text.first()).toBeHidden()
  await disclosure.click()
  await expect(text.first()).toBeVisible()
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

test('the contact section writes the chosen subject into the chat and the mail', async ({ page }) => {
  await openPage(page, '/bize-yazin')
  const main = page.getByRole('main')
  const { label, message } = lastTopic('/bize-yazin')
  // The visitor goes on writing behind it.
  const begun = `${message} `
  await main.getByRole('radio', { name: label, exact: true }).check({ force: true })
  const chat = new URL((await main.locator('a[href^="https://wa.me/"]').getAttribute('href')) ?? '')
  expect(chat.origin + chat.pathname).toBe(chatHref(contact.whatsapp))
  expect(chat.searchParams.get('text')).toBe(begun)
  const mail = new URL((await main.locator('a[href^="mailto:"]').getAttribute('href')) ?? '')
  expect(mail.pathname).toBe(contact.email)
  expect(mail.searchParams.get('subject')).toBe(label)
  expect(mail.searchParams.get('body')).toBe(begun)
})

test('a chosen subject keeps its words in sight', async ({ page }) => {
  await openPage(page, '/bize-yazin')
  const { label } = lastTopic('/bize-yazin')
  await page.getByRole('main').locator('label', { hasText: label }).click()
  const radio = page.getByRole('radio', { name: label, exact: true })
  await expect(radio).toBeFocused()
  const { width, height } = await radio.evaluate((dot) => dot.getBoundingClientRect())
  expect([width, height], 'the dot does not cover them').toEqual([1, 1])
})

test('a long name leaves the buttons beside it in the header, and breaks between words alone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openPage(page, '/')
  await settle(page)
  const name = brand.toLocaleUpperCase('tr').split(' ')
  const letters = page.getByRole('banner').locator('a > span[aria-hidden]')
  await expect(letters).toHaveText(name.join(' '))
  await letters.evaluate((element) => {
    element.textContent += ` ${element.textContent}`
  })
  const menu = await menuButton(page).boundingBox()
  expect((menu?.x ?? 320) + (menu?.width ?? 0)).toBeLessThanOrEqual(320)
  const home = await letters.locator('xpath=..').boundingBox()
  const chat = await page
    .getByRole('banner')
    .getByRole('link', { name: texts.whatsappAction, exact: true })
    .boundingBox()
  expect((home?.x ?? 0) + (home?.width ?? 320)).toBeLessThanOrEqual(chat?.x ?? 0)
  const words = await letters.evaluate((element) => {
    const lines = new Map<number, string>()
    const range = document.createRange()
    const text = element.firstChild as Text
    for (let at = 0; at < text.length; at++) {
      range.setStart(text, at)
      range.setEnd(text, at + 1)
      const line = Math.round(range.getBoundingClientRect().bottom)
      lines.set(line, (lines.get(line) ?? '') + range)
    }
    return [...lines.values()].join(' ').split(/\s+/).filter(Boolean)
  })
  expect(words).toEqual([...name, ...name])
})
