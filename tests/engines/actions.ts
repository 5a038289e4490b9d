import { expect } from 'vitest'
import { texts } from '../support/site-content.ts'
import type { Engine } from './engine.ts'

/** How long something may take to show. Generous: a busy machine is slow, not wrong. */
const PATIENCE_MS = 30_000

/** Waits until a value read from the page is the expected one. */
export function until<Value>(message: string, read: () => Promise<Value | undefined>, expected: Value): Promise<void> {
  return expect.poll(read, { message, timeout: PATIENCE_MS, interval: 100 }).toBe(expected)
}

/** Presses the control of that name with the pointer, after bringing it into view and waiting until it keeps still. */
export async function press(engine: Engine, selector: string, name: string): Promise<void> {
  await until(`${selector} "${name}" is there`, () => engine.evaluate(isThere, selector, name), true)
  let place = await engine.evaluate(bringIntoView, selector, name)
  let isStill = false
  while (!isStill) {
    await new Promise((resolve) => setTimeout(resolve, 200))
    const now = await engine.evaluate(bringIntoView, selector, name)
    isStill = now?.isMoving !== true && now?.x === place?.x && now?.y === place?.y
    place = now
  }
  if (!place) throw new Error(`${selector} "${name}" has gone.`)
  await engine.pressAt(place.x, place.y)
}

function isThere(selector: string, name: string): boolean {
  return [...document.querySelectorAll<HTMLElement>(selector)].some(
    (element) => element.checkVisibility() && (element.ariaLabel ?? element.textContent.trim()) === name,
  )
}

function bringIntoView(selector: string, name: string): { x: number; y: number; isMoving: boolean } | undefined {
  const element = [...document.querySelectorAll<HTMLElement>(selector)].find(
    (one) => one.checkVisibility() && (one.ariaLabel ?? one.textContent.trim()) === name,
  )
  if (!element) return undefined
  const middle = () => {
    const box = element.getBoundingClientRect()
    return { x: box.left + box.width / 2, y: box.top + box.height / 2 }
  }
  const hit = document.elementFromPoint(middle().x, middle().y)
  if (!element.contains(hit)) element.scrollIntoView({ block: 'center', behavior: 'instant' })
  // On a busy machine the entrance of a section begins long after it has come into view.
  const isMoving =
    element.closest('[data-reveal="waiting"]') !== null ||
    document.getAnimations().some(({ effect }) => effect instanceof KeyframeEffect && effect.target?.contains(element))
  return { ...middle(), isMoving }
}

/** Presses Tab until the control of that name has the focus. */
export async function tabTo(engine: Engine, name: string): Promise<void> {
  const visited: string[] = []
  for (let presses = 0; presses < 40; presses += 1) {
    await engine.press('Tab')
    const focused = await nameOfFocus(engine)
    if (focused === name) return
    visited.push(focused)
  }
  throw new Error(`Tab does not reach "${name}": ${visited.join(' → ')}`)
}

/** @returns The name of what has the focus; empty when nothing has. */
export function nameOfFocus(engine: Engine): Promise<string> {
  return engine.evaluate(() => {
    const element = document.activeElement
    return element && element !== document.body ? (element.ariaLabel ?? element.textContent.trim()) : ''
  })
}

/** Waits until the page is hydrated and the counter, which comes last, shows its number. */
export async function appIsRunning(engine: Engine): Promise<void> {
  await until('the app runs', () => engine.evaluate(() => document.documentElement.dataset.app), 'running')
  await until(
    'the visit is counted',
    () => engine.evaluate(() => /\d/.test(document.querySelector('[data-visits]')?.textContent ?? '')),
    true,
  )
}

/** Waits until the page's heading is this one. */
export function headingIs(engine: Engine, heading: string): Promise<void> {
  return until('the heading', () => engine.evaluate(() => document.querySelector('main h1')?.textContent), heading)
}

/** Waits until the link of this name, and no other of the main menu, is the current one. */
export function currentIs(engine: Engine, name: string): Promise<void> {
  return until(
    'the current link',
    () =>
      engine.evaluate(
        (menu) =>
          [...document.querySelectorAll(`nav[aria-label="${menu}"] [aria-current="page"]`)]
            .map(({ textContent }) => textContent)
            .join(),
        texts.navigation,
      ),
    name,
  )
}

/** What stands behind the host in the address bar. */
export function address(engine: Engine): Promise<string> {
  return engine.evaluate(() => location.href.slice(location.origin.length))
}

export function scrollPosition(engine: Engine): Promise<number> {
  return engine.evaluate(() => Math.round(scrollY))
}
