import { devices } from '@playwright/test'
import { expect, openPage, test } from '../support/site.ts'

const { defaultBrowserType: _, ...phone } = devices['Pixel 7']
test.use({ ...phone, contextOptions: { reducedMotion: 'reduce' } })

for (const [what, path, selector] of [
  ['the theme button', '/', '[data-theme-toggle]'],
  ['a point of the stage', '/', 'main button[aria-pressed="false"]'],
  ['a subject', '/iletisim', 'main label:has(input:not(:checked))'],
  ['a question', '/hizmetlerimiz', 'main summary'],
  ['a link to a part of the page', '/hizmetlerimiz', 'main nav a'],
  ['a button that leads on', '/', 'main a[href="/hizmetlerimiz/"]'],
  ['the name of a service', '/hizmetler', 'main li a :is(h2, h3)'],
  ['a way to reach us', '/iletisim', 'main a[href^="tel:"]'],
  ['a link of the footer', '/', 'footer li a'],
] as const) {
  test(`a finger leaves no hover on ${what}`, async ({ page }) => {
    // The finger is only put down and taken away: what a click changes besides stays out of it.
    await page.addInitScript(() => {
      const swallow = (event: Event) => {
        event.stopImmediatePropagation()
        event.preventDefault()
      }
      addEventListener('click', swallow, true)
    })
    await openPage(page, path)
    const control = page.locator(selector).first()
    const looks = () =>
      control.evaluate((element) => {
        const { color, backgroundColor, borderColor } = getComputedStyle(element)
        return [element.matches(':hover'), color, backgroundColor, borderColor]
      })
    const [, ...before] = await looks()
    await control.tap()
    await expect.poll(looks).toEqual([true, ...before])
  })
}
