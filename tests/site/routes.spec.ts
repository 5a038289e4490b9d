import type { Page } from '@playwright/test'
import { expect, expectCurrent, mainMenu, openPage, PAGES, test } from '../support/site.ts'
import { headingOf, pageAt, tabTitle, VISITS } from '../support/site-content.ts'

// How addresses are spelled is tested without a browser: tests/unit/paths.test.ts.

/** Has moved here from `/gunluk/sir-notu`. */
const ARTICLE = '/yazilar/defter-on-uc'

async function expectArticle(page: Page, url: string) {
  await expect(page).toHaveURL(url)
  await expect(page.locator('h1')).toHaveText(headingOf(ARTICLE))
  await expect(page).toHaveTitle(tabTitle(pageAt(ARTICLE).title))
  await expect(page.locator('html')).toHaveAttribute('data-app', 'running')
  await expect(page.getByRole('heading', { name: 'Neden?' })).toBeInViewport()
}

test('@core every page has one heading, its own title and description, the right current link, and they are one visit; an address as people type it opens its page, campaign and all; a former address leads on to the part it names: typed into the open page, as a document and behind the hash', async ({
  page,
  baseURL,
}) => {
  const sent: string[] = []
  const answers: string[] = []
  page.on('websocket', (socket) => {
    socket.on('framesent', ({ payload }) => sent.push(String(payload)))
    socket.on('framereceived', ({ payload }) => answers.push(String(payload)))
  })
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
  await expect(page.locator('[data-visits]')).toHaveText(VISITS)
  // By the names of the wire protocol. A write that another visit has overtaken is refused, and tried again.
  const writes = sent.filter((frame) => frame.includes('"a":"p"')).map((frame) => `"r":${JSON.parse(frame).d.r},`)
  const isAccepted = (id: string) => answers.some((answer) => answer.includes(id) && answer.includes('"s":"ok"'))
  expect(writes.filter(isAccepted), sent.join()).toHaveLength(1)

  await page.evaluate(() => Object.assign(window.location, { hash: 'gunluk/sir-notu#neden' }))
  await expectArticle(page, `${baseURL}/#${ARTICLE}#neden`)
  await page.goBack()
  await expect(page).toHaveURL(`${baseURL}/#${PAGES[0]?.path}`)

  await page.goto('/?utm_source=x#BİZE-YAZIN')
  await expectCurrent(page, '/bize-yazin')
  await expect(page).toHaveURL(`${baseURL}/?utm_source=x#/bize-yazin`)
  const hrefs = await page.locator('a').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  expect(hrefs.filter((href) => href.includes('utm_source'))).toEqual([])

  await page.goto('/gunluk/sir-notu/?utm_source=x#neden')
  await expectArticle(page, `${baseURL}${ARTICLE}/?utm_source=x#neden`)
  await page.goto('/#/gunluk/sir-notu#neden')
  await expectArticle(page, `${baseURL}/#${ARTICLE}#neden`)
})
