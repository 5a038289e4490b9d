import type { Page } from '@playwright/test'
import { expect, expectCurrent, menuLink, openPage, settle, test } from '../support/site.ts'

const PATHS = ['/hizmetlerimiz', '/biz-kimiz', '/bize-yazin', '/']

/** Counts what listens on the window and the document, from the first script on. */
async function countListeners(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const listening = new Map<EventTarget, Map<string, Set<unknown>>>()
    const listenersOf = (target: EventTarget, type: string) => {
      const types = listening.get(target) ?? new Map<string, Set<unknown>>()
      listening.set(target, types)
      const listeners = types.get(type) ?? new Set()
      types.set(type, listeners)
      return listeners
    }
    const { addEventListener, removeEventListener } = EventTarget.prototype
    EventTarget.prototype.addEventListener = function (type, listener, options) {
      const once = typeof options === 'object' && options.once
      if ((this === window || this === document) && listener && !once) listenersOf(this, type).add(listener)
      addEventListener.call(this, type, listener, options)
    }
    EventTarget.prototype.removeEventListener = function (type, listener, options) {
      listenersOf(this, type).delete(listener)
      removeEventListener.call(this, type, listener, options)
    }
    Object.assign(window, {
      listenerCount: () =>
        [window, document].reduce(
          (sum, target) => sum + [...(listening.get(target)?.values() ?? [])].reduce((all, { size }) => all + size, 0),
          0,
        ),
    })
  })
  return () => page.evaluate(() => (window as unknown as { listenerCount: () => number }).listenerCount())
}

async function goTo(page: Page, path: string) {
  await menuLink(page, path).click()
  await expectCurrent(page, path)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
}

test('back and forward through five pages: place, title and focus are right on each of them', async ({ page }) => {
  test.slow()
  await openPage(page, '/')
  await settle(page)
  const left: { title: string; y: number }[] = []
  for (const [index, path] of PATHS.entries()) {
    const y = 300 - 50 * index
    await page.evaluate((top) => window.scrollTo(0, top), y)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(y)
    left.push({ title: await page.title(), y })
    await goTo(page, path)
  }
  for (const { title, y } of left.toReversed()) {
    await page.goBack()
    await expect(page).toHaveTitle(title)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(y)
  }
  for (const { title, y } of left.slice(1)) {
    await page.goForward()
    await expect(page).toHaveTitle(title)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(y)
  }
})

test('walking through the pages again and again leaves nothing listening @full', async ({ page }) => {
  test.slow()
  const count = await countListeners(page)
  await openPage(page, '/')
  await settle(page)
  const walk = async () => {
    for (const path of PATHS) await goTo(page, path)
    await settle(page)
    return count()
  }
  const first = await walk()
  expect(first).toBeGreaterThan(0)
  await walk()
  await expect.poll(() => count()).toBeLessThanOrEqual(first)
})
