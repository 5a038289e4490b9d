import { errors, type Page } from '@playwright/test'
import { NOT_FOUND_PATH, parseAddress, readLocation } from '../../../src/content/paths.ts'
import { expect, PAGES, PHONE, test, WITH_MOTION } from '../../support/site.ts'
import { headingOf, pageAt, pages, siteData, tabTitle } from '../../support/site-content.ts'

test.use(WITH_MOTION)

const TOUCHES = 4
const DESKTOP = { width: 1280, height: 800 }

/** What is touched: any of these that is in view. */
const TARGETS = [
  '[data-theme-toggle]',
  'header nav a',
  '[commandfor]',
  'dialog[open] a[href^="/"]',
  'main a[href^="/"]',
  'footer nav a',
]

const isPage = (path: string) => pages.some((page) => page.path === path)

/** Lehmer's generator: the same touches for the same seed; when they land is up to the machine. */
function randomOf(seed: number): (below: number) => number {
  let state = seed * 7919 + 17
  return (below) => {
    state = (state * 48_271) % 2_147_483_647
    return state % below
  }
}

/** Counts, over all documents of a visit, how often the theme button was pressed. */
function countThemePresses() {
  addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Element && target.closest('[data-theme-toggle]'))
        sessionStorage.setItem('presses', String(Number(sessionStorage.getItem('presses')) + 1))
    },
    true,
  )
}

/** Touches something in view, whatever it is by the time the finger is there. */
async function touch(page: Page, random: (below: number) => number): Promise<void> {
  const selector = TARGETS[random(TARGETS.length)] ?? ''
  const place = await page.evaluate(
    ([selector, pick]) => {
      const seen = [...document.querySelectorAll(selector)].flatMap((element) => {
        if (selector.startsWith('footer')) element.scrollIntoView()
        const { x, y, width, height } = element.getBoundingClientRect()
        const center = { x: x + width / 2, y: y + height / 2 }
        return document.elementFromPoint(center.x, center.y)?.closest(selector) === element ? [center] : []
      })
      return seen[pick % seen.length]
    },
    [selector, random(1000)] as const,
  )
  if (place) await page.mouse.click(place.x, place.y)
}

/** What page and theme a reader sees, as the address and the presses say, and as every part of the page says. */
async function readPage(page: Page) {
  const { pathname: path, hash } = readLocation(new URL(page.url()), (id) => !isPage(`/${id}`)).address
  const shown = isPage(path) ? path : NOT_FOUND_PATH
  const seen = await page.evaluate(() => ({
    title: document.title,
    headings: [...document.querySelectorAll<HTMLElement>('h1')].map((heading) =>
      heading.checkVisibility() ? heading.textContent : '',
    ),
    current: [...document.querySelectorAll('header nav:not(dialog *) [aria-current="page"]')].map(
      (link) => link.textContent,
    ),
    currentInDrawer: [...document.querySelectorAll('dialog [aria-current]')].map((link) => link.textContent),
    theme: document.documentElement.className,
    stored: localStorage.getItem('theme') ?? 'light',
    presses: Number(sessionStorage.getItem('presses')),
    covered: document.documentElement.dataset.covered,
    app: document.documentElement.dataset.app,
  }))
  const namesOf = (links: readonly { link: string; name: string }[]) =>
    links
      .filter(({ link }) => {
        const address = parseAddress(link)
        return address.pathname === shown && ['', hash].includes(address.hash)
      })
      .map(({ name }) => name)
  const theme = seen.presses % 2 === 1 ? 'dark' : 'light'
  const expected = {
    ...seen,
    title: tabTitle(pageAt(shown).title),
    headings: [headingOf(shown)],
    current: namesOf(siteData.navigation.header),
    currentInDrawer: namesOf(siteData.navigation.menu.items),
    theme,
    stored: theme,
    covered: undefined,
    app: 'running',
  }
  return { seen, expected }
}

/** Playwright gives neither a script nor a press of the pointer an end of its own. */
const STEP_LIMIT_MS = 30_000

/** The seeds of a test, from one to the next. */
const SEEDS = [0, 25, 50]

for (const [index, end] of SEEDS.slice(1).entries()) {
  const start = SEEDS[index] ?? 0
  test(`whatever is touched while a slow page loads, its parts agree in the end, ${start}-${end}`, async ({
    page,
    baseURL,
    quietConsole,
  }) => {
    test.setTimeout((end - start) * 20_000)
    const client = await page.context().newCDPSession(page)
    await client.send('Network.enable')
    await client.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 100,
      downloadThroughput: 200_000,
      uploadThroughput: 100_000,
    })
    await client.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await page.addInitScript(countThemePresses)
    for (let run = start; run < end; run += 1) {
      const random = randomOf(run)
      const { path } = PAGES[random(PAGES.length)] ?? { path: '/' }
      const step = (name: string, work: () => Promise<unknown>) =>
        test.step(`run ${run}, ${name}`, work, { timeout: STEP_LIMIT_MS })
      await step('robots.txt', () => page.goto('/robots.txt'))
      await step('storage', () => page.evaluate(() => [localStorage.clear(), sessionStorage.clear()]))
      await step('cache', () => client.send('Network.clearBrowserCache'))
      await step('size', () => page.setViewportSize(random(2) === 0 ? PHONE : DESKTOP))
      const address = random(3) === 0 ? `/#${path}` : `${path}/`.replace('//', '/')
      await step(address, () => page.goto(address, { waitUntil: 'commit' }))
      for (let touches = 0; touches < TOUCHES; touches += 1) {
        await new Promise((resolve) => setTimeout(resolve, random(700)))
        await step(`touch ${touches}`, () => touch(page, random)).catch((error: unknown) => {
          // The document may be leaving.
          if (error instanceof errors.TimeoutError) throw error
        })
      }
      await expect(async () => {
        // What was touched may have made way for a link to another site.
        if (!page.url().startsWith(baseURL ?? '')) return
        const { seen, expected } = await readPage(page)
        expect(seen, `run ${run}`).toEqual(expected)
      }).toPass({ timeout: 15_000 })
      expect(quietConsole, `run ${run}`).toEqual([])
    }
  })
}
