import { expect, PHONE, test } from '../../support/site.ts'
import { drawerName, serviceName, texts } from '../../support/site-content.ts'

test.use({ javaScriptEnabled: false })

test('@core without script the front page can be read; its links lead on, and so does the menu at the end of a phone’s', async ({
  page,
  baseURL,
}) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const notice = await page.locator('noscript').evaluate((element) => (element as HTMLElement).innerText)
  expect(notice).toContain(texts.noScript)
  const hidden = await page.locator('main :is(h1, h2, h3, p, li, dd)').evaluateAll((list) =>
    list
      // The words about the crowded page stand in the place of those about the calm one.
      .filter((element) => !element.closest('[aria-hidden], details:not([open]), [data-phase="calm"] li:first-child'))
      .filter((element) => !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .map((element) => element.textContent),
  )
  expect(hidden).toEqual([])
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: serviceName('olcu-alma'), exact: true })
    // Above the footer, sections are still laid out: a pointer may miss what moves.
    .press('Enter')
  await expect(page.locator('#olcu-alma')).toBeInViewport()
  await page.setViewportSize(PHONE)
  await page
    .locator('noscript')
    .getByRole('link', { name: drawerName('/biz-kimiz'), exact: true })
    .press('Enter')
  await expect(page).toHaveURL(`${baseURL}/biz-kimiz/`)
})
