import { expect, openPage, settle, test } from '../../support/site.ts'

const cases = [
  { name: 'a phone', viewport: { width: 412, height: 800 }, deviceScaleFactor: 1.75, largest: 800 },
  { name: 'a desktop', viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1, largest: 800 },
]

for (const { name, largest, ...screen } of cases) {
  test.describe(name, () => {
    test.use(screen)

    test(`loads pictures in AVIF, no larger than it can show, and only when they come near`, async ({ page }) => {
      const fetched: string[] = []
      page.on('request', (request) => {
        if (request.resourceType() === 'image') fetched.push(new URL(request.url()).pathname)
      })
      await openPage(page, '/')
      const cards = page.locator('main li:has([data-place]) img:visible')
      await expect(cards).toHaveCount(6)
      for (const card of await cards.all()) await card.scrollIntoViewIfNeeded()
      await settle(page)
      const shown = await cards.evaluateAll((list) =>
        (list as HTMLImageElement[]).map(({ currentSrc, complete, naturalWidth }) => ({
          currentSrc,
          complete,
          naturalWidth,
        })),
      )
      for (const { currentSrc, complete, naturalWidth } of shown) {
        expect(complete && naturalWidth > 0).toBe(true)
        const [, width, format] = /-(\d+)\.(\w+)$/.exec(currentSrc) ?? []
        expect(format).toBe('avif')
        expect(Number(width)).toBeLessThanOrEqual(largest)
      }
      expect(fetched.filter((path) => /\.(webp|png|jpe?g)$/.test(path))).toEqual([])
    })
  })
}
