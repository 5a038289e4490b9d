import type { Page } from '@playwright/test'
import { fill } from '../../src/content/fill.ts'
import { MESSAGE_ID, OFFER_ID } from '../../src/content/paths.ts'
import { core, expect, openPage, PHONE, test } from '../support/site.ts'
import { sectionOf, serviceName, texts } from '../support/site-content.ts'
import { hold } from './faults/support.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const SERVICES = '/hizmetlerimiz'
const CONTACT = '/bize-yazin'
const SERVICE = 'olcu-alma'

const { topics, aboutMessage = '' } = sectionOf(CONTACT, 'contact')
const offer = sectionOf(SERVICES, 'offer')

const box = (page: Page) => page.getByRole('main').getByRole('textbox')
const chosen = (page: Page) => page.getByRole('main').locator('label:has([type="radio"]:checked)')
const chatText = async (page: Page) => {
  const link = page.getByRole('main').getByRole('link', { name: texts.whatsappAction })
  return new URL((await link.getAttribute('href')) ?? '').searchParams.get('text')
}

test('@core a service arrives as the topic; what is added stays with another topic, on another page and after a reload', async ({
  page,
}) => {
  await openPage(page, SERVICES)
  await page
    .locator(`#${SERVICE}`)
    .getByRole('link', { name: `: ${serviceName(SERVICE)}` })
    .click()
  const sentence = fill(aboutMessage, { konu: serviceName(SERVICE) })
  await expect(chosen(page)).toHaveText(serviceName(SERVICE))
  await expect(box(page)).toHaveValue(`${sentence} `)

  await box(page).click()
  await page.keyboard.type('iki pencere')
  await expect(box(page)).toHaveValue(`${sentence} iki pencere`)
  const { label = '', message = '' } = topics[2] ?? {}
  await page.getByRole('radio', { name: label, exact: true }).check({ force: true })
  const words = `${message.replace(/\. [^.]*:$/, '.')}\nÖlçüsü: iki pencere`
  await expect(box(page)).toHaveValue(words)
  await expect(page.getByRole('main').locator('output')).toHaveText(`${label}: ${words}`)
  expect(await chatText(page)).toBe(`${words} `)

  await page.reload()
  await expect(box(page)).toHaveValue(words)
  await openPage(page, SERVICES)
  await openPage(page, CONTACT)
  await expect(box(page)).toHaveValue(words)
})

test('a topic that another page does not have is chosen there too', async ({ page }) => {
  const { label = '', message = '' } = topics[2] ?? {}
  await openPage(page, CONTACT)
  await page.getByRole('radio', { name: label, exact: true }).check({ force: true })
  await page.getByRole('banner').getByRole('link').first().click()
  for (const address of ['', '/'] as const) {
    if (address) await page.goto(address)
    await expect(page).toHaveURL(/\/$/)
    // The stage has a choice as well.
    await expect(chosen(page).filter({ hasText: label })).toBeVisible()
    await expect(box(page)).toHaveValue(`${message} `)
  }
})

test('@core the lines of the offer arrive in the message, below words of the visitor’s own', async ({ page }) => {
  const edit = page.locator(`#${OFFER_ID}`).getByRole('link', { name: offer.action?.label ?? '' })
  await openPage(page, SERVICES)
  await edit.click()
  await expect(chosen(page)).toHaveText(offer.sheetTitle)
  await expect(box(page)).toHaveValue(new RegExp(`^${offer.message.opening}\n- ${offer.lines[0]?.name}\n`))

  await box(page).fill('Balkonum dar.')
  await openPage(page, SERVICES)
  await edit.click()
  await expect(box(page)).toHaveValue(new RegExp(`^Balkonum dar\\.\n\n[^]*\n- ${offer.lines[0]?.name}\n`))
})

for (const address of [`${CONTACT}/`, `/#${CONTACT}`])
  test(`${core(address.endsWith('/'))}${address} shows and sends the draft before the app comes, also after a reload`, async ({
    page,
  }) => {
    await openPage(page, CONTACT)
    await expect(box(page)).toBeEditable()
    await page.getByRole('radio', { name: topics[1]?.label ?? '', exact: true }).check({ force: true })
    await box(page).fill('Üç pencere & "bir" kapı, %100')
    await page.goto(address)
    const release = await hold(page, /\/react-/)
    await page.reload({ waitUntil: 'commit' })
    await expect(box(page)).toHaveValue('Üç pencere & "bir" kapı, %100')
    expect(await chatText(page)).toBe('Üç pencere & "bir" kapı, %100')
    await expect(chosen(page)).toHaveText(topics[1]?.label ?? '')
    await box(page).press('Control+End')
    await page.keyboard.type(' perde')
    release()
    await page.locator('html[data-app]').waitFor()
    await expect.poll(() => chatText(page)).toBe('Üç pencere & "bir" kapı, %100 perde ')
    await expect(box(page)).toHaveValue('Üç pencere & "bir" kapı, %100 perde')
  })

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true })

  test('a link with a subject leads to the message, and the first tap to its end', async ({ page }) => {
    await openPage(page, SERVICES)
    await page
      .locator(`#${OFFER_ID}`)
      .getByRole('link', { name: offer.action?.label ?? '' })
      .click()
    await expect(page).toHaveURL(new RegExp(`${CONTACT}#${MESSAGE_ID}$`))
    await expect(box(page)).toBeInViewport({ ratio: 1 })
    const caret = () => box(page).evaluate((field: HTMLTextAreaElement) => field.selectionEnd - field.value.length)
    await box(page).tap({ position: { x: 60, y: 20 } })
    expect(await caret()).toBe(0)
    await box(page).tap({ position: { x: 60, y: 20 } })
    expect(await caret(), 'the second tap is the visitor’s').toBeLessThan(0)
  })
})

