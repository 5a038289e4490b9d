import { devices } from '@playwright/test'
import { expect, openPage, test } from '../support/site.ts'

const { defaultBrowserType: _, ...phone } = devices['Pixel 7']
test.use({ ...phone, contextOptions: { reducedMotion: 'reduce' } })

const CONTROLS = {
  '/': {
    'the theme button': '[data-theme-toggle]',
    'a point of the stage': 'main button[aria-pressed="false"]',
    'a button that leads on': 'main a[href="/hizmetlerimiz/"]',
    'a link of the footer': 'footer li a',
  },
  '/hizmetlerimiz': { 'a question': 'main summary', 'a link to a part of the page': 'main nav a' },
  '/bize-yazin': { 'a subject': 'main label:has(input:not(:checked))', 'a way to reach us': 'main a[href^="tel:"]' },
  '/ozet': { 'the name of a service': 'main li a :is(h2, h3)' },
}

for (const [path, controls] of Object.entries(CONTROLS)) {
  test(`a finger leaves no hover on ${path}`, async ({ page }) => {
    await openPage(page, path)
    for (const [what, selector] of Object.entries(controls)) {
      const control = page.locator(selector).first()
      const before = await control.evaluate((element) => {
        const looks = () => {
          // As they are in the end.
          for (const animation of element.getAnimations()) animation.finish()
          const { color, backgroundColor, borderColor } = getComputedStyle(element)
          return [color, backgroundColor, borderColor]
        }
        // The browser lays its hover on what was tapped before it tells of the click; what a click changes stays out of it.
        const atClick = (event: Event) => {
          event.stopImmediatePropagation()
          event.preventDefault()
          Object.assign(window, { looksAtClick: [element.matches(':hover'), ...looks()] })
        }
        addEventListener('click', atClick, { capture: true, once: true })
        return looks()
      })
      await control.tap()
      expect(await page.evaluate(() => 'looksAtClick' in window && window.looksAtClick), what).toEqual([
        true,
        ...before,
      ])
    }
  })
}
