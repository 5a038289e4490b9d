import { expect, openPage, settle, test } from '../support/site.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** How many letters stand in each line of an element's text, its last line left out. */
const lettersPerLine = (element: Element): number[] => {
  const lines = new Map<number, number>()
  const range = document.createRange()
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    for (let at = 0; at < (node.textContent?.length ?? 0); at++) {
      range.setStart(node, at)
      range.setEnd(node, at + 1)
      const line = Math.round(range.getBoundingClientRect().bottom)
      lines.set(line, (lines.get(line) ?? 0) + 1)
    }
  }
  return [...lines.values()].slice(0, -1)
}

for (const width of [1440, 768]) {
  test(`running text has 45 to 75 letters a line at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const path of ['/biz-kimiz', '/hizmetlerimiz']) {
      await openPage(page, path)
      await settle(page)
      const paragraphs = await page
        .locator('main p:visible')
        .filter({ hasText: /.{150}/s })
        .all()
      const lines = (await Promise.all(paragraphs.map((paragraph) => paragraph.evaluate(lettersPerLine)))).flat()
      const average = lines.reduce((sum, letters) => sum + letters, 0) / lines.length
      expect(average, path).toBeGreaterThan(45)
      expect(average, path).toBeLessThan(75)
    }
  })
}
