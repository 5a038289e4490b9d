import { formatSum } from '../../src/content/locale.ts'
import { OFFER_ID, QUESTIONS_ID } from '../../src/content/paths.ts'
import { expect, openPage, test } from '../support/site.ts'
import { sectionOf, texts } from '../support/site-content.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const PATH = '/hizmetlerimiz'
const { action, lines, message } = sectionOf(PATH, 'offer')
const [first] = lines
const struck = lines.find(({ start }) => start === 'struck')

test('@core a line is struck out with the keyboard alone, and the message says what is wanted and what is not', async ({
  page,
}) => {
  await openPage(page, PATH)
  const offer = page.locator(`#${OFFER_ID}`)
  const chat = offer.getByRole('link', { name: texts.whatsappAction })
  const text = async () => new URL((await chat.getAttribute('href')) ?? '').searchParams.get('text')
  const box = offer.getByRole('checkbox', { name: first?.name ?? '', exact: true })
  expect(await text()).toMatch(new RegExp(`^${message.opening}\n- ${first?.name}\n`))

  // The section is hydrated when the page is idle.
  await expect(box).toBeEnabled()
  await box.focus()
  await page.keyboard.press('Space')

  await expect(box).not.toBeChecked()
  await expect(box).toHaveAccessibleDescription(`${formatSum(first?.amount ?? 0)} ${first?.note}`)
  await expect(offer.getByRole('status')).toHaveText(/^\S.*: .+ \d.*, .+ \d.* TL$/)
  expect(await text()).toContain(`${message.without}\n- ${first?.name}\n- ${struck?.name}\n${message.closing} `)
})

test('@core struck lines stay for the visit, and a message that has them follows', async ({ page }) => {
  await openPage(page, PATH)
  const offer = page.locator(`#${OFFER_ID}`)
  const box = offer.getByRole('checkbox', { name: first?.name ?? '', exact: true })
  await expect(box).toBeEnabled()
  await box.uncheck()
  await offer.getByRole('link', { name: action?.label ?? '' }).click()
  const words = page.getByRole('main').getByRole('textbox')
  await expect(words).toHaveValue(new RegExp(`${message.without}\n- ${first?.name}\n`))
  await words.press('Control+End')
  await page.keyboard.type('terzi')
  await page.goBack()
  await expect(box).not.toBeChecked()
  await page.reload()
  await expect(box).toBeEnabled()
  await expect(box).not.toBeChecked()
  await box.check()
  const chat = offer.getByRole('link', { name: texts.whatsappAction })
  await expect
    .poll(async () => new URL((await chat.getAttribute('href')) ?? '').searchParams.get('text'))
    .toMatch(new RegExp(`^${message.opening}\n- ${first?.name}\n[^]* terzi$`))
  await page.goForward()
  await expect(words).toHaveValue(new RegExp(`^${message.opening}\n- ${first?.name}\n[^]* terzi$`))
})

test('an offer is printed with its boxes, its lines struck out and without what sends it', async ({ page }) => {
  await openPage(page, PATH)
  await page.emulateMedia({ media: 'print' })
  const offer = page.locator(`#${OFFER_ID}`)
  await expect(offer.getByText(struck?.name ?? '', { exact: true })).toHaveCSS('text-decoration-line', 'line-through')
  await expect(offer.getByRole('checkbox', { name: first?.name ?? '', exact: true })).toBeVisible()
  await expect(offer.getByRole('link', { name: texts.whatsappAction })).toBeHidden()
  // A grid would leave the heading on the sheet before.
  await expect(page.locator(`#${QUESTIONS_ID}`)).toHaveCSS('display', 'block')
})
