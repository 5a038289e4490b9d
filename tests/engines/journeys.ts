import { deepStrictEqual, notStrictEqual, ok, strictEqual } from 'node:assert/strict'
import { NOT_FOUND_PATH } from '../../src/content/paths.ts'
import { drawerName, headingOf, menuName, pages, texts } from '../support/site-content.ts'
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
import { CannotTell, type Engine } from './engine.ts'

export type Journey = {
  /** A sentence about what a visitor does. */
  name: string
  /** @param site Where the site is, without a slash at the end. */
  run: (engine: Engine, site: string) => Promise<void>
}

const PATHS = pages.map(({ path }) => path).filter((path) => path !== NOT_FOUND_PATH)
const MENU = `nav[aria-label="${texts.navigation}"] a`
const DESKTOP = [1280, 800] as const
const PHONE = [390, 844] as const

/** Addresses of every form, the page and the part of it that each leads to, and what it becomes if it changes. */
const LANDINGS: readonly { address: string; path: string; part?: string; becomes?: string }[] = [
  { address: '/biz-kimiz/', path: '/biz-kimiz' },
  { address: '/#/B%C4%B0Z-K%C4%B0M%C4%B0Z', path: '/biz-kimiz', becomes: '/#/biz-kimiz' },
  { address: '/ozet/#biz-kimiz', path: '/biz-kimiz', becomes: '/#/biz-kimiz' },
  { address: '/#/ornekler#ornek-30', path: '/ornekler', part: 'ornek-30' },
  // A messenger has escaped the hash.
  {
    address: '/hizmetlerimiz/%23olcu-alma',
    path: '/hizmetlerimiz',
    part: 'olcu-alma',
    becomes: '/hizmetlerimiz/#olcu-alma',
  },
  // Former addresses.
  { address: '/gunluk', path: '/yazilar', becomes: '/yazilar/' },
  {
    address: '/#/gunluk/sir-notu#neden',
    path: '/yazilar/defter-on-uc',
    part: 'neden',
    becomes: '/#/yazilar/defter-on-uc#neden',
  },
  { address: '/yok/', path: NOT_FOUND_PATH },
  { address: '/#yok', path: '/', becomes: '/#/#yok' },
]

