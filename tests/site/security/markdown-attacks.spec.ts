import type { Page } from '@playwright/test'
import { changeAboutPage } from '../../support/about-page.ts'
import { MARKDOWN_ATTACKS } from '../../support/markdown-attacks.ts'
import { expect, menuLink, openPage, settle, test } from '../../support/site.ts'

const HARMLESS_LINKS = ['tel:+902120000000', 'mailto:merhaba@example.com', 'https://example.com/ornek']

const FORBIDDEN = 'The policy forbids'

/** All but those that would open another program or leave the site. */
async function clickLinks(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const link of document.querySelectorAll<HTMLElement>('main a'))
      if (!/^(?:https:|mailto:|tel:|\/)/.test(link.getAttribute('href') ?? '')) link.click()
  })
}

test('Markdown that was never checked runs nothing and leads nowhere it should not', async ({ page }) => {
  const markdown = [...Object.values(MARKDOWN_ATTACKS), ...HARMLESS_LINKS.map((href) => `[zararsız](${href})`)].join(
    '\n\n',
  )
  await changeAboutPage(page, markdown)
  // By a link: the page's own document would not say the same.
  await openPage(page, '/')
  await menuLink(page, '/biz-kimiz').click()
  const links = page.locator('main a', { hasText: 'metin' })
  await expect(page.getByRole('link', { name: 'zararsız' })).toHaveCount(HARMLESS_LINKS.length)
  expect(await links.count()).toBeGreaterThan(5)
  await clickLinks(page)
  await settle(page)

  expect(await page.evaluate(() => 'wasRun' in window)).toBe(false)
  const hrefs = await page.locator('main a').evaluateAll((list) => list.map((link) => link.getAttribute('href')))
  expect(hrefs.filter((href) => href !== null && !/^(?:\/(?![/\\])|#|https:\/\/|mailto:|tel:)/.test(href))).toEqual([])
  expect(hrefs).toEqual(expect.arrayContaining(HARMLESS_LINKS))
  expect(await page.locator('main :is(script, iframe, style, form, base, object, embed)').count()).toBe(0)
})

const MARKUP = {
  'a picture that fails': '<img src="/yok.png" onerror="window.wasRun=true">',
  'a script': '<script>window.wasRun=true</script>',
  'a script from elsewhere': '<script src="https://example.com/a.js"></script>',
  'a document in a frame': '<iframe srcdoc="<script>parent.wasRun=true</script>"></iframe>',
  'a link to a script': '<a id="attack" href="javascript:window.wasRun=true">metin</a>',
}

test('even in the HTML of a page no markup runs a script', async ({ page, quietConsole }) => {
  await page.route('**/biz-kimiz/', async (route) => {
    const response = await route.fetch()
    const markup = Object.values(MARKUP).join('')
    await route.fulfill({ response, body: (await response.text()).replace('</noscript>', `</noscript>${markup}`) })
  })
  await page.goto('/biz-kimiz/')
  await page.evaluate(() => document.getElementById('attack')?.click())
  // Each of them is refused.
  await expect
    .poll(() => quietConsole.filter((line) => line.startsWith(FORBIDDEN)).length)
    .toBeGreaterThanOrEqual(Object.keys(MARKUP).length)

  expect(await page.evaluate(() => 'wasRun' in window)).toBe(false)
  quietConsole.splice(0)
})
