import { expect, openPage, PHONE, test } from '../support/site.ts'

test.use({ viewport: PHONE })

// Which words these are is tested without a browser: tests/unit/unbroken.test.ts.
test('words that Turkish keeps together stand on one line at every width', async ({ page }) => {
  await openPage(page, '/hizmetlerimiz')
  for (let width = 320; width <= 400; width += 8) {
    await page.setViewportSize({ width, height: 800 })
    const kept = await page
      .locator('main span:visible')
      .evaluateAll((spans) =>
        spans
          .filter(({ children, textContent }) => children.length === 0 && /^\S+ (?:da|de|m[ıiuü])$/.test(textContent))
          .map((span) => ({ words: span.textContent, lines: span.getClientRects().length })),
      )
    expect(kept.length).toBeGreaterThan(2)
    expect(kept.filter(({ lines }) => lines > 1).map(({ words }) => `${words} at ${width} px`)).toEqual([])
  }
})
