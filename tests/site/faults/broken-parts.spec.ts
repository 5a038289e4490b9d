import { FAILURE } from '../../../src/visit-counter/page-visit.ts'
import { afterFrames, core, expect, menuLink, openPage, test } from '../../support/site.ts'
import { siteData, texts } from '../../support/site-content.ts'
import { breakComponents, documentsOf, WAYS_TO_FAIL } from './support.ts'

/** React and the browser say on the console what was broken. */
test.afterEach(({ quietConsole }) => {
  quietConsole.length = 0
})

for (const address of ['/', '/#/']) {
  test(`${core(address === '/')}a section that cannot be drawn leaves its heading, a sentence and the rest of the page, ${address}`, async ({
    page,
  }) => {
    const headings = page.getByRole('main').getByRole('heading', { level: 2 })
    await page.goto(address)
    await page.locator('html[data-app]').waitFor()
    const whole = await headings.allTextContents()
    expect(whole.length).toBeGreaterThan(2)

    await breakComponents(page, /assets\/ProjectsSection-.*\.js$/)
    await page.reload()
    await expect(page.getByRole('main').getByText(texts.error.section)).toHaveCount(1)
    expect(await headings.allTextContents()).toEqual(whole)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
    await menuLink(page, '/biz-kimiz').click()
    await expect(page).toHaveURL(/#\/biz-kimiz$/)
    await expect(page.getByText(texts.error.section)).toHaveCount(0)
  })
}

test('a page whose opening section cannot be drawn keeps its heading and its other sections', async ({ page }) => {
  await breakComponents(page, /assets\/HeroSection-.*\.js$/)
  await openPage(page, '/')
  await expect(page.getByText(texts.error.section)).toHaveCount(1)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  expect(await page.getByRole('main').getByRole('heading', { level: 2 }).count()).toBeGreaterThan(2)
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
    Reflect.deleteProperty(window, 'IntersectionObserver')
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

test('blocks whose entrance breaks half-way are shown all the same', async ({ page }) => {
  await page.addInitScript(() => {
    Element.prototype.animate = () => {
      throw new Error('broken on purpose')
    }
  })
  await openPage(page, '/')
  await page.locator('main [data-reveal="waiting"]').first().waitFor({ state: 'attached' })
  await page.keyboard.press('End')
  await expect(page.locator('main [data-reveal="waiting"]')).toHaveCount(0)
})

test('a counter that cannot be drawn costs only the number', async ({ page }) => {
  const documents = documentsOf(page)
  await page.addInitScript(() => {
    Number.prototype.toLocaleString = () => {
      throw new Error('broken on purpose')
    }
  })
  const failed = page.waitForEvent('console', (message) => message.text().includes('broken on purpose'))
  await openPage(page, '/')
  await failed
  // An error page would come after the message.
  await afterFrames(page)
  await expect(page.getByRole('contentinfo')).toContainText(texts.loading)
  await expect(page.getByRole('alert')).toHaveCount(0)
  expect(documents).toHaveLength(1)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

for (const [way, fail] of Object.entries(WAYS_TO_FAIL)) {
  test(`${core(way === 'is not found')}when the counter's own file ${way}, the page is not loaded again for it`, async ({
    page,
    quietConsole,
  }) => {
    const documents = documentsOf(page)
    await page.route(/assets\/count-visit-.*\.js$/, fail)
    await openPage(page, '/')
    await expect.poll(() => quietConsole.join()).toContain(FAILURE)
    await afterFrames(page)
    expect(documents).toHaveLength(1)
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect(page.locator('[data-visits]')).toHaveText(texts.loading)
  })
}
