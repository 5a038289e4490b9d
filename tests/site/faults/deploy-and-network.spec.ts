import type { Route } from '@playwright/test'
import {
  ABOUT_FILE,
  expect,
  expectCurrent,
  menuLink,
  openPage,
  saveData,
  settle,
  spinner,
  test,
} from '../../support/site.ts'
import { headingOf, texts } from '../../support/site-content.ts'
import { documentsOf, hold } from './support.ts'

/** Otherwise the files that fail here would have come before. */
test.beforeEach(({ page }) => saveData(page))

/** What the browser says of files that did not come is its to say. */
test.afterEach(({ quietConsole }) => {
  quietConsole.length = 0
})

/** The answer of another build. */
const answerOfAnother = async (route: Route) =>
  route.fulfill({ json: { ...(await (await route.fetch()).json()), build: 'other' } })

test('@core while a page hangs, the reader sees that it is loading and can go elsewhere; when its data is of another build, its document is opened once and stays readable', async ({
  page,
  baseURL,
}) => {
  const release = await hold(page, /\/hizmetlerimiz\/page\.json$/)
  await openPage(page, '/')
  await menuLink(page, '/hizmetlerimiz').click()
  await expect(spinner(page)).toHaveText(texts.loading)
  await menuLink(page, '/bize-yazin').click()
  await expectCurrent(page, '/bize-yazin')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf('/bize-yazin'))
  // What comes too late is not shown.
  release()
  await settle(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf('/bize-yazin'))

  const documents = documentsOf(page)
  await page.route(ABOUT_FILE, answerOfAnother)
  await menuLink(page, '/biz-kimiz').click()
  await expect(page).toHaveURL(`${baseURL}/biz-kimiz/`)
  await expectCurrent(page, '/biz-kimiz')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf('/biz-kimiz'))
  await expect(() => settle(page)).toPass()
  // Without the app its links are links.
  await menuLink(page, '/bize-yazin').click()
  await expect(page).toHaveURL(`${baseURL}/bize-yazin/`)
  // The second one may have been prefetched.
  expect(documents.filter((url) => url !== `${baseURL}/bize-yazin/`)).toEqual([`${baseURL}/biz-kimiz/`])
})

test('a page behind # whose document is of another build is opened by its own address', async ({ page, baseURL }) => {
  let isFirst = true
  await page.route('**/biz-kimiz/', async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    await route.fulfill({ response, body: isFirst ? html.replace(/data-build="[^"]*"/, 'data-build="other"') : html })
    isFirst = false
  })
  await page.goto('/#/biz-kimiz')
  await expect(page).toHaveURL(`${baseURL}/biz-kimiz/`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf('/biz-kimiz'))
})
