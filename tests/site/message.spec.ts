import type { Page } from '@playwright/test'
import { fill } from '../../src/content/fill.ts'
import { MESSAGE_ID, OFFER_ID } from '../../src/content/paths.ts'
import { expect, expectCurrent, menuLink, openPage, PHONE, test } from '../support/site.ts'
import { sectionOf, serviceName, texts } from '../support/site-content.ts'
import { hold } from './faults/support.ts'

// How a message is put together is tested without a browser: tests/unit/compose.test.ts.

const SERVICES = '/hizmetlerimiz'
const CONTACT = '/bize-yazin'
const SERVICE = 'olcu-alma'

const { topics, aboutMessage = '' } = sectionOf(CONTACT, 'contact')
const sentence = `${fill(aboutMessage, { konu: serviceName(SERVICE) })} `

const main = (page: Page) => page.getByRole('main')
const box = (page: Page) => main(page).getByRole('textbox')
const chosen = (page: Page) => main(page).locator('label:has([type="radio"]:checked)')
const topic = (page: Page, index: number) => page.getByRole('radio', { name: topics[index]?.label ?? '', exact: true })
const parameter = async (page: Page, address: string, name: string) =>
  new URL((await main(page).locator(`a[href^="${address}"]`).first().getAttribute('href')) ?? '').searchParams.get(name)
const chatText = (page: Page) => parameter(page, 'https://wa.me/', 'text')

/** What the chats and mails around the page open with. */
const writtenAround = (page: Page) =>
  page.locator(':is(header, footer, aside) :is(a[href^="https://wa.me/"], a[href^="mailto:"])').evaluateAll((links) =>
    links.map((link) => {
      const { searchParams } = new URL((link as HTMLAnchorElement).href)
      return searchParams.get('text') ?? searchParams.get('body')
    }),
  )

test('@core a service arrives as the topic; what is added stays with another topic, on another page and after a reload', async ({
  page,
}) => {
  await openPage(page, SERVICES)
  await page
    .locator(`#${SERVICE}`)
    .getByRole('link', { name: `: ${serviceName(SERVICE)}` })
    .click()
  await expect(chosen(page)).toHaveText(serviceName(SERVICE))
  await expect(box(page)).toHaveValue(sentence)
  await expect(box(page), 'at the end of the sentence').toBeFocused()
  const { arrived = '' } = texts.messageBox ?? {}
  await expect(main(page).locator('output')).toHaveText(fill(arrived, { konu: serviceName(SERVICE), n: 1 }))

  await page.keyboard.type('iki pencere')
  await expect(box(page)).toHaveValue(`${sentence}iki pencere`)
  const { label = '', message = '' } = topics[2] ?? {}
  await topic(page, 2).check({ force: true })
  const [first = ''] = /^.*\./.exec(message) ?? []
  const words = `${first}\n${sentence.split('. ')[1]}iki pencere`
  await expect(box(page)).toHaveValue(words)
  const { changed = '', kept = '' } = texts.messageBox ?? {}
  await expect(main(page).locator('output'), 'what is in the box').toHaveText(
    `${fill(changed, { cumle: first })} ${fill(kept, { cumle: words.split('\n')[1] ?? '' })}`,
  )
  expect(await chatText(page)).toBe(`${words} `)
  expect(await parameter(page, 'mailto:', 'subject')).toBe(label)
  expect(await parameter(page, 'mailto:', 'body')).toBe(`${words} `)

  await page.reload()
  await expect(box(page)).toHaveValue(words)
  await expect.poll(async () => [...new Set(await writtenAround(page))]).toEqual([words])
  for (const path of [SERVICES, CONTACT]) {
    await menuLink(page, path).click()
    await expectCurrent(page, path)
  }
  await expect(box(page)).toHaveValue(words)

  await box(page).fill('')
  await expect.poll(async () => [...new Set(await writtenAround(page))], 'what is seen is sent').toEqual([null])
  expect(await chatText(page)).toBe(null)
  await expect(main(page).locator('output')).toHaveText(texts.messageBox?.empty ?? '')
  await topic(page, 1).check({ force: true })
  await expect(box(page)).toHaveValue(`${topics[1]?.message} `)
})

test('on a phone the row of topics shows the one that arrives', async ({ page }) => {
  await page.setViewportSize(PHONE)
  const { label = '' } = topics.at(-1) ?? {}
  await page.goto(`${CONTACT}/?konu=${encodeURIComponent(label)}`)
  await expect(chosen(page)).toHaveText(label)
  await expect(chosen(page)).toBeInViewport({ ratio: 1 })
})

