import { FAILURE } from '../../../src/visit-counter/page-visit.ts'
import { afterFrames, expect, menuLink, openPage, test, WITH_MOTION } from '../../support/site.ts'
import { siteData, texts } from '../../support/site-content.ts'
import { breakComponents, documentsOf, notFound } from './support.ts'

test.use(WITH_MOTION)

/** React and the browser say on the console what was broken. */
test.afterEach(({ quietConsole }) => {
  quietConsole.length = 0
})

test('@core what cannot be drawn or fetched costs only itself: a section, and the number of visits', async ({
  page,
  quietConsole,
}) => {
  const headings = page.getByRole('main').getByRole('heading', { level: 2 })
  // As they are before the app comes.
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      const whole = Array.from(document.querySelectorAll('main h2'), ({ textContent }) => textContent)
      Object.assign(window, { whole })
    })
  })
  await breakComponents(page, /assets\/ProjectsSection-.*\.js$/)
  await page.route(/assets\/count-visit-.*\.js$/, notFound)
  const documents = documentsOf(page)
  await page.goto('/')
  await expect(page.getByRole('main').getByText(texts.error.section)).toHaveCount(1)
  const whole = await page.evaluate(() => (window as unknown as { whole: string[] }).whole)
  expect(whole.length).toBeGreaterThan(2)
  expect(await headings.allTextContents()).toEqual(whole)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(() => quietConsole.join()).toContain(FAILURE)
  await expect(page.locator('[data-visits]')).toHaveText(texts.loading)
  await expect(page.getByRole('alert')).toHaveCount(0)
  expect(documents).toHaveLength(1)
  await menuLink(page, '/biz-kimiz').click()
  await expect(page).toHaveURL(/#\/biz-kimiz$/)
  await expect(page.getByText(texts.error.section)).toHaveCount(0)
})

test('with every animation broken the page is whole, and nobody is told', async ({ page }) => {
  await page.addInitScript(() => {
    const broken = () => {
      throw new Error('broken on purpose')
    }
    Element.prototype.animate = broken
    const BrokenObserver = class {
      constructor() {
        broken()
      }
    }
    Object.assign(window, { ResizeObserver: BrokenObserver })
  })
  const engine = page.waitForResponse(/assets\/engine-[^/]*\.js$/)
  await openPage(page, '/')
  await (await engine).finished()
  await afterFrames(page)
  await page.keyboard.press('End')
  await expect(page.getByRole('banner')).toContainText(siteData.site.brand.toLocaleUpperCase('tr'))
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.locator('main [data-reveal="waiting"]')).toHaveCount(0)
  await menuLink(page, '/hizmetlerimiz').click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
