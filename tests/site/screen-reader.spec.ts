import { expect, openPage, settle, test } from '../support/site.ts'
import { VISITS } from '../support/site-content.ts'

// Read the changed snapshot aloud before it is committed: this is all that some visitors get.
// npx playwright test screen-reader --update-snapshots
test('@core with less motion the front page reads well from beginning to end, is readable at once, and nothing moves', async ({
  page,
}) => {
  // The animation library, which is to find nothing to do.
  const engine = page.waitForResponse(/assets\/engine-[^/]*\.js$/)
  await openPage(page, '/')
  await (await engine).finished()
  await settle(page)
  await expect(page.locator('main [data-reveal="waiting"]')).toHaveCount(0)
  await expect(page.locator('header [data-running="true"]')).toHaveCount(0)
  await expect(page.locator('[data-visits]')).toHaveText(VISITS)
  // What is far below has no text for the snapshot until it has been laid out, when the browser is idle.
  await expect
    .poll(() =>
      page
        .locator('main > *')
        .evaluateAll((parts) => parts.every((part) => getComputedStyle(part).contentVisibility === 'visible')),
    )
    .toBe(true)
  await expect(page.locator('body')).toMatchAriaSnapshot({ name: 'home.aria.yml' })

  const shifts = await page.evaluate(async () => {
    const layer = document.querySelector('[data-parallax]')
    const seen = new Set<string>()
    for (let y = 0; y < document.documentElement.scrollHeight; y += 300) {
      window.scrollTo(0, y)
      await new Promise(requestAnimationFrame)
      if (layer) seen.add(getComputedStyle(layer).transform)
    }
    return [...seen]
  })
  expect(shifts).toEqual(['none'])
  const moving = await page.evaluate(() =>
    document
      .getAnimations()
      .filter((animation) => animation.playState === 'running')
      .map((animation) => String(animation)),
  )
  expect(moving).toEqual([])
})
