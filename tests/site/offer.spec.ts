import { fill } from '../../src/content/fill.ts'
import { formatSum } from '../../src/content/locale.ts'
import { OFFER_ID, QUESTIONS_ID } from '../../src/content/paths.ts'
import { expect, menuLink, openPage, test } from '../support/site.ts'
import { sectionOf, texts } from '../support/site-content.ts'
import { hold } from './faults/support.ts'

const PATH = '/hizmetlerimiz'
const { lines, message, nothingHint, hint, sheetTitle, tax, total } = sectionOf(PATH, 'offer')
const [first] = lines
const struck = lines.find(({ start }) => start === 'struck')

test('@core a line struck out before the app comes, or with the keyboard, stays so for the visit, and the message says it', async ({
  page,
}) => {
  const offer = page.locator(`#${OFFER_ID}`)
  const box = offer.getByRole('checkbox', { name: first?.name ?? '', exact: true })
  const chat = offer.getByRole('link', { name: texts.whatsappAction })
  const text = async () => new URL((await chat.getAttribute('href')) ?? '').searchParams.get('text')
  const amount = `${formatSum(first?.amount ?? 0)} + ${tax.name}`
  const begins = new RegExp(`^${message.opening}\n- ${first?.name}: ${amount.replace('+', '\\+')}\n`)
  const without = `${message.without}\n- ${first?.name}\n- ${struck?.name}\n${message.closing} `
  const release = await hold(page, /\/react-/)
  await page.goto(`${PATH}/`, { waitUntil: 'commit' })
  await box.uncheck()
  release()
  await page.locator('html[data-app]').waitFor()
  await expect.poll(text).toContain(without)
  await expect(box).not.toBeChecked()
  expect(await text()).not.toMatch(begins)

  await box.press('Space')
  await expect.poll(text).toMatch(begins)
  await box.press('Space')
  await expect(offer.getByRole('status').first()).toHaveText(new RegExp(`^${total} [\\d.]+ TL$`))
  await expect(box).toHaveAccessibleDescription(`${amount} ${first?.note}`)
  expect(await text()).toContain(without)

  const around = page.locator(':is(header, footer, aside, article) a[href^="https://wa.me/"]')
  for (const href of await around.evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href)))
    expect(new URL(href).searchParams.get('text') ?? '', 'away from the offer').not.toContain(message.without)

  await menuLink(page, '/bize-yazin').click()
  const words = page.getByRole('main').getByRole('textbox')
  await expect(page.getByRole('main').locator('label:has(:checked)')).toHaveText(sheetTitle)
  await expect(words).toHaveValue(new RegExp(`${message.without}\n- ${first?.name}\n`))
  const lineCount = (await words.inputValue()).trim().split('\n').length
  await expect(page.getByRole('main').locator('output')).toHaveText(
    fill(texts.messageBox?.arrived ?? '', { konu: sheetTitle, n: lineCount }),
  )
  await words.press('Control+End')
  await page.keyboard.type('terzi')
  await page.goBack()
  await expect(box).not.toBeChecked()
  await page.reload()
  await expect(box).toBeEnabled()
  await expect(box).not.toBeChecked()
  await box.check()
  const changed = new RegExp(`${begins.source}[^]* terzi$`)
  await expect.poll(text).toMatch(changed)
  await page.goForward()
  await expect(words).toHaveValue(changed)
})

test('a copied offer opens with its lines struck out, whatever its reader had struck, and is struck out further', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const offer = page.locator(`#${OFFER_ID}`)
  const box = (line = first) => offer.getByRole('checkbox', { name: line?.name ?? '', exact: true })
  await openPage(page, PATH)
  await box().uncheck()
  await box(struck).check()
  await offer.getByRole('button', { name: sheetTitle }).click()
  const link = new URL(await page.evaluate(() => navigator.clipboard.readText()))
  expect(link.pathname, 'with the preview of its page').toBe(`${PATH}/`)

  for (const address of [link.href, `/#${PATH}${link.search}${link.hash}`]) {
    const other = await context.newPage()
    await other.goto(address)
    const there = other.locator(`#${OFFER_ID}`).getByRole('checkbox')
    await expect(there.first()).not.toBeChecked()
    await expect(there).toHaveCount(lines.length)
    await expect(other.locator(`#${OFFER_ID} :checked`)).toHaveCount(lines.length - 1)
    await other.reload()
    await expect(there.first()).not.toBeChecked()
    await there.first().check()
    await expect(other, 'the address is of another offer now').toHaveURL(/\?\w+=(#|$)/)
    await other.reload()
    await expect(other.locator(`#${OFFER_ID} :checked`)).toHaveCount(lines.length)
    await other.goto(address.replace(/(?<=\?\w+=)[^#]*/, 'yok.yok-da'))
    await expect(other.locator(`#${OFFER_ID} :checked`)).toHaveCount(lines.length)
    await other.close()
  }

  for (const line of await offer
    .locator(':checked')
    .all()
    .then((all) => all.toReversed()))
    await line.uncheck()
  await expect(offer.getByRole('status').first(), 'one voice').toHaveText(nothingHint ?? hint)
})

test('an offer is printed with its boxes, its lines struck out and without what sends it', async ({ page }) => {
  await openPage(page, PATH)
  await page.emulateMedia({ media: 'print' })
  const offer = page.locator(`#${OFFER_ID}`)
  await expect(offer.getByText(struck?.name ?? '', { exact: true })).toHaveCSS('text-decoration-line', 'line-through')
  await expect(offer.getByRole('checkbox', { name: first?.name ?? '', exact: true })).toBeVisible()
  await expect(offer.getByRole('link', { name: texts.whatsappAction })).toBeHidden()
  await expect(offer.getByRole('heading').first(), 'what the visitor has done').toBeVisible()
  await expect(offer.getByText(page.url()), 'where it can be changed').toBeVisible()
  // A grid would leave the heading on the sheet before.
  await expect(page.locator(`#${QUESTIONS_ID}`)).toHaveCSS('display', 'block')
})