test('@core before the app comes the topic of the address and the draft are there, and what is entered stays', async ({
  page,
}) => {
  const isRunning = () => page.locator('html[data-app]').waitFor()
  let release = await hold(page, /\/react-/)
  await page.goto(`${CONTACT}/?konu=${encodeURIComponent(serviceName(SERVICE))}#${MESSAGE_ID}`, { waitUntil: 'commit' })
  await expect(chosen(page)).toHaveText(serviceName(SERVICE))
  await expect(box(page)).toHaveValue(sentence)
  expect(await chatText(page)).toBe(sentence)
  await box(page).press('Control+End')
  await page.keyboard.type('iki pencere')
  release()
  await isRunning()
  await expect.poll(() => chatText(page)).toBe(`${sentence}iki pencere `)
  await expect(chosen(page)).toHaveText(serviceName(SERVICE))
  await expect(box(page)).toHaveValue(`${sentence}iki pencere`)
  await page.reload()
  await isRunning()
  await expect(box(page), 'taken once').toHaveValue(`${sentence}iki pencere`)

  await topic(page, 1).check({ force: true })
  await box(page).fill('Üç pencere & "bir" kapı, %100')
  release = await hold(page, /\/react-/)
  await page.goto(`/#${CONTACT}`, { waitUntil: 'commit' })
  await expect(box(page)).toHaveValue('Üç pencere & "bir" kapı, %100')
  expect(await chatText(page)).toBe('Üç pencere & "bir" kapı, %100')
  await expect(topic(page, 1)).toBeChecked()
  await box(page).press('Control+End')
  await page.keyboard.type(' perde')
  await topic(page, 2).check({ force: true })
  release()
  await isRunning()
  await expect.poll(() => chatText(page)).toBe('Üç pencere & "bir" kapı, %100 perde ')
  await expect(topic(page, 2)).toBeChecked()
  await expect(
    main(page).locator('p', { hasText: fill(texts.messageBox?.apart ?? '', { konu: topics[2]?.label ?? '' }) }),
    'a topic that no word says',
  ).toBeVisible()
})

test('the whole message is copied, or selected where the browser forbids it', async ({ page, context }) => {
  const { copy = '', copied = '', selected = '' } = texts.messageBox ?? {}
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openPage(page, CONTACT)
  const button = main(page).getByRole('button', { name: copy })
  await box(page).press('Control+End')
  await page.keyboard.type('iki pencere')
  const words = await box(page).inputValue()
  await button.press('Enter')
  await expect(main(page).locator('output')).toHaveText(copied)
  await expect(button).toHaveText(copied)
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(words)

  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
  await button.press('Enter')
  await expect(main(page).locator('output')).toHaveText(selected)
  await expect(main(page).locator('p', { hasText: selected })).toBeVisible()
  await expect(box(page)).toBeFocused()
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(words)
})

