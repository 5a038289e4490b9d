import { expect, openPage, test } from '../support/site.ts'

/** The first of each with every `npm test`: they change with the design, not with the code. */
for (const [width, tag] of [
  [1440, ''],
  [390, ''],
  [768, ' @full'],
  [1024, ' @full'],
] as const) {
  test(`the name of a part covers no word of the sample site, ${width} px${tag}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 1000 })
    await openPage(page, '/')
    const board = page.locator('main .drawing-board:has([data-target])')
    const points = page.locator('main [aria-pressed]')
    await expect(points).toHaveCount(3)
    for (const point of await points.all()) {
      await point.click()
      const tag = board.locator('.frame > span')
      await expect(tag).toHaveText((await point.locator('b').textContent()) ?? '')
      const covered = () =>
        board.evaluate((element) => {
          const tag = element.querySelector('.frame > span')
          const isOnItsWay = element.getAnimations({ subtree: true }).length > 0
          const box = tag?.getBoundingClientRect()
          if (!tag || !box || isOnItsWay) return ['not there yet']
          const words: string[] = []
          const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
          while (texts.nextNode()) {
            if (tag.contains(texts.currentNode)) continue
            const range = document.createRange()
            range.selectNodeContents(texts.currentNode)
            for (const line of range.getClientRects())
              if (line.left < box.right && line.right > box.left && line.top < box.bottom && line.bottom > box.top)
                words.push(texts.currentNode.textContent ?? '')
          }
          return words
        })
      await expect.poll(covered).toEqual([])
    }
  })
}

for (const [width, tag] of [
  [390, ''],
  [1024, ' @full'],
  [1440, ' @full'],
] as const) {
  test(`the ring of the focus lies on no word of the part beside it, ${width} px${tag}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 1000 })
    await openPage(page, '/')
    const points = page.locator('main [aria-pressed]')
    await expect(points).toHaveCount(3)
    for (const point of await points.all()) {
      await point.focus()
      const ringed = await point.evaluate((element) => {
        const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(element)
        const reach = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset)
        const ring = element.getBoundingClientRect()
        const words = [...(element.closest('ul')?.querySelectorAll('[aria-pressed]') ?? [])]
          .filter((other) => other !== element)
          .map((other) => other.firstElementChild)
          .filter((label) => {
            const box = label?.getBoundingClientRect()
            return box && box.left < ring.right + reach && box.right > ring.left - reach
          })
        return { outlineStyle, words: words.map((label) => label?.textContent) }
      })
      expect(ringed).toEqual({ outlineStyle: 'solid', words: [] })
    }
  })
}