test('a new tab has the subject of the link that opened it, before the app comes and once', async ({ page }) => {
  await openPage(page, SERVICES)
  const link = page.locator(`#${SERVICE}`).getByRole('link', { name: `: ${serviceName(SERVICE)}` })
  const address = (await link.getAttribute('href')) ?? ''
  const release = await hold(page, /\/react-/)
  await page.goto(address, { waitUntil: 'commit' })
  const sentence = `${fill(aboutMessage, { konu: serviceName(SERVICE) })} `
  await expect(chosen(page)).toHaveText(serviceName(SERVICE))
  await expect(box(page)).toHaveValue(sentence)
  expect(await chatText(page)).toBe(sentence)
  await box(page).press('Control+End')
  await page.keyboard.type('iki pencere')
  release()
  await page.locator('html[data-app]').waitFor()
  await expect.poll(() => chatText(page)).toBe(`${sentence}iki pencere `)
  await expect(chosen(page)).toHaveText(serviceName(SERVICE))
  await expect(box(page)).toHaveValue(`${sentence}iki pencere`)
  await expect(page).toHaveURL(new RegExp(`${CONTACT}/#${MESSAGE_ID}$`))
  const { label = '' } = topics[1] ?? {}
  await page.getByRole('radio', { name: label, exact: true }).check({ force: true })
  await page.reload()
  await expect(chosen(page)).toHaveText(label)
})

test.describe('the chats and mails around every page', () => {
  const written = (page: Page) =>
    page
      .locator('header, footer, aside')
      .locator('a[href^="https://wa.me/"], a[href^="mailto:"]')
      .evaluateAll((links) =>
        links.map((link) => {
          const { searchParams } = new URL((link as HTMLAnchorElement).href)
          return searchParams.get('text') ?? searchParams.get('body')
        }),
      )

  test('@core open with what was written', async ({ page }) => {
    // The fixture site has no general sentence.
    const general = texts.chatMessage ?? null
    await openPage(page, CONTACT)
    await expect(box(page)).toBeEditable()
    expect(new Set(await written(page))).toEqual(new Set([general]))
    await box(page).fill('Üç pencere.')
    expect((await written(page)).length).toBeGreaterThan(2)
    expect(new Set(await written(page))).toEqual(new Set(['Üç pencere.']))
    await box(page).fill('')
    expect(new Set(await written(page))).toEqual(new Set([general]))
    expect(await chatText(page), 'below the box the topic is chosen').toBe(`${topics[0]?.message} `)
    const { label = '', message = '' } = topics[2] ?? {}
    await page.getByRole('radio', { name: label, exact: true }).check({ force: true })
    const said = `${label}: ${texts.messageBox?.refilled}: ${message}`
    await expect(page.getByRole('main').locator('output')).toHaveText(said)
  })

  // What was pressed is written by nobody.
  for (const link of [offer.action?.label ?? '', `: ${serviceName(SERVICE)}`])
    test(`open with what “${link}” has brought`, async ({ page }) => {
      await openPage(page, SERVICES)
      await page.getByRole('main').getByRole('link', { name: link }).click()
      await expect(box(page)).toHaveValue(/\S/)
      const words = await box(page).inputValue()
      expect(new Set(await written(page))).toEqual(new Set([words]))
      await openPage(page, '/')
      expect(new Set(await written(page))).toEqual(new Set([words]))
    })
})

test.describe('a link to a service', () => {
  const button = (page: Page) => page.locator(`#${SERVICE}`).getByRole('button', { name: serviceName(SERVICE) })
  const address = (page: Page) => new URL(`${SERVICES}/#${SERVICE}`, page.url()).href

  test('@core is copied with the keyboard, as the address with the right preview, and said so', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await openPage(page, SERVICES)
    await expect(button(page)).toBeEnabled()
    await button(page).focus()
    await page.keyboard.press('Enter')
    await expect(page.locator(`#${SERVICE}`).getByRole('status')).toHaveText(texts.shareLink.copied)
    await expect(button(page), 'where the eye is').toContainText(texts.shareLink.copied)
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address(page))
    await expect(button(page)).toContainText(texts.shareLink.copy, { timeout: 10_000 })
  })

  test('is shown where it can neither be shared nor copied', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
    await openPage(page, SERVICES)
    await button(page).click()
    await expect(page.locator(`#${SERVICE}`).getByRole('status')).toContainText(address(page))
  })

  test('is shared where the browser can', async ({ page }) => {
    await page.addInitScript(() => {
      const share = async (data: ShareData) => void Object.assign(window, { shared: data })
      Object.defineProperty(navigator, 'share', { value: share })
    })
    await openPage(page, SERVICES)
    await expect(button(page)).toContainText(texts.shareLink.share)
    await button(page).click()
    const shared = () => page.evaluate(() => (window as unknown as { shared?: ShareData }).shared)
    await expect.poll(shared).toEqual({ title: serviceName(SERVICE), url: address(page) })
  })
})
