import type { Browser, CDPSession, Page } from '@playwright/test'
import { scrollToEnd, untilSettled, withPhone } from './phone.ts'

/** What a visitor does with the front page, in milliseconds. */
export type Use = {
  /** From the start of the load to the heading of the next page, by a tap on a link as soon as it can be hit. */
  firstTap: number
  /** From a tap on a link of the settled page to the heading of the next. */
  laterTap: number
  /** From a tap on the theme button to the frame that shows it; the browser's own event timing, mean of several. */
  theme: number
  /** Work on the main thread while the page is scrolled to its end and everything comes in. */
  scroll: number
}

/** The page that is walked to; its link stands in the first view of the front page. */
export const NEXT_PATH = '/hizmetlerimiz/'
const LINK = `main a[href="${NEXT_PATH}"]`

/** The brand's letters come into focus one by one; nobody times a page while its opening plays. */
const OPENING_MS = 8000
const THEME_CHANGES = 6

/**
 * Uses the front page once, as a visitor does.
 *
 * @param nextHeading Text of the heading of the page at `NEXT_PATH`.
 */
export async function measureUse(browser: Browser, origin: string, hasApp: boolean, nextHeading: string): Promise<Use> {
  const firstTap = await withPhone(browser, async (page) => {
    const moments = await noteMoments(page, nextHeading)
    await page.goto(`${origin}/`, { waitUntil: 'commit' })
    await tap(page, await moments.reachable)
    return (await moments.get('heading')) - (await moments.get('start'))
  })
  return withPhone(browser, async (page, session) => {
    const moments = await noteMoments(page, nextHeading)
    await page.goto(`${origin}/`)
    await untilSettled(page, hasApp)
    await page.waitForTimeout(OPENING_MS)
    const scroll = await workOfScrolling(page, session)
    await page.evaluate(() => scrollTo(0, 0))
    await page.waitForTimeout(500)
    const theme = await themeChange(page)
    await tap(page, await page.evaluate(() => (window as unknown as Looking).placeOfLink()))
    return { firstTap, laterTap: (await moments.get('heading')) - (await moments.get('tap')), theme, scroll }
  })
}

type Moment = 'start' | 'tap' | 'heading'

type Place = { x: number; y: number }
type Looking = { placeOfLink: () => Place | undefined }

/**
 * Lets the pages of a visit tell when something happened, on the one clock they share, and where the link can be hit once
 * its page has been painted. They look by themselves: what the test library asks a page that is still loading, it has it
 * compile first, and a visitor's page does not.
 */
async function noteMoments(page: Page, nextHeading: string) {
  const moments = new Map<Moment, (at: number) => void>()
  const promises = new Map<Moment, Promise<number>>()
  for (const moment of ['start', 'tap', 'heading'] as const)
    promises.set(moment, new Promise((resolve) => moments.set(moment, resolve)))
  await page.exposeBinding('tell', (_, moment: Moment, at: number) => moments.get(moment)?.(at))
  let reach = (_place: Place) => {}
  const reachable = new Promise<Place>((resolve) => {
    reach = resolve
  })
  await page.exposeBinding('reached', (_, place: Place) => reach(place))
  await page.addInitScript(watchMoments, { nextHeading, link: LINK })
  return { get: (moment: Moment) => promises.get(moment) ?? Promise.reject(new Error(moment)), reachable }
}

/** Runs in every page, before anything of it. */
function watchMoments({ nextHeading, link }: { nextHeading: string; link: string }) {
  const { tell, reached } = window as unknown as {
    tell: (moment: string, at: number) => void
    reached: (place: Place) => void
  }
  const note = (moment: string, at: number) => tell(moment, performance.timeOrigin + at)
  note('start', 0)
  const noteTap = ({ target, timeStamp }: Event) =>
    target instanceof Element && target.closest(link) && note('tap', timeStamp)
  addEventListener('pointerdown', noteTap, true)
  new MutationObserver((_, observer) => {
    const heading = document.querySelector('main h1')?.textContent ?? ''
    if (heading.replace(/\s+/g, ' ').trim() !== nextHeading) return
    observer.disconnect()
    requestAnimationFrame(() => {
      // Answered after the frame has been drawn.
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => note('heading', performance.now())
      port2.postMessage('')
    })
  }).observe(document, { childList: true, subtree: true, characterData: true })

  /** Where it is seen and nothing lies over it. */
  const placeOfLink = () => {
    const box = document.querySelector(link)?.getBoundingClientRect()
    if (!box) return undefined
    const place = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    return document.elementFromPoint(place.x, place.y)?.closest(link) ? place : undefined
  }
  Object.assign(window, { placeOfLink })
  const look = () => {
    const place = placeOfLink()
    if (place) reached(place)
    else requestAnimationFrame(look)
  }
  if (location.pathname !== '/') return
  new PerformanceObserver((list, observer) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return
    observer.disconnect()
    look()
  }).observe({ type: 'paint', buffered: true })
}

async function tap(page: Page, place: Place | undefined): Promise<void> {
  if (!place) throw new Error(`${LINK} cannot be hit`)
  await page.touchscreen.tap(place.x, place.y)
}

async function themeChange(page: Page): Promise<number> {
  await page.evaluate(() => {
    Object.assign(window, { clicks: [] })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (entry.name === 'click') (window as unknown as { clicks: number[] }).clicks.push(entry.duration)
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  })
  for (let change = 1; change <= THEME_CHANGES; change += 1) {
    await page.locator('[data-theme-toggle]').tap()
    await page.waitForTimeout(600)
  }
  const clicks = await page.evaluate(() => (window as unknown as { clicks: number[] }).clicks)
  // Steps of 8 ms: the mean tells more of them than the one in the middle.
  return clicks.reduce((sum, duration) => sum + duration, 0) / clicks.length
}

async function workOfScrolling(page: Page, session: CDPSession): Promise<number> {
  // Processor time of the thread: what else the machine does is no work of the page.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const before = await taskSeconds(session)
  await scrollToEnd(page)
  await page.waitForTimeout(1200)
  const work = (await taskSeconds(session)) - before
  await session.send('Performance.disable')
  return work * 1000
}

async function taskSeconds(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0
}
