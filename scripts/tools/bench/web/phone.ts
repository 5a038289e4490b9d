import type { Browser, CDPSession, Page } from '@playwright/test'

/** 1.6 Mbit/s down, 750 kbit/s up, 150 ms. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 }
const SLOWDOWN = 4
const SCREEN = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, hasTouch: true, isMobile: true }

/** One mid-range phone on mobile data, used once and thrown away, so that nothing is remembered. */
export async function withPhone<Result>(
  browser: Browser,
  act: (page: Page, session: CDPSession) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext(SCREEN)
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', NETWORK)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    // tsx gives functions their names with this helper, which the page does not have.
    await page.addInitScript('globalThis.__name = (named) => named')
    return await act(page, session)
  } finally {
    await context.close()
  }
}

/**
 * Until a loaded page's app, where there is one, answers: it says so with `data-app` on the root element. Watched by the
 * page itself, once it has loaded: a locator, waiting from the start, had it compile the test library before its first
 * paint, which came a tenth later for it (nine loads in turn beside a page without an app, which nobody waited for).
 */
export async function untilAnswered(page: Page, hasApp: boolean): Promise<void> {
  if (!hasApp) return
  await page.evaluate(() => {
    const root = document.documentElement
    return new Promise<void>((resolve) => {
      const look = () => root.dataset.app !== undefined && resolve()
      new MutationObserver(look).observe(root, { attributes: true })
      look()
    })
  })
}

/** Until the network rests and the page answers. */
export async function untilSettled(page: Page, hasApp: boolean): Promise<void> {
  await untilAnswered(page, hasApp)
  await page.waitForLoadState('networkidle')
}

/** How far a quick finger moves a page from one frame to the next. */
const STEP_PX = 100

/**
 * Scrolls to the end, the same way on every page and every machine: one step a frame. (A gesture would skip as many
 * frames as the machine has no time for, and look the lighter the slower it is.)
 */
export async function scrollToEnd(page: Page): Promise<void> {
  await page.evaluate(async (step) => {
    // Asked once: asking on the way would force a layout that nobody else needs.
    const end = document.documentElement.scrollHeight - innerHeight
    for (let y = 0; y < end + step; y += step) {
      scrollTo(0, y)
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
  }, STEP_PX)
}
