import { expect, openPage, PAGES, test } from '../support/site.ts'

for (const { path, current } of PAGES) {
  test(`${path} has one heading, its own title and the right current link`, async ({ page }) => {
    await openPage(page, path)
    await expect(page.locator('h1')).toHaveCount(1)
    await expect(page).toHaveTitle(/.+ \| Örnek Dijital$/)
    const links = page.getByRole('navigation', { name: 'Ana menü' }).locator('[aria-current="page"]')
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
  ['/#hakkimizda', '/#/hakkimizda', 'HAKKIMIZDA'],
  ['/#/HAKKIMIZDA', '/#/hakkimizda', 'HAKKIMIZDA'],
  ['/#/hakkımızda', '/#/hakkimizda', 'HAKKIMIZDA'],
  ['/#/hakkimizda/', '/#/hakkimizda', 'HAKKIMIZDA'],
  ['/#/İletişim', '/#/iletisim', 'İLETİŞİM'],
  ['/#/%C4%B0leti%C5%9Fim', '/#/iletisim', 'İLETİŞİM'],
  ['/#/İletişim'.normalize('NFD'), '/#/iletisim', 'İLETİŞİM'],
  ['/?utm_source=x#/iletisim', '/?utm_source=x#/iletisim', 'İLETİŞİM'],
  ['/?utm_source=x', '/?utm_source=x', 'ANASAYFA'],
  ['/#', '/#', 'ANASAYFA'],
  ['/#/', '/#/', 'ANASAYFA'],
  ['/#//hizmetlerimiz', '/#/hizmetlerimiz', 'HİZMETLER'],
] as const

for (const [typed, address, current] of typedAddresses) {
  test(`the address ${typed} opens its page`, async ({ page, baseURL }) => {
    await page.goto(typed)
    await page.locator('main h1').waitFor()
    await expect(page.getByRole('navigation', { name: 'Ana menü' }).locator('[aria-current]')).toHaveText([current])
    expect(decodeURI(page.url())).toBe(`${baseURL}${address}`)
  })
}

test('an address typed into an open page opens its page', async ({ page }) => {
  await openPage(page, '/')
  await page.evaluate(() => {
    window.location.hash = 'hakkimizda'
  })
  await expect(page.getByRole('navigation', { name: 'Ana menü' }).locator('[aria-current]')).toHaveText(['HAKKIMIZDA'])
  await expect(page).toHaveURL(/#\/hakkimizda$/)
  await page.goBack()
  await expect(page.getByRole('navigation', { name: 'Ana menü' }).locator('[aria-current]')).toHaveText(['ANASAYFA'])
})

test('a campaign parameter is not copied into the links', async ({ page }) => {
  await page.goto('/?utm_source=x#/iletisim')
  await page.locator('main h1').waitFor()
  const hrefs = await page.locator('a').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  expect(hrefs.filter((href) => href.includes('utm_source'))).toEqual([])
})

for (const name of ['ANASAYFA', 'HAKKIMIZDA', 'HİZMETLER', 'İLETİŞİM']) {
  test(`the footer anchor ${name} opens its page`, async ({ page }) => {
    await openPage(page, name === 'ANASAYFA' ? '/iletisim' : '/')
    await page.getByRole('navigation', { name: 'Hızlı bağlantılar' }).getByRole('link', { name }).click()
    await expect(page.getByRole('navigation', { name: 'Ana menü' }).locator('[aria-current]')).toHaveText([name])
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  })
}

test('the footer links carry the anchors of the specification', async ({ page }) => {
  await openPage(page, '/')
  const links = page.getByRole('navigation', { name: 'Hızlı bağlantılar' }).getByRole('link')
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
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bu kadrajda bir sayfa yok')
    await expect(page.getByRole('navigation', { name: 'Ana menü' })).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
    expect(page.url().startsWith(`${baseURL}/`)).toBe(true)
    await page.locator('main').getByRole('link').first().click()
    await expect(page).toHaveURL(`${baseURL}/#/`)
    await expect(page.getByRole('navigation', { name: 'Ana menü' }).locator('[aria-current]')).toHaveText(['ANASAYFA'])
  })
}

test('a link to a service opens the services page at that service', async ({ page }) => {
  await openPage(page, '/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'SEO Çalışması' }).click()
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
    page
      .getByRole('navigation', { name: 'Hızlı bağlantılar' })
      .getByRole('link', { name: 'İLETİŞİM' })
      .click({ button: 'middle' }),
  ])
  await expect(opened.getByRole('navigation', { name: 'Ana menü' }).locator('[aria-current]')).toHaveText(['İLETİŞİM'])
})
