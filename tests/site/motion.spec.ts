import type { Locator, Page } from '@playwright/test'
import { REVEAL_DISTANCE_PX } from '../../src/motion/timing.ts'
import { afterFrames, expect, openPage, PHONE, test, WITH_MOTION } from '../support/site.ts'
import { siteData } from '../support/site-content.ts'

test.use(WITH_MOTION)

/** Scrolls so that the top of a waiting block would stand so many pixels above the lower edge of the view if it were shown. */
async function scrollInside(page: Page, selector: string, pixels: number) {
  await page.locator(selector).evaluate((element, inside) => {
    window.scrollBy(0, element.getBoundingClientRect().top - window.innerHeight + inside)
  }, pixels - REVEAL_DISTANCE_PX)
}

type StartedAnimation = { target: Element; duration: unknown; delay: unknown; iterations: unknown; easing: unknown }

/** Keeps a list of all animations a script starts: on a busy machine a short one may be over before anybody looks. */
async function recordAnimations(page: Page) {
  await page.addInitScript(() => {
    const started: StartedAnimation[] = []
    Object.assign(window, { started })
    const animate = Element.prototype.animate
    Element.prototype.animate = function (this: Element, ...parameters: Parameters<typeof animate>) {
      const animation = animate.apply(this, parameters)
      const { duration, delay, iterations, easing } = animation.effect?.getTiming() ?? {}
      started.push({ target: this, duration, delay, iterations, easing })
      return animation
    }
  })
}

/** Timing of every animation that was started on an element. */
async function animationsOf(element: Locator) {
  return element.evaluate((node) =>
    (window as unknown as { started: StartedAnimation[] }).started
      .filter(({ target }) => target === node)
      .map(({ target: _, ...timing }) => timing),
  )
}

/** Waits until everything below the view waits to come in. */
async function whenWaiting(page: Page) {
  await expect(page.locator('main [data-reveal="waiting"]').first()).toBeAttached()
}

/** The animation library. */
const ENGINE = /assets\/engine-[^/]*\.js$/

/** The items of the one list whose items come in by themselves. */
const CARDS = 'main li[data-reveal]'

const banner = 'main [data-reveal]:has([data-parallax])'

test('a section comes in once it is 100 px inside the view: 800 ms, 100 ms later, ease-in', async ({ page }) => {
  await recordAnimations(page)
  await openPage(page, '/')
  await whenWaiting(page)
  await scrollInside(page, banner, 96)
  await afterFrames(page)
  await expect(page.locator(banner)).toHaveAttribute('data-reveal', 'waiting')
  await expect(page.locator(banner)).toHaveCSS('opacity', '0')
  await expect(page.locator(banner)).toHaveCSS('translate', '0px 100px')
  await scrollInside(page, banner, 104)
  await expect(page.locator(banner)).toHaveAttribute('data-reveal', 'shown')
  const timing = await animationsOf(page.locator(banner))
  expect(timing.length).toBeGreaterThan(0)
  for (const animation of timing) {
    expect(animation).toMatchObject({ duration: 800, delay: 100, iterations: 1 })
    expect(['ease-in', 'cubic-bezier(0.42, 0, 1, 1)']).toContain(animation.easing)
  }
  await expect(page.locator(banner)).toHaveCSS('opacity', '1')
  // Once: scrolled away and back, it stays.
  await page.evaluate(() => window.scrollTo(0, 0))
  await afterFrames(page)
  await expect(page.locator(banner)).toHaveCSS('opacity', '1')
})

test('cards of a row start 0, 150 and 300 ms apart, last 800 ms and come in once', async ({ page }) => {
  await recordAnimations(page)
  await openPage(page, '/')
  await whenWaiting(page)
  const cards = page.locator(CARDS)
  await cards
    .first()
    .evaluate((card) => window.scrollBy(0, card.getBoundingClientRect().top - window.innerHeight + 110))
  await expect(cards.first()).toHaveAttribute('data-reveal', 'shown')
  const tops = await cards.evaluateAll((list) => list.map((card) => (card as HTMLElement).offsetTop))
  const firstRow = tops.flatMap((top, index) => (top === tops[0] ? [index] : []))
  expect(firstRow).toHaveLength(3)
  for (const [place, index] of firstRow.entries()) {
    const started = await animationsOf(cards.nth(index))
    expect(started.length).toBeGreaterThan(0)
    for (const { delay, duration } of started) {
      expect(delay).toBeCloseTo(150 * place, 5)
      expect(duration).toBe(800)
    }
  }
})

