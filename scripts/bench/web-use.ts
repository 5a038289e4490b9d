import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test'

/** What a visitor does with the front page. Milliseconds; medians are the caller's business. */
export type Use = {
  /** From the start of the load to the heading of the next page, by a tap on a link as soon as it can be seen. */
  firstTap: number
  /** From a tap on a link of the loaded page to the heading of the next. */
  laterTap: number
  /** From a tap on the theme button to the frame that shows it; the browser's own event timing, in steps of 8 ms. */
  theme: number
  /** Work on the main thread while the page is scrolled to its end. */
  scroll: number
}

type Phone = (context: BrowserContext, page: Page) => Promise<CDPSession>

/** The brand's letters come into focus one by one; nobody times a page while its opening plays. */
const OPENING_MS = 8000

/** A link in the first view that leads to a page with another heading. */
const LINK = 'main a[href="/hizmetlerimiz/"]'

/**
 * Uses the front page once, as a visitor does.
 *
 * @param isPlain Without the app: the same pages as plain documents, which is what a static site generator publishes.
 * @param asPhone Makes a page as slow as the phone that is measured for.
 */
export async function measureUse(browser: Browser, origin: string, isPlain: boolean, asPhone: Phone): Promise<Use> {
  const visit = async <Result>(act: (page: Page, session: CDPSession) => Promise<Result>): Promise<Result> => {
    const context = await browser.newContext({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 })
    try {
      const page = await context.newPage()
      const session = await asPhone(context, page)
      if (isPlain) await session.send('Network.setBlockedURLs', { urls: ['*/assets/*.js'] })
      return await act(page, session)
    } finally {
      await context.close()
    }
  }

  const firstTap = await visit(async (page) => {
    const start = Date.now()
    await page.goto(origin, { waitUntil: 'commit' })
    await tapLinkOnceSeen(page)
    await nextHeading(page)
    return Date.now() - start
  })
  return visit(async (page, session) => {
    await page.goto(origin, { waitUntil: 'networkidle' })
    if (!isPlain) await page.locator('html[data-app]').waitFor({ state: 'attached' })
    await page.waitForTimeout(OPENING_MS)
    const scroll = await workOfScrolling(page, session)
    const theme = await themeChange(page)
    const start = Date.now()
    await tapLinkOnceSeen(page)
    await nextHeading(page)
    return { firstTap, laterTap: Date.now() - start, theme, scroll }
  })
}

async function tapLinkOnceSeen(page: Page): Promise<void> {
  await page.waitForFunction(
    (link) => performance.getEntriesByName('first-contentful-paint').length > 0 && document.querySelector(link),
    LINK,
  )
  await page.evaluate((link) => document.querySelector<HTMLElement>(link)?.click(), LINK)
}

async function nextHeading(page: Page): Promise<void> {
  for (;;) {
    try {
      await page.waitForFunction(() => document.querySelector('main h1')?.textContent?.startsWith('Ne yapıyoruz'))
      return
    } catch (error) {
      // A plain document goes away under the question.
      if (!/context|navigat/i.test(String(error))) throw error
    }
  }
}

async function themeChange(page: Page): Promise<number> {
  await page.evaluate(() => {
    Object.assign(window, { clicks: [] })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (entry.name === 'click') (window as unknown as { clicks: number[] }).clicks.push(entry.duration)
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  })
  await page.locator('button[aria-label*="tema"]').click()
  const handle = await page.waitForFunction(() => (window as unknown as { clicks: number[] }).clicks[0])
  return Number(await handle.jsonValue())
}

async function workOfScrolling(page: Page, session: CDPSession): Promise<number> {
  await session.send('Performance.enable')
  const before = await taskSeconds(session)
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += 100) {
      window.scrollTo(0, y)
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
    await new Promise((resolve) => setTimeout(resolve, 1200))
    window.scrollTo(0, 0)
    await new Promise((resolve) => setTimeout(resolve, 200))
  })
  return ((await taskSeconds(session)) - before) * 1000
}

async function taskSeconds(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0
}
