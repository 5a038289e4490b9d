import { expect, openPage, PHONE, settle, test, WITH_MOTION } from '../support/site.ts'
import { pageAt } from '../support/site-content.ts'

test.use(WITH_MOTION)

const below = pageAt('/').sections.slice(1)

/** How the sections below the first one are treated by the browser's layout. */
const treatment = () =>
  [...document.querySelectorAll('main > :not(:first-child)')].map(
    (section) => getComputedStyle(section).contentVisibility,
  )

test.use({ viewport: PHONE })

test('everything is laid out once the page is idle; a change of theme styles what is out of view later, and moves nothing', async ({
  page,
}) => {
  await openPage(page, '/')
  await settle(page)
  await expect.poll(() => page.evaluate(treatment)).toEqual(below.map(() => 'visible'))
  const heightOf = () => page.evaluate(() => document.documentElement.scrollHeight)
  const height = await heightOf()
  const [changed, changedHeight] = await page.evaluate(() => {
    document.querySelector<HTMLElement>('[data-theme-toggle]')?.click()
    const sections = [...document.querySelectorAll('main > :not(:first-child)')]
    return [
      sections.map((section) => getComputedStyle(section).contentVisibility),
      document.documentElement.scrollHeight,
    ] as const
  })
  expect(changed).toEqual(below.map(() => 'auto'))
  expect(changedHeight).toBe(height)
  await expect.poll(() => page.evaluate(treatment)).toEqual(below.map(() => 'visible'))
  expect(await heightOf()).toBe(height)
})
