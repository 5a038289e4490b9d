import { core, expect, expectCurrent, mainMenu, openPage, PAGES, quickLink, quickLinks, test } from '../support/site.ts'
import { headingOf, pageAt, quickLinkName, siteData, tabTitle } from '../support/site-content.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

// How addresses are spelled is tested without a browser: tests/unit/site-history.test.ts.

test('@core every page has one heading, its own title and description, and the right current link', async ({
  page,
}) => {
  await openPage(page, '/')
  // From the second page on, so that the first one is come back to.
  for (const { path, current } of [...PAGES.slice(1), ...PAGES.slice(0, 1)]) {
    await page.evaluate((route) => Object.assign(window.location, { hash: route }), path)
    await expect(page.locator('h1'), path).toHaveText([headingOf(path)])
    await expect(page.locator('head title'), path).toHaveCount(1)
    await expect(page, path).toHaveTitle(tabTitle(pageAt(path).title))
    const description = page.locator('head meta[name="description"]')
    await expect(description, path).toHaveCount(1)
    await expect(description, path).toHaveAttribute('content', pageAt(path).description)
    const links = mainMenu(page).locator('[aria-current="page"]')
    await expect(links, path).toHaveText(current === undefined ? [] : [current])
  }
})

test('@core an address as people type it opens its page, campaign and all', async ({ page, baseURL }) => {
  await page.goto('/?utm_source=x#BİZE-YAZIN')
  await expectCurrent(page, '/bize-yazin')
  await expect(page).toHaveURL(`${baseURL}/?utm_source=x#/bize-yazin`)
  const hrefs = await page.locator('a').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  expect(hrefs.filter((href) => href.includes('utm_source'))).toEqual([])
})

for (const [former, present] of [
  ['/gunluk/', '/yazilar/'],
  ['/gunluk', '/yazilar/'],
  ['/gunluk/?utm_source=x', '/yazilar/?utm_source=x'],
  ['/gunluk/sir-notu/#neden', '/yazilar/defter-on-uc/#neden'],
  ['/#/gunluk', '/#/yazilar'],
  ['/#/gunluk/sir-notu#neden', '/#/yazilar/defter-on-uc#neden'],
] as const) {
  test(`${core(former.endsWith('#neden'))}${former} leads on to the page that has moved`, async ({ page, baseURL }) => {
    await page.goto(former)
    await expect(page).toHaveURL(`${baseURL}${present}`)
    const path = present.includes('defter') ? '/yazilar/defter-on-uc' : '/yazilar'
    await expect(page.locator('h1')).toHaveText(headingOf(path))
    await expect(page).toHaveTitle(tabTitle(pageAt(path).title))
    await expect(page.locator('html')).toHaveAttribute('data-app', 'running')
    await expect(page).toHaveURL(`${baseURL}${present}`)
    // Where the address names a part, the reader is there.
    if (present.includes('#neden')) await expect(page.getByRole('heading', { name: 'Neden?' })).toBeInViewport()
  })
}

test('@core a former address typed into an open page leads on, and back', async ({ page }) => {
  await openPage(page, '/')
  await page.evaluate(() => {
    window.location.hash = 'gunluk/sir-notu#neden'
  })
  await expect(page).toHaveURL(/#\/yazilar\/defter-on-uc#neden$/)
  await expect(page.locator('h1')).toHaveText(headingOf('/yazilar/defter-on-uc'))
  await page.goBack()
  await expectCurrent(page, '/')
})

test('the footer links carry the anchors of the content, and each opens its page at the top', async ({ page }) => {
  await openPage(page, '/')
  const hrefs = await quickLinks(page)
    .getByRole('link')
    .evaluateAll((list) => list.map((link) => link.getAttribute('href')))
  expect(hrefs).toEqual(siteData.navigation.quickLinks.map(({ link }) => link))
  for (const path of ['/biz-kimiz', '/hizmetlerimiz', '/bize-yazin', '/']) {
    await quickLink(page, path).click()
    await expectCurrent(page, path)
    await expect(quickLinks(page).locator('[aria-current]')).toHaveText([quickLinkName(path)])
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  }
})

for (const hash of ['#//evil.example', '#/%E0%A4%A', '#/biz-kimiz/daha']) {
  test(`${hash} leads to the not-found page inside the layout, which leads home`, async ({ page, baseURL }) => {
    await page.goto(`/${hash}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf('/404'))
    await expect(mainMenu(page)).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
    expect(page.url().startsWith(`${baseURL}/`)).toBe(true)
    // Until the app answers, the link is that of the front page's document.
    await page.locator('html[data-app]').waitFor()
    await page.locator('main').getByRole('link').first().click()
    await expect(page).toHaveURL(`${baseURL}/#/`)
    await expectCurrent(page, '/')
  })
}

test('a link opened in a new tab leads to the same page', async ({ page, context }) => {
  await openPage(page, '/')
  const [opened] = await Promise.all([
    context.waitForEvent('page'),
    quickLink(page, '/bize-yazin').click({ button: 'middle' }),
  ])
  await expectCurrent(opened, '/bize-yazin')
})
