import { changeAboutPage } from '../support/about-page.ts'
import { expect, menuLink, openPage, test } from '../support/site.ts'

const WORDS = ['e-posta', 'E-ticaret', 'e-faturanızı', 'ya da', 'çatı mı', 'görür müsünüz']

// Every word stands at the end of some line at some width.
test('words such as “e-posta” and “çatı mı” stay on one line, and are copied as they were written', async ({
  page,
}) => {
  const text = Array.from({ length: 40 }, (_, place) => WORDS[place % WORDS.length]).join(' ve ')
  await changeAboutPage(page, `${text}\n\n- **${text}**`)
  // By a link: the page's own document would not say the same.
  await openPage(page, '/')
  await menuLink(page, '/biz-kimiz').click()
  const paragraph = page.getByRole('main').locator('p', { hasText: text })
  await expect(paragraph).toHaveText(text)

  for (let width = 320; width <= 400; width += 8) {
    await page.setViewportSize({ width, height: 800 })
    const words = await page.getByRole('main').evaluate((main) => {
      const range = document.createRange()
      const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
      const found: { word: string; lines: number }[] = []
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        for (const { 0: word, index } of (node.textContent ?? '').matchAll(
          /\be-\p{L}+|\bya da\b|(?:çatı|görür) m\p{L}+/giu,
        )) {
          range.setStart(node, index)
          range.setEnd(node, index + word.length)
          found.push({ word, lines: new Set([...range.getClientRects()].map(({ top }) => top)).size })
        }
      }
      return found
    })
    expect(words.length).toBeGreaterThanOrEqual(80)
    expect(words.filter(({ lines }) => lines > 1).map(({ word }) => `${word} at ${width} px`)).toEqual([])
  }
  const copied = await paragraph.evaluate((element) => {
    getSelection()?.selectAllChildren(element)
    return getSelection()?.toString()
  })
  expect(copied?.trim()).toBe(text)
})
