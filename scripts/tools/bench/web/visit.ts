import type { Browser, CDPSession, Page } from '@playwright/test'

/** Metrics of one visit to the front page. */
export const UNITS = {
  'first paint': 'ms',
  'largest paint': 'ms',
  /** From navigation start to the heading of the next page, with a tap on a link as soon as it is visible. */
  'first tap': 'ms',
  /** From a tap on an idle page to the heading of the next page. */
  'later tap': 'ms',
  /** From a tap on the theme toggle to the next paint: event timing, mean of several. */
  theme: 'ms',
  /** Main-thread work during a scroll to the end of the page. */
  scrolling: 'ms',
  /** Total blocking time: the part of each task after the first paint beyond 50 ms. */
  blocking: 'ms',
  /** Cumulative layout shift, including the scroll. */
  shift: 'share',
  /** Transfer sizes with headers; `all` when the network is idle. */
  html: 'kB',
  script: 'kB',
  all: 'kB',
} as const

export type Figures = Record<keyof typeof UNITS, number>

/** Path of the next page; the front page links to it above the fold. */
const NEXT_PATH = '/iletisim/'
const LINK = `main a[href="${NEXT_PATH}"]`
const THEME_BUTTON = 'header button[aria-label*="tema" i]'
const THEME_CHANGES = 6

/** Time for what a page does by itself after its load. */
const OPENING_MS = 8000

/** Time limit of a visit. */
const LONGEST_WAIT_MS = 30_000

/** The slow 4G profile of Lighthouse: 1.6 Mbit/s down, 750 kbit/s up, 150 ms round trip, CPU four times slower. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 }
const SLOWDOWN = 4
const SCREEN = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, hasTouch: true, isMobile: true }

type Place = { x: number; y: number }
type Moment = 'start' | 'reachable' | 'tap' | 'heading'
type Seen = { first: number; largest: number; blocking: number; shift: number; clicks: number[]; link?: Place }

/** Visits a site twice with an empty cache: one visit taps at once, the other measures everything else first. */
export async function visit(browser: Browser, origin: string): Promise<Figures> {
  const html = await (await fetch(origin + NEXT_PATH)).text()
  const heading = (/<h1[^>]*>([\s\S]*?)<\/h1>/.exec(html)?.[1] ?? '').replace(/<[^>]+>/g, '').trim()

  const firstTap = await withPhone(browser, heading, async (page, _, moment) => {
    await page.goto(`${origin}/`, { waitUntil: 'commit' })
    await moment('reachable')
    await tapLink(page)
    return (await moment('heading')) - (await moment('start'))
  })
  return withPhone(browser, heading, async (page, session, moment) => {
    const bytes = countBytes(session)
    await page.goto(`${origin}/`)
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(OPENING_MS)
    const transferred = { ...bytes }
    const { first, largest, blocking } = await read(page)
    const scrolling = await workOfScrolling(page, session)
    const { shift } = await read(page)
    await page.evaluate(() => scrollTo(0, 0))
    for (let change = 0; change < THEME_CHANGES; change += 1) {
      await page.waitForTimeout(600)
      await page.locator(THEME_BUTTON).first().tap()
    }
    await page.waitForTimeout(600)
    const { clicks } = await read(page)
    await tapLink(page)
    return {
      'first paint': first,
      'largest paint': largest,
      'first tap': firstTap,
      'later tap': (await moment('heading')) - (await moment('tap')),
      theme: clicks.reduce((sum, duration) => sum + duration, 0) / clicks.length,
      scrolling,
      blocking,
      shift,
      ...transferred,
    }
  })
}

/**
 * Opens a page on a phone with an empty cache.
 *
 * @param use Receives `moment`, which resolves with the time of the first event of a name, on one clock for all pages.
 */
