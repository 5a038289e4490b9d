import { expect, openPage, settle, test } from '../../support/site.ts'

/** The largest width of a picture that a telephone of 412 px with 1.75 pixels each can show. */
const LARGEST = 800

test.use({ viewport: { width: 412, height: 800 }, deviceScaleFactor: 1.75 })

test('a phone loads pictures in AVIF, no larger than it can show', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'image') fetched.push(new URL(request.url()).pathname)
  })
  await openPage(page, '/')
  const cards = page.locator('main li:has([data-place]) img:visible')
  await expect(cards).toHaveCount(6)
  for (const card of await cards.all()) await card.scrollIntoViewIfNeeded()
  await settle(page)
  for (const card of await cards.all()) {
    await expect.poll(() => card.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    const source = await card.evaluate((image: HTMLImageElement) => image.currentSrc)
    const [, width, format] = /-(\d+)\.(\w+)$/.exec(source) ?? []
    expect(format).toBe('avif')
    expect(Number(width)).toBeLessThanOrEqual(LARGEST)
  }
  expect(fetched.filter((path) => /\.(webp|png|jpe?g)$/.test(path))).toEqual([])
})