async function openPage(
  engine: Engine,
  site: string,
  path: string,
  [width, height]: readonly [number, number] = DESKTOP,
) {
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

export const journeys: Journey[] = [
  {
    name: 'reads the front page in its own typefaces, each transferred once',
    async run(engine, site) {
      await openPage(engine, site, '/')
      const shown = () =>
        engine.evaluate(() => {
          const loaded = [...document.fonts].filter(({ status }) => status === 'loaded')
          const families = loaded.map(({ family }) => family.replaceAll('"', ''))
          // The samples of the hero have typefaces of their own.
          return families.filter((family) => family === 'Display' || family === 'Text').join(' ')
        })
      await until('what has come in files', shown, 'Display Display Text Text')
      const fonts = await engine.evaluate(() =>
        (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).flatMap(({ name, transferSize }) => {
          const family = /((?:display|text)-[\w-]+)-[\w-]{8}\.woff2$/.exec(name)?.[1]
          return family ? [{ family, isTransfer: transferSize > 0 }] : []
        }),
      )
      deepStrictEqual([...new Set(fonts.map(({ family }) => family))].toSorted(), [
        'display-latin',
        'display-latin-ext',
        'text-latin',
        'text-latin-ext',
      ])
      // WebKit lists a preloaded file again where it is used, without bytes; from the cache there are none at all.
      const transferred = fonts.filter(({ isTransfer }) => isTransfer).map(({ family }) => family)
      strictEqual(new Set(transferred).size, transferred.length)
    },
  },
  {
    name: 'walks by the menu to every page, and the focus goes with them',
    async run(engine, site) {
      await openPage(engine, site, '/')
      for (const path of ['/hizmetlerimiz', '/biz-kimiz', '/bize-yazin', '/']) {
        await press(engine, MENU, menuName(path))
        await headingIs(engine, headingOf(path))
        await currentIs(engine, menuName(path))
        await until('the focus is on the heading', () => nameOfFocus(engine), headingOf(path))
        strictEqual(await scrollPosition(engine), 0)
      }
      strictEqual(await address(engine), '/#/')
    },
  },
  {
    name: 'lands at the page and the part that every kind of address names',
    async run(engine, site) {
      await engine.resize(...DESKTOP)
      for (const { address: typed, path, part, becomes = typed } of LANDINGS) {
        await engine.open('about:blank')
        await engine.open(site + typed)
        await appIsRunning(engine)
        await headingIs(engine, headingOf(path))
        await until(`what ${typed} becomes`, () => address(engine), becomes)
        await until(`where ${typed} leads`, () => engine.evaluate(isAt, part ?? null), true)
      }
    },
  },
  {
    name: 'goes back and forward and finds every page where it was left',
    async run(engine, site) {
      await openPage(engine, site, '/')
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
    },
  },
  {
    name: 'switches the theme, which is kept over a reload and applied before the page is drawn',
    async run(engine, site) {
      await openPage(engine, site, '/')
      await engine.evaluate(() => localStorage.clear())
      await engine.reload()
      await appIsRunning(engine)
      strictEqual(await rootClass(engine), 'light')
      await press(engine, 'header button', texts.themeToDark)
      await until('dark', () => rootClass(engine), 'dark')
      strictEqual(await engine.evaluate(() => localStorage.getItem('theme')), 'dark')
      const dark = await engine.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
      await engine.reload()
      strictEqual(await rootClass(engine), 'dark')
      await appIsRunning(engine)
      strictEqual(await engine.evaluate(() => getComputedStyle(document.documentElement).backgroundColor), dark)
      await press(engine, 'header button', texts.themeToLight)
      await until('light', () => rootClass(engine), 'light')
      strictEqual(await engine.evaluate(() => localStorage.getItem('theme')), 'light')
      notStrictEqual(await engine.evaluate(() => getComputedStyle(document.documentElement).backgroundColor), dark)
    },
  },
  {
    name: 'opens the drawer of a phone with the keyboard, closes it, and goes to a page with it',
    async run(engine, site) {
      await openPage(engine, site, '/', PHONE)
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
      ok(Math.abs(width - 0.75) < 0.02, `the drawer takes ${width} of the screen`)
      await tabTo(engine, drawerName('/biz-kimiz'))
      await engine.press('Enter')
      await headingIs(engine, headingOf('/biz-kimiz'))
      await until('the drawer is closed', () => isDrawerOpen(engine), false)
    },
  },
  {
    name: 'scrolls to the end: everything has come in, every picture is drawn',
    async run(engine, site) {
      await openPage(engine, site, '/')
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
          return [...blocks.map((block) => block.textContent.slice(0, 40)), ...pictures.map(({ src }) => src)].join(
            '\n',
          )
        })
      await until('what is not there', unfinished, '')
    },
  },
  ...[DESKTOP, PHONE, [320, 640] as const].map(
    (size): Journey => ({
      name: `needs no sideways scrolling on any page at ${size[0]} px`,
      async run(engine, site) {
        for (const path of PATHS) {
          await openPage(engine, site, path === '/' ? '/' : `${path}/`, size)
          const reached = await engine.evaluate(() => innerWidth)
          if (reached > size[0]) throw new CannotTell(`its window is never narrower than ${reached} px`)
          // The window may have its size a moment later than the page.
          const overflow = () => engine.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth))
          await until(`how many pixels ${path} is too wide`, overflow, 0)
        }
      },
    }),
  ),
  {
    name: 'leaves the console empty on all these ways',
    async run(engine) {
      const complaints = engine.complaints()
      if (!complaints) throw new CannotTell('it does not tell what stands on its console')
      deepStrictEqual(complaints, [])
    },
  },
]
