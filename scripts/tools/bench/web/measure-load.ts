import type { Browser, CDPSession, Page } from '@playwright/test'
import { scrollToEnd, untilAnswered, untilSettled, withPhone } from './phone.ts'

/** What one load of a page costs. Milliseconds since its start, bytes with their headers as transferred. */
export type Load = {
  fcp: number
  lcp: number
  /** Layout shift of the whole visit, scrolled to the end. */
  cls: number
  /** Of tasks after the first paint, what they took beyond 50 ms. */
  blocking: number
  /** Until the page answers by itself: until its app runs or, without one, until it has loaded. */
  ready: number
  /** Bytes of scripts that were asked for before the largest paint. */
  scriptBeforeLcp: number
  /** Bytes of scripts that were there when the page answered. */
  scriptBeforeReady: number
  html: number
  script: number
  styles: number
  fonts: number
  images: number
  /** All that was asked for until links and buttons answered by themselves: what the first view needs. */
  firstView: number
  /** And until the network rested: also what comes to life later, and what is fetched ahead. */
  total: number
}

/** A task that takes longer keeps a touch waiting. */
const LONG_TASK_MS = 50

/** `answered`: when the app had taken over links and buttons or, without one, when the page had loaded. */
type Observed = Pick<Load, 'fcp' | 'lcp' | 'cls' | 'blocking'> & { answered: number }

export function measureLoad(browser: Browser, address: string, hasApp: boolean): Promise<Load> {
  return withPhone(browser, async (page, session) => {
    const transfers = countBytes(session)
    await page.addInitScript(observe, LONG_TASK_MS)
    const start = Date.now()
    await page.goto(address)
    await untilAnswered(page, hasApp)
    const ready = Date.now() - start
    const scriptBeforeReady = transfers.bytes.script
    await untilSettled(page, hasApp)
    const all = { ...transfers.bytes }
    const { fcp, lcp, blocking, answered } = await read(page)
    const scriptBeforeLcp = await bytesAskedFor(page, lcp, '.js')
    const firstView = await bytesAskedFor(page, answered)
    await scrollToEnd(page)
    await page.waitForTimeout(1200)
    const { cls } = await read(page)
    return { fcp, lcp, cls, blocking, ready, scriptBeforeLcp, scriptBeforeReady, firstView, ...all }
  })
}

/** Runs in the page, before anything of it. */
function observe(longTask: number) {
  const seen = { fcp: 0, lcp: 0, cls: 0, blocking: 0, answered: 0 }
  Object.assign(window, { seen })
  const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true })
  watch('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.fcp = entry.startTime
  })
  watch('largest-contentful-paint', (entry) => {
    seen.lcp = entry.startTime
  })
  watch('layout-shift', (entry) => {
    seen.cls += (entry as PerformanceEntry & { value: number }).value
  })
  watch('longtask', (entry) => {
    if (seen.fcp > 0) seen.blocking += Math.max(0, entry.duration - longTask)
  })
  addEventListener('load', () => {
    seen.answered ||= performance.now()
  })
  const root = document.documentElement
  new MutationObserver((_, observer) => {
    if (!root.dataset.app) return
    observer.disconnect()
    seen.answered = performance.now()
  }).observe(root, { attributeFilter: ['data-app'] })
}

function read(page: Page): Promise<Observed> {
  return page.evaluate(() => (window as unknown as { seen: Observed }).seen)
}

/** By the browser's own count, which takes every file's headers for 300 bytes. */
function bytesAskedFor(page: Page, until: number, ending = ''): Promise<number> {
  return page.evaluate(
    ([until, ending]) => {
      const types = ['navigation', 'resource']
      const files = types.flatMap((type) => performance.getEntriesByType(type) as PerformanceResourceTiming[])
      return files
        .filter(({ name, startTime }) => new URL(name).pathname.endsWith(ending) && startTime < until)
        .reduce((sum, { transferSize }) => sum + transferSize, 0)
    },
    [until, ending] as const,
  )
}

type Bytes = Pick<Load, 'html' | 'script' | 'styles' | 'fonts' | 'images' | 'total'>

function countBytes(session: CDPSession): { bytes: Bytes } {
  const bytes: Bytes = { html: 0, script: 0, styles: 0, fonts: 0, images: 0, total: 0 }
  const kinds: Record<string, keyof Bytes> = {
    Document: 'html',
    Script: 'script',
    Stylesheet: 'styles',
    Font: 'fonts',
    Image: 'images',
  }
  const requests = new Map<string, keyof Bytes>()
  session.on('Network.responseReceived', ({ requestId, type }) => {
    const kind = kinds[type]
    if (kind) requests.set(requestId, kind)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = requests.get(requestId)
    if (kind) bytes[kind] += encodedDataLength
    bytes.total += encodedDataLength
  })
  return { bytes }
}
