import { expect, PHONE, test } from '../../support/site.ts'
import { drawerName, serviceName, texts } from '../../support/site-content.ts'

test.use({ javaScriptEnabled: false, viewport: PHONE })

test('@core without script the front page of a phone can be read; its links and the menu at its end lead on', async ({
  page,
  baseURL,
}) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const notice = await page.locator('noscript').evaluate((element) => (element as HTMLElement).innerText)
  expect(notice).toContain(texts.noScript)
  const hidden = await page.locator('main :is(h1, h2, h3, p, li, dd)').evaluateAll((list) =>
    list
      .filter((element) => !element.closest('[aria-hidden], details:not([open])'))
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
  await page
    .locator('noscript')
    .getByRole('link', { name: drawerName('/biz-kimiz'), exact: true })
    .press('Enter')
  await expect(page).toHaveURL(`${baseURL}/biz-kimiz/`)
})
