import type { Page } from '@playwright/test'
import { expect, expectCurrent, test, WITH_MOTION } from '../../support/site.ts'
import { headingOf, menuName, pageAt, tabTitle, texts } from '../../support/site-content.ts'
import { hold } from '../faults/support.ts'

test.use(WITH_MOTION)

/** Notes, before every frame, the heading and the marked link a visitor sees. */
async function watchFrames(page: Page) {
  await page.addInitScript(() => {
    const frames: { heading: string; current: string; isApp: boolean; at: number }[] = []
    Object.assign(window, { frames })
    const look = () => {
      const heading = document.querySelector<HTMLElement>('main h1')
      const link = document.querySelector('header nav [aria-current]')
      const other = document.querySelector('header nav a:not([aria-current])')
      const [mark, plain] = [link, other].map((each) => each && getComputedStyle(each))
      const isMarked = mark?.textDecorationLine === 'underline' && mark.color !== plain?.color
      if (document.body)
        frames.push({
          heading: heading?.checkVisibility({ visibilityProperty: true }) ? heading.innerText : '',
          current: isMarked ? (link?.textContent ?? '') : '',
          isApp: document.documentElement.hasAttribute('data-app'),
          at: Math.round(performance.now()),
        })
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
}

async function slowFiles(page: Page) {
  await page.route(/\/assets\//, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 250))
    await route.continue()
  })
}

type Frames = { heading: string; current: string; isApp: boolean; at: number }[]
const frames = (page: Page) => page.evaluate(() => (window as unknown as { frames: Frames }).frames)

/** Expects the heading of this page, and the mark of its link, in every frame in which there were any. */
async function expectOnly(page: Page, path: string) {
  const seen = await frames(page)
  expect(seen.length).toBeGreaterThan(10)
  // The cover may be gone before the first frame.
  expect(new Set(seen.map((frame) => frame.heading).filter(Boolean))).toEqual(new Set([headingOf(path)]))
  expect(new Set(seen.map((frame) => frame.current).filter(Boolean))).toEqual(new Set([menuName(path)]))
}

test('@core a page is shown without the app, and no other in a single frame: behind #, and prerendered, which never disappears', async ({
  page,
  baseURL,
}) => {
  await watchFrames(page)
  const release = await hold(page, /assets\/start-.*\.js$/)
  await page.goto('/#/biz-kimiz')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf('/biz-kimiz'))
  await expect(page).toHaveTitle(tabTitle(pageAt('/biz-kimiz').title))
  await expect(page).toHaveURL(`${baseURL}/#/biz-kimiz`)
  release()
  await page.locator('html[data-app]').waitFor()
  await expectCurrent(page, '/biz-kimiz')
  await expectOnly(page, '/biz-kimiz')

  await slowFiles(page)
  await page.goto('/biz-kimiz/')
  await page.locator('html[data-app]').waitFor()
  await expectOnly(page, '/biz-kimiz')
  const all = await frames(page)
  const seen = all.slice(all.findIndex(({ heading }) => heading !== ''))
  expect(seen[0]?.isApp, 'it does not wait for the app').toBe(false)
  expect(seen.map(({ heading }) => heading)).not.toContain('')
})

test('while a page without prerendering loads, the visitor sees the layout and the loading text', async ({ page }) => {
  const release = await hold(page, /\/biz-kimiz\/$/)
  await page.goto('/#/biz-kimiz', { waitUntil: 'commit' })
  await expect(page.getByRole('banner')).toBeVisible()
  const waiting = await page.evaluate(() => {
    const { content } = getComputedStyle(document.documentElement, '::before')
    return content
  })
  expect(waiting).toBe(JSON.stringify(texts.loading))
  release()
  await page.locator('html[data-app]').waitFor()
  expect(await page.evaluate(() => getComputedStyle(document.documentElement, '::before').content)).toBe('none')
})
