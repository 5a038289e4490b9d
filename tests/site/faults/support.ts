import type { Page, Route } from '@playwright/test'

/** A file of an older build that has gone. */
export const notFound = (route: Route) => route.fulfill({ status: 404, body: 'Not Found' })

/** Every document the page asks the server for from now on, in order. */
export function documentsOf(page: Page): string[] {
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents.push(request.url())
  })
  return documents
}

/** Makes a storage throw, as in a browser that blocks it. */
export async function blockStorage(page: Page, ...names: ('localStorage' | 'sessionStorage')[]): Promise<void> {
  await page.addInitScript((blocked) => {
    for (const name of blocked) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('blocked', 'SecurityError')
        },
      })
    }
  }, names)
}

/** Holds every request for a file until it is let go. */
export async function hold(page: Page, file: RegExp): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(file, async (route) => {
    await released
    // The page may be gone by then.
    await route.continue().catch(() => {})
  })
  return release
}

/** Puts a module in the place of a built one: with the same exports, all of them a component that cannot be drawn. */
export async function breakComponents(page: Page, file: RegExp): Promise<void> {
  await page.route(file, async (route) => {
    const code = await (await route.fetch()).text()
    const names = [...(/export\{([^}]*)\}/.exec(code)?.[1]?.matchAll(/(?:as )?([\w$]+)(?=,|$)/g) ?? [])].map(
      ([, name]) => name,
    )
    if (names.length === 0) throw new Error(`${route.request().url()} exports nothing.`)
    const broken = names.map((name) => `broken as ${name}`).join()
    await route.fulfill({
      contentType: 'text/javascript',
      body: `function broken() { throw new Error('cannot be drawn') }\nexport { ${broken} }`,
    })
  })
}
