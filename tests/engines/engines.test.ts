/**
 * `npm run test:engines`: the main journeys through the fixture site in the engines of Firefox and Safari;
 * playwright.config.ts has that of Chrome. An engine that this machine does not have is skipped.
 */
import { preview } from 'vite'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { NOT_FOUND_PATH } from '../../src/content/paths.ts'
import { drawerName, headingOf, menuName, pages, texts } from '../support/site-content.ts'
import { FIXTURE_SITE } from '../support/test-sites.ts'
import {
  address,
  appIsRunning,
  currentIs,
  headingIs,
  nameOfFocus,
  press,
  scrollPosition,
  tabTo,
  until,
} from './actions.ts'
import type { Engine } from './engine.ts'
import { FIREFOX, startFirefox } from './firefox.ts'
import { isWebKitInstalled, startWebKit } from './webkit.ts'

/** The longest a journey may take before its browser counts as stuck. */
vi.setConfig({ testTimeout: 300_000, hookTimeout: 120_000 })

const PATHS = pages.map(({ path }) => path).filter((path) => path !== NOT_FOUND_PATH)
const MENU = `nav[aria-label="${texts.navigation}"] a`
const DESKTOP = [1280, 800] as const
const PHONE = [390, 844] as const

/** Addresses of every form, the page and the part of it that each leads to, and what it becomes if it changes. */
const LANDINGS: readonly { address: string; path: string; part?: string; becomes?: string }[] = [
  { address: '/#/B%C4%B0Z-K%C4%B0M%C4%B0Z', path: '/biz-kimiz', becomes: '/#/biz-kimiz' },
  { address: '/ozet/#biz-kimiz', path: '/biz-kimiz', becomes: '/#/biz-kimiz' },
  { address: '/#/ornekler#ornek-30', path: '/ornekler', part: 'ornek-30' },
  { address: '/gunluk', path: '/yazilar', becomes: '/yazilar/' },
  { address: '/yok/', path: NOT_FOUND_PATH },
]

let site: string

beforeAll(async () => {
  const { base, folder: outDir } = FIXTURE_SITE
  const server = await preview({ base, build: { outDir }, preview: { port: 0 }, logLevel: 'error' })
  site = server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? ''
  return () => server.close()
})

async function openPage(engine: Engine, path: string, [width, height]: readonly [number, number] = DESKTOP) {
  await engine.resize(width, height)
  await engine.open(`${site}${path}`)
  await appIsRunning(engine)
}

const rootClass = (engine: Engine) => engine.evaluate(() => document.documentElement.className)
const isDrawerOpen = (engine: Engine) => engine.evaluate(() => document.querySelector('dialog')?.open)

/** Whether the reader is at a part of the page, with the focus on its heading, or at the top of the page. */
function isAt(part: string | null): boolean {
  if (part === null) return scrollY === 0
  const element = document.getElementById(part)
  const top = element?.getBoundingClientRect().top ?? -1
  return top > 50 && top < 260 && element?.contains(document.activeElement) === true
}