export async function withPhone<Result>(
  browser: Browser,
  nextHeading: string,
  use: (page: Page, session: CDPSession, moment: (name: Moment) => Promise<number>) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext(SCREEN)
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', NETWORK)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    const moments = new EventTarget()
    const told = new Map<string, number>()
    await page.exposeBinding('tell', (_, name: Moment, at: number) => {
      if (!told.has(name)) told.set(name, at)
      moments.dispatchEvent(new Event(name))
    })
    // tsx names functions through this helper, which the page does not have.
    await page.addInitScript('globalThis.__name = (named) => named')
    await page.addInitScript(observe, { nextHeading, link: LINK })
    const moment = async (name: Moment) => {
      const hasCome = new Promise((resolve) => moments.addEventListener(name, resolve, { once: true }))
      if (!told.has(name)) await Promise.race([hasCome, page.waitForTimeout(LONGEST_WAIT_MS)])
      const at = told.get(name)
      if (at === undefined) throw new Error(`${page.url()}: no ${name} (${LINK}, "${nextHeading}")`)
      return at
    }
    return await use(page, session, moment)
  } finally {
    await context.close()
  }
}

/**
 * Init script of every page. The page observes itself: an evaluation during the load would delay its first paint.
 */
function observe({ nextHeading, link }: { nextHeading: string; link: string }) {
  const { tell } = window as unknown as { tell: (name: string, at: number) => void }
  const note = (name: string, at: number) => tell(name, performance.timeOrigin + at)
  const seen: Seen = { first: 0, largest: 0, blocking: 0, shift: 0, clicks: [] }
  Object.assign(window, { seen })
  const on = (type: string, see: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({
      type,
      buffered: true,
      ...(type === 'event' ? { durationThreshold: 16 } : {}),
    })
  on('largest-contentful-paint', (entry) => {
    seen.largest = entry.startTime
  })
  on('layout-shift', (entry) => {
    seen.shift += (entry as PerformanceEntry & { value: number }).value
  })
  on('longtask', (entry) => {
    if (seen.first > 0) seen.blocking += Math.max(0, entry.duration - 50)
  })
  on('event', (entry) => {
    if (entry.name === 'click') seen.clicks.push(entry.duration)
  })

  /** Finds a point of the link that is inside the viewport and not covered. */
  const look = () => {
    const box = document.querySelector(link)?.getBoundingClientRect()
    const place = box && { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    if (!place || !document.elementFromPoint(place.x, place.y)?.closest(link)) return void requestAnimationFrame(look)
    seen.link = place
    note('reachable', performance.now())
  }
  on('paint', (entry) => {
    if (entry.name !== 'first-contentful-paint') return
    seen.first = entry.startTime
    if (location.pathname === '/') look()
  })
  addEventListener(
    'pointerdown',
    ({ target, timeStamp }) => {
      if (target instanceof Element && target.closest(link)) note('tap', timeStamp)
    },
    true,
  )
  new MutationObserver((_, observer) => {
    const heading = document.querySelector('main h1')?.textContent ?? ''
    if (heading.replace(/\s+/g, ' ').trim() !== nextHeading) return
    observer.disconnect()
    requestAnimationFrame(() => {
      // Resolves after the next frame.
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => note('heading', performance.now())
      port2.postMessage('')
    })
  }).observe(document, { childList: true, subtree: true, characterData: true })
  note('start', 0)
}

function read(page: Page): Promise<Seen> {
  return page.evaluate(() => (window as unknown as { seen: Seen }).seen)
}

async function tapLink(page: Page): Promise<void> {
  const { link } = await read(page)
  if (!link) throw new Error(`${LINK} cannot be hit`)
  await page.touchscreen.tap(link.x, link.y)
}

function countBytes(session: CDPSession) {
  const bytes = { html: 0, script: 0, all: 0 }
  const types = new Map<string, string>()
  session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes.all += encodedDataLength
    if (types.get(requestId) === 'Document') bytes.html += encodedDataLength
    if (types.get(requestId) === 'Script') bytes.script += encodedDataLength
  })
  return bytes
}

/** CPU time of the main thread. One scroll step per frame, so that slow and fast machines draw the same number of frames. */
async function workOfScrolling(page: Page, session: CDPSession): Promise<number> {
  const taskSeconds = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0
  }
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const before = await taskSeconds()
  await page.evaluate(async () => {
    const root = document.documentElement
    // Asked at every step: the height of a section that has never been rendered is an estimate.
    while (root.scrollTop < root.scrollHeight - root.clientHeight - 1) {
      scrollBy(0, 100)
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
  })
  await page.waitForTimeout(1200)
  return ((await taskSeconds()) - before) * 1000
}
