import { expect, openPage, settle, test } from '../support/site.ts'
import { VISITS } from '../support/site-content.ts'

// Read the changed snapshot aloud before it is committed: this is all that some visitors get.
// npx playwright test screen-reader --update-snapshots
test('@core the front page reads well from beginning to end', async ({ page }) => {
  await openPage(page, '/')
  await settle(page)
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
})