describe.each([
  { name: 'Firefox', isInstalled: FIREFOX !== undefined, start: startFirefox },
  { name: 'WebKitGTK', isInstalled: isWebKitInstalled, start: startWebKit },
])('$name', ({ isInstalled, start }) => {
  let engine: Engine

  beforeAll(async () => {
    if (!isInstalled) return
    engine = await start()
    return () => engine.close()
  })
  beforeEach(({ skip }) => skip(!isInstalled, 'not installed'))

  test('walks by the menu to every page, and the focus goes with them', async () => {
    await openPage(engine, '/')
    for (const path of ['/hizmetlerimiz', '/biz-kimiz', '/bize-yazin', '/']) {
      await press(engine, MENU, menuName(path))
      await headingIs(engine, headingOf(path))
      await currentIs(engine, menuName(path))
      await until('the focus is on the heading', () => nameOfFocus(engine), headingOf(path))
      expect(await scrollPosition(engine)).toBe(0)
    }
    expect(await address(engine)).toBe('/#/')
  })

  test('lands at the page and the part that every kind of address names', async () => {
    await engine.resize(...DESKTOP)
    for (const { address: typed, path, part, becomes = typed } of LANDINGS) {
      await engine.open('about:blank')
      await engine.open(site + typed)
      await appIsRunning(engine)
      await headingIs(engine, headingOf(path))
      await until(`what ${typed} becomes`, () => address(engine), becomes)
      await until(`where ${typed} leads`, () => engine.evaluate(isAt, part ?? null), true)
    }
  })

  test('goes back and forward and finds every page where it was left', async () => {
    await openPage(engine, '/')
    // The app is there; what it fetches when idle may still move the page.
    await new Promise((resolve) => setTimeout(resolve, 1500))
    await engine.evaluate(() => scrollTo(0, 900))
    await until('scrolled', () => scrollPosition(engine), 900)
    await new Promise((resolve) => setTimeout(resolve, 500))
    await press(engine, MENU, menuName('/hizmetlerimiz'))
    await headingIs(engine, headingOf('/hizmetlerimiz'))
    await until('the new page starts at its top', () => scrollPosition(engine), 0)
    await engine.evaluate(() => scrollTo(0, 700))
    await until('scrolled', () => scrollPosition(engine), 700)
    await new Promise((resolve) => setTimeout(resolve, 500))
    await engine.back()
    await headingIs(engine, headingOf('/'))
    await until('back where it was', () => scrollPosition(engine), 900)
    await engine.forward()
    await headingIs(engine, headingOf('/hizmetlerimiz'))
    await until('forward where it was', () => scrollPosition(engine), 700)
  })

  test('switches the theme, which is kept over a reload and applied before the page is drawn', async () => {
    await openPage(engine, '/')
    await engine.evaluate(() => localStorage.clear())
    await engine.reload()
    await appIsRunning(engine)
    expect(await rootClass(engine)).toBe('light')
    await press(engine, 'header button', texts.themeToDark)
    await until('dark', () => rootClass(engine), 'dark')
    expect(await engine.evaluate(() => localStorage.getItem('theme'))).toBe('dark')
    const ground = () => engine.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
    const dark = await ground()
    await engine.reload()
    expect(await rootClass(engine)).toBe('dark')
    await appIsRunning(engine)
    expect(await ground()).toBe(dark)
    await press(engine, 'header button', texts.themeToLight)
    await until('light', () => rootClass(engine), 'light')
    expect(await ground()).not.toBe(dark)
  })

  test('opens the drawer of a phone with the keyboard, closes it, and goes to a page with it', async () => {
    await openPage(engine, '/', PHONE)
    await tabTo(engine, texts.menuOpen)
    await engine.press('Enter')
    await until('the drawer opens', () => isDrawerOpen(engine), true)
    await until(
      'the focus is in the drawer',
      () => engine.evaluate(() => document.activeElement?.closest('dialog') !== null),
      true,
    )
    await engine.press('Escape')
    await until('the drawer is closed', () => isDrawerOpen(engine), false)
    await until('the focus is back', () => nameOfFocus(engine), texts.menuOpen)
    await engine.press('Enter')
    await until('the drawer opens again', () => isDrawerOpen(engine), true)
    const width = await engine.evaluate(() => {
      const drawer = document.querySelector('dialog')
      return drawer ? drawer.offsetWidth / innerWidth : 0
    })
    expect(width).toBeCloseTo(0.75, 1)
    await tabTo(engine, drawerName('/biz-kimiz'))
    await engine.press('Enter')
    await headingIs(engine, headingOf('/biz-kimiz'))
    await until('the drawer is closed', () => isDrawerOpen(engine), false)
  })

  test('scrolls to the end: everything has come in, every picture is drawn', async () => {
    await openPage(engine, '/')
    const step = () =>
      engine.evaluate(() => {
        scrollBy({ top: innerHeight / 2, behavior: 'instant' })
        return Math.ceil(scrollY + innerHeight) >= document.documentElement.scrollHeight
      })
    while (!(await step())) await new Promise((resolve) => setTimeout(resolve, 100))
    const unfinished = () =>
      engine.evaluate(() => {
        const blocks = [...document.querySelectorAll<HTMLElement>('main [data-reveal]')].filter(
          (block) => block.dataset.reveal !== 'shown' || getComputedStyle(block).opacity !== '1',
        )
        const pictures = [...document.images].filter((image) => image.checkVisibility() && image.naturalWidth === 0)
        // What was passed too quickly waits until it comes near again.
        const [next] = [...blocks, ...pictures]
        next?.scrollIntoView({ block: 'center', behavior: 'instant' })
        return [...blocks.map((block) => block.textContent.slice(0, 40)), ...pictures.map(({ src }) => src)].join('\n')
      })
    await until('what is not there', unfinished, '')
  })

  test.each([DESKTOP, [320, 640] as const])('needs no sideways scrolling on any page at %i px', async (...size) => {
    for (const path of PATHS) {
      await openPage(engine, path === '/' ? '/' : `${path}/`, size)
      // A window of a desktop is never as narrow as a phone. It may have its size a moment later than the page.
      const overflow = () => engine.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth))
      await until(`how many pixels ${path} is too wide`, overflow, 0)
    }
  })

  test('leaves the console empty on all these ways', ({ skip }) => {
    const complaints = engine.complaints() ?? skip('it does not tell what stands on its console')
    expect(complaints).toEqual([])
  })
})