test('a message begun anew is the sentence of its topic, and can be had back; what stays of the offer is said', async ({
  page,
}) => {
  const { restart = '', restarted = '', undo = '', restored = '', changed = '', offered = '' } = texts.messageBox ?? {}
  await openPage(page, SERVICES)
  await page
    .locator(`#${OFFER_ID}`)
    .getByRole('link', { name: sectionOf(SERVICES, 'offer').action?.label ?? '' })
    .click()
  const plain = `${topics[1]?.message} `
  await topic(page, 1).check({ force: true })
  const [statement = '', ...lines] = (await box(page).inputValue()).split('\n')
  const items = lines.filter((line) => line.startsWith('- '))
  await expect(main(page).locator('output')).toHaveText(
    `${fill(changed, { cumle: statement })} ${fill(offered, { n: items.length })}`,
  )
  await box(page).press('Control+End')
  await page.keyboard.type('iki pencere')
  const whole = await box(page).inputValue()
  await main(page).getByRole('button', { name: restart }).click()
  await expect(main(page).locator('output')).toHaveText(fill(restarted, { cumle: plain.trim() }))
  await expect(box(page)).toHaveValue(plain)
  await expect(box(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(main(page).getByRole('button', { name: undo })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(box(page)).toHaveValue(whole)
  await expect(box(page)).toBeFocused()
  expect(await box(page).evaluate((field) => field.getBoundingClientRect().top), 'below the header').toBeGreaterThan(0)
  await expect(main(page).locator('output')).toHaveText(new RegExp(`^${fill(restored, { cumle: statement })}`))
  await main(page).getByRole('button', { name: restart }).click()
  await page.keyboard.type('üç kapı')
  await expect(box(page)).toHaveValue(`${plain}üç kapı`)
  await expect(main(page).getByRole('button', { name: undo })).toHaveCount(0)
})

test('all tabs have one message and one offer; the address of the message brings what it is about to another browser', async ({
  page,
  context,
  browser,
}) => {
  const offer = (page: Page) => page.locator(`#${OFFER_ID}`)
  await openPage(page, SERVICES)
  await offer(page).getByRole('checkbox').first().uncheck()
  const tab = await context.newPage()
  await openPage(tab, CONTACT)
  const offered = await box(tab).inputValue()
  expect(offered).toContain(sectionOf(SERVICES, 'offer').message.without)
  await box(tab).press('Control+End')
  await tab.keyboard.type('iki pencere')
  await offer(page).getByRole('checkbox').nth(1).uncheck()
  const both = new RegExp(`\\n- ${sectionOf(SERVICES, 'offer').lines[1]?.name}\\n[^]* iki pencere$`)
  await expect(box(tab)).toHaveValue(both)

  const other = await (await browser.newContext()).newPage()
  await other.goto(tab.url())
  await other.locator('html[data-app]').waitFor()
  await expect(box(other)).toHaveValue(new RegExp(`^${offered.split('\n')[0]}\n`))
  await other.goto(`${SERVICES}/`)
  await expect(offer(other).getByRole('checkbox').nth(1), 'the offer has its lines too').not.toBeChecked()
  await other.context().close()

  await tab.clock.setFixedTime(Date.now() + 8 * 24 * 60 * 60 * 1000)
  await tab.goto('/')
  await expect.poll(() => tab.evaluate(() => localStorage.getItem('message'))).toBe(null)
})

test('a topic that another page does not have is chosen there too', async ({ page }) => {
  const { label = '', message = '' } = topics[2] ?? {}
  await openPage(page, CONTACT)
  await topic(page, 2).check({ force: true })
  await page.getByRole('banner').getByRole('link').first().click()
  for (const address of ['', '/'] as const) {
    if (address) await page.goto(address)
    await expect(page).toHaveURL(/\/$/)
    // The stage has a choice as well.
    await expect(chosen(page).filter({ hasText: label })).toBeVisible()
    await expect(box(page)).toHaveValue(`${message} `)
  }
})

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true })

  test('a tap on the picture of a card follows the link that covers it', async ({ page }) => {
    await openPage(page, '/')
    const card = main(page)
      .getByRole('listitem')
      .filter({ has: page.locator('.covers-card') })
      .first()
    await card.scrollIntoViewIfNeeded()
    const { x = 0, y = 0, width = 0, height = 0 } = (await card.getByRole('img').boundingBox()) ?? {}
    await page.touchscreen.tap(x + width / 2, y + height / 2)
    await expect(page).not.toHaveURL(/\/$/)
  })

  test('a link with a subject leads to the message, and the first tap to its end', async ({ page }) => {
    await openPage(page, SERVICES)
    await page
      .locator(`#${OFFER_ID}`)
      .getByRole('link', { name: sectionOf(SERVICES, 'offer').action?.label ?? '' })
      .click()
    await expect(page).toHaveURL(new RegExp(`${CONTACT}[^#]*#${MESSAGE_ID}$`))
    await expect(box(page)).toBeInViewport({ ratio: 1 })
    const caret = () => box(page).evaluate((field: HTMLTextAreaElement) => field.selectionEnd - field.value.length)
    await box(page).tap({ position: { x: 60, y: 20 } })
    expect(await caret()).toBe(0)
    await box(page).tap({ position: { x: 60, y: 20 } })
    expect(await caret(), 'the second tap is the visitor’s').toBeLessThan(0)
  })
})

test('a link to a service is copied with the keyboard, shown where it cannot be, and shared where the browser can', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openPage(page, SERVICES)
  const service = page.locator(`#${SERVICE}`)
  const button = service.getByRole('button', { name: serviceName(SERVICE) })
  const status = service.getByRole('status')
  // The address with the right preview.
  const url = new URL(`${SERVICES}/#${SERVICE}`, page.url()).href
  await expect(button).toBeEnabled()
  await button.press('Enter')
  await expect(status).toHaveText(texts.shareLink.copied)
  await expect(status).toBeVisible()
  await expect(button, 'what is said already').toHaveAccessibleName(`${texts.shareLink.copy}: ${serviceName(SERVICE)}`)
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url)

  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined })
    const share = async (data: ShareData) => void Object.assign(window, { shared: data })
    Object.defineProperty(navigator, 'share', { value: share })
  })
  await button.click()
  await expect(status).toContainText(url)
  // Drawn anew, it knows that the browser can.
  await expect(button).toHaveAccessibleName(`${texts.shareLink.share}: ${serviceName(SERVICE)}`)
  await button.click()
  const shared = () => page.evaluate(() => (window as unknown as { shared?: ShareData }).shared)
  await expect.poll(shared).toEqual({ title: serviceName(SERVICE), url })
})