test('a control that the keyboard reaches before its section has come in is seen at once', async ({ page }) => {
  await openPage(page, '/')
  await whenWaiting(page)
  await page
    .locator(banner)
    .locator('a')
    .evaluate((link) => link.focus({ preventScroll: true }))
  await expect(page.locator(banner)).toHaveCSS('opacity', '1')
})

for (const viewport of [PHONE, { width: 3840, height: 2160 }]) {
  test(`the banner's background keeps to -200 + 400 p and leaves no gap at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await openPage(page, '/')
    await whenWaiting(page)
    // While the banner comes in it is moved itself; the timeline counts from where it will stand.
    await page.keyboard.press('End')
    await expect(page.locator(banner)).toHaveCSS('opacity', '1')
    await expect(page.locator(banner)).toHaveCSS('transform', 'none')
    for (const share of [0.05, 0.25, 0.5, 0.75, 0.95]) {
      const measured = await page.locator('[data-parallax]').evaluate(async (layer, part) => {
        const section = layer.parentElement
        if (!section) throw new Error('the background stands alone')
        const distance = window.innerHeight + section.offsetHeight
        window.scrollTo(0, section.getBoundingClientRect().top + window.scrollY - window.innerHeight + part * distance)
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
        const box = section.getBoundingClientRect()
        const background = layer.getBoundingClientRect()
        return {
          progress: (window.innerHeight - box.top) / distance,
          shift: new DOMMatrix(getComputedStyle(layer).transform).m42,
          above: background.top - box.top,
          below: box.bottom - background.bottom,
        }
      }, share)
      expect(measured.shift).toBeCloseTo(-200 + 400 * measured.progress, 0)
      expect(measured.above).toBeLessThanOrEqual(0)
      expect(measured.below).toBeLessThanOrEqual(0)
    }
  })
}

test('the brand letters come into focus one after the other, and end sharp', async ({ page }) => {
  await page.addInitScript(() => {
    const log: { letter: string | undefined; sharp: number }[] = []
    Object.assign(window, { log })
    // Not by frames: a busy machine leaves some out.
    new MutationObserver(() => {
      const letter = document.querySelector<HTMLElement>('header [data-focused="true"]')?.dataset.letter
      const sharp = document.querySelectorAll('header [data-sharp="true"]').length
      if (log.at(-1)?.letter !== letter) log.push({ letter, sharp })
    }).observe(document, { subtree: true, childList: true, attributeFilter: ['data-focused'] })
  })
  await openPage(page, '/')
  const running = page.locator('header [data-running="true"]')
  await whenWaiting(page)
  await expect(running, 'nothing is blurred before the reader has arrived').toHaveCount(0)
  await page.mouse.wheel(0, 200)
  await expect(running, 'nothing moves beside a scroll').toHaveCount(0)
  await expect(running).toBeAttached()
  await expect(running).toHaveCount(0, { timeout: 8000 })
  const log = await page.evaluate(
    () => (window as unknown as { log: { letter: string | undefined; sharp: number }[] }).log,
  )
  // By their place in the name; a space is nothing to look at.
  const letters = [...siteData.site.brand].flatMap((letter, place) => (letter === ' ' ? [] : [String(place)]))
  const visited = log.filter(({ letter }) => letter !== undefined)
  expect(visited.map(({ letter }) => letter)).toEqual(letters)
  // What has been in focus stays sharp.
  expect(visited.map(({ sharp }) => sharp)).toEqual(letters.map((_, place) => place + 1))
  await expect(page.locator('header :is([data-letter], .frame)')).toHaveCount(0)

  // Once a visit.
  const engine = page.waitForResponse(ENGINE)
  await page.reload()
  // It comes when the page is idle, as the frame would.
  await (await engine).finished()
  await page.mouse.wheel(0, 200)
  await page.waitForTimeout(2500)
  const again = page.evaluate(() => (window as unknown as { log: { letter?: string }[] }).log)
  expect((await again).filter(({ letter }) => letter !== undefined)).toEqual([])
})

test('a reader who asks for less motion while the page is open gets it', async ({ page }) => {
  await openPage(page, '/')
  await whenWaiting(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(page.locator(banner)).toHaveCSS('opacity', '1')
  await expect(page.locator('header [data-running="true"]')).toHaveCount(0)
})
