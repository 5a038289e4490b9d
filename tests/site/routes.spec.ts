import { expect, expectCurrent, mainMenu, openPage, PAGES, quickLink, quickLinks, test } from '../support/site.ts'
import { headingOf, pageAt, serviceName, tabTitle } from '../support/site-content.ts'

for (const { path, current } of PAGES) {
  test(`${path} has one heading, its own title and the right current link`, async ({ page }) => {
    await openPage(page, path)
    await expect(page.locator('h1')).toHaveCount(1)
    await expect(page).toHaveTitle(tabTitle(pageAt(path).title))
    const links = mainMenu(page).locator('[aria-current="page"]')
    await expect(links).toHaveText(current === undefined ? [] : [current])
  })
}

test('every page has a title and a description of its own', async ({ page }) => {
  const heads: string[] = []
  for (const { path } of PAGES) {
    await openPage(page, path)
    await expect(page.locator('head title')).toHaveCount(1)
    await expect(page.locator('head meta[name="description"]')).toHaveCount(1)
    heads.push(await page.title(), (await page.locator('head meta[name="description"]').getAttribute('content')) ?? '')
  }
  expect(new Set(heads).size).toBe(PAGES.length * 2)
})

const typedAddresses = [
  ['/#hakkimizda', '/#/hakkimizda', '/hakkimizda'],
  ['/#/HAKKIMIZDA', '/#/hakkimizda', '/hakkimizda'],
  ['/#/hakkımızda', '/#/hakkimizda', '/hakkimizda'],
  ['/#/hakkimizda/', '/#/hakkimizda', '/hakkimizda'],
  ['/#/İletişim', '/#/iletisim', '/iletisim'],
  ['/#/%C4%B0leti%C5%9Fim', '/#/iletisim', '/iletisim'],
  ['/#/İletişim'.normalize('NFD'), '/#/iletisim', '/iletisim'],
  ['/?utm_source=x#/iletisim', '/?utm_source=x#/iletisim', '/iletisim'],
  ['/?utm_source=x', '/?utm_source=x', '/'],
  ['/#', '/#', '/'],
  ['/#/', '/#/', '/'],
  ['/#//hizmetlerimiz', '/#/hizmetlerimiz', '/hizmetlerimiz'],
] as const

for (const [typed, address, current] of typedAddresses) {
  test(`the address ${typed} opens its page`, async ({ page, baseURL }) => {
    await page.goto(typed)
    await page.locator('main h1').waitFor()
    await expectCurrent(page, current)
    expect(decodeURI(page.url())).toBe(`${baseURL}${address}`)
  })
}

test('an address typed into an open page opens its page', async ({ page }) => {
  await openPage(page, '/')
  await page.evaluate(() => {
    window.location.hash = 'hakkimizda'
  })
  await expectCurrent(page, '/hakkimizda')
  await expect(page).toHaveURL(/#\/hakkimizda$/)
  await page.goBack()
  await expectCurrent(page, '/')
})

test('a campaign parameter is not copied into the links', async ({ page }) => {
  await page.goto('/?utm_source=x#/iletisim')
  await page.locator('main h1').waitFor()
  const hrefs = await page.locator('a').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  expect(hrefs.filter((href) => href.includes('utm_source'))).toEqual([])
})

for (const path of ['/', '/hakkimizda', '/hizmetlerimiz', '/iletisim']) {
  test(`the footer anchor of ${path} opens its page`, async ({ page }) => {
    await openPage(page, path === '/' ? '/iletisim' : '/')
    await quickLink(page, path).click()
    await expectCurrent(page, path)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  })
}

test('the footer links carry the anchors of the specification', async ({ page }) => {
  await openPage(page, '/')
  const links = quickLinks(page).getByRole('link')
  const hrefs = await links.evaluateAll((list) => list.map((link) => link.getAttribute('href')))
  expect(hrefs).toEqual(['#', '#hakkimizda', '#hizmetlerimiz', '#iletisim'])
})

const hostileHashes = [
  '#/yok',
  '#//evil.example',
  '#/\\evil.example',
  '#/%E0%A4%A',
  '#/%00',
  '#javascript:alert(1)',
  '#/<script>alert(1)</script>',
  `#/${'a'.repeat(10_000)}`,
  `#/${'%C3%A7/'.repeat(2000)}`,
  '#/../../etc/passwd',
  '#/hakkimizda/daha',
]

for (const hash of hostileHashes) {
  test(`${hash.slice(0, 40)} leads to the not-found page inside the layout`, async ({ page, baseURL }) => {
    await page.goto(`/${hash}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf('/404'))
    await expect(mainMenu(page)).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
    expect(page.url().startsWith(`${baseURL}/`)).toBe(true)
    await page.locator('main').getByRole('link').first().click()
    await expect(page).toHaveURL(`${baseURL}/#/`)
    await expectCurrent(page, '/')
  })
}

test('a link to a service opens the services page at that service', async ({ page }) => {
  await openPage(page, '/')
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: serviceName('seo'), exact: true })
    .click()
  await expect(page).toHaveURL(/#\/hizmetlerimiz#seo$/)
  await expect
    .poll(() => page.locator('#seo').evaluate((node) => Math.round(node.getBoundingClientRect().top)))
    .toBeLessThan(200)
  expect(await page.locator('#seo').evaluate((node) => node.getBoundingClientRect().top)).toBeGreaterThan(60)
})

test('a link opened in a new tab leads to the same page', async ({ page, context }) => {
  await openPage(page, '/')
  const [opened] = await Promise.all([
    context.waitForEvent('page'),
    quickLink(page, '/iletisim').click({ button: 'middle' }),
  ])
  await expectCurrent(opened, '/iletisim')
})
