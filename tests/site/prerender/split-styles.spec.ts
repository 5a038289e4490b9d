import type { Page } from '@playwright/test'
import { expect, test } from '../../support/site.ts'

const PATHS = ['/', '/ozet/', '/hizmetlerimiz/', '/biz-kimiz/', '/bize-yazin/', '/yok/']

/** The rules of a page: its own, those that come after, and those of all pages in one. */
type Sources = { inline: string; rest: string; all: string }

test.use({ contextOptions: { reducedMotion: 'reduce' }, bypassCSP: true })

async function readSources(page: Page, path: string): Promise<Sources> {
  const read = async (address: string) => (await page.request.get(address, { headers: { accept: 'text/html' } })).text()
  const html = await read(path)
  const inline = /<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? ''
  const rest = await read(/data-styles="([^"]+)"/.exec(html)?.[1] ?? '')
  const all = await read(/<noscript[^>]*><link rel="stylesheet" href="([^"]+)"/.exec(html)?.[1] ?? '')
  if (all.length < 10_000 || inline.length < 5000 || rest.length < 5000) throw new Error('The page lacks its rules.')
  return { inline, rest, all }
}

/** Opens a page without the app, and with no rules but those that `looksWith` gives it. */
async function openBare(page: Page, path: string): Promise<void> {
  await page.route(/assets\/.*\.(js|css)$/, (route) => route.abort())
  await page.goto(path)
  await page.evaluate(async () => {
    await document.fonts.ready
    for (const element of document.querySelectorAll('head style')) element.remove()
    document.head.append(document.createElement('style'))
  })
}

/** Every element of the page with its computed style under these rules, its `::before` and `::after`, and the paints of drawings. */
function looksWith(page: Page, css: string, selector = 'body *'): Promise<string[]> {
  return page.evaluate(
    async ({ css, selector }) => {
      const still = '*,::before,::after{transition:none!important;content-visibility:visible!important}'
      const sheet = document.querySelector('head style')
      if (sheet) sheet.textContent = css + still
      await document.fonts.ready
      const elements = [...document.querySelectorAll(selector)]
      if (elements.length < 50) throw new Error('The page is nearly empty.')
      const drawings = [...document.querySelectorAll('use')].map((use) => use.href.baseVal.split('#')[0] ?? '')
      const texts = await Promise.all([...new Set(drawings)].map(async (address) => (await fetch(address)).text()))
      const paints = new Set(texts.join('').match(/(?<=var\()--[\w-]+/g))
      return elements.flatMap((element) =>
        ['', '::before', '::after'].map((pseudoElement) => {
          const style = getComputedStyle(element, pseudoElement || null)
          if (pseudoElement && /^(?:none|normal)$/.test(style.content)) return `no ${pseudoElement}`
          // A custom property is no look of its own, but for what is drawn in another file.
          const asked = element instanceof SVGUseElement ? [...paints] : []
          const names = [...style].filter((name) => !name.startsWith('--'))
          const values = [...names, ...asked].map((name) => `${name}: ${style.getPropertyValue(name)}`)
          return [`${element.outerHTML.slice(0, 100)} ${pseudoElement}`, ...values].join('\n')
        }),
      )
    },
    { css, selector },
  )
}

/** Rules as if every element were hovered, pressed and had the focus; each weighs what it did. */
function inEveryState(css: string): string {
  return css.replace(/:(?:hover|active|focus(?:-visible|-within)?)(?![\w-])/g, ':not(.nowhere)')
}

/** The lines in which two lists of looks differ, and to which element they belong. */
function differences(some: string[], others: string[]): string[] {
  return some.flatMap((look, index) => {
    const lines = new Set(others[index]?.split('\n'))
    const [element, ...own] = look.split('\n')
    const differing = own.filter((line) => !lines.has(line))
    return differing.length > 0 ? [`${element}: ${differing.join('; ').slice(0, 200)}`] : []
  })
}

for (const path of PATHS) {
  for (const width of [390, 1440]) {
    test(`${path} looks the same with its own rules as with all, ${width} px`, async ({ page, quietConsole }) => {
      await page.setViewportSize({ width, height: 900 })
      const { inline, all } = await readSources(page, path)
      await openBare(page, path)
      // Nobody sees what a closed dialog holds, and the app that opens it brings the rest of the rules.
      const seen = 'body *:not(dialog:not([open]) *)'
      const own = await looksWith(page, inline, seen)
      expect(differences(own, await looksWith(page, inline + all, seen))).toEqual([])
      quietConsole.length = 0
    })
  }

  test(`${path} looks right in the app whichever page it was entered by, in every state`, async ({
    page,
    quietConsole,
  }) => {
    const { inline, all } = await readSources(page, path)
    await openBare(page, path)
    await page.evaluate(() => {
      for (const element of document.querySelectorAll('dialog, details')) element.setAttribute('open', '')
    })
    // The stylesheet in its own order has the last word; before it only the order of the layers matters.
    const wanted = await looksWith(page, inEveryState(inline + all))
    expect(differences(await looksWith(page, inline), wanted)).not.toEqual([])
    for (const entered of PATHS) {
      const sources = await readSources(page, entered)
      const looks = await looksWith(page, inEveryState(sources.inline + sources.rest))
      expect(differences(looks, wanted), `entered by ${entered}`).toEqual([])
    }
    quietConsole.length = 0
  })

  test(`${path} looks right on paper and in colours of the reader’s own, with its own rules and what comes after`, async ({
    page,
    quietConsole,
  }) => {
    const { inline, rest, all } = await readSources(page, path)
    await openBare(page, path)
    const inScreenColours = await looksWith(page, inline + all)
    for (const media of [{ media: 'print' }, { forcedColors: 'active' }] as const) {
      await page.emulateMedia({ media: null, forcedColors: null, ...media })
      const wanted = await looksWith(page, inline + all)
      expect(differences(wanted, inScreenColours)).not.toEqual([])
      expect(differences(await looksWith(page, inline + rest), wanted), JSON.stringify(media)).toEqual([])
    }
    quietConsole.length = 0
  })
}
