import { createServer } from 'node:http'
import { expect, openPage, test } from '../../support/site.ts'

/** What a page was kept from doing, in one word each. */
const ATTEMPTS = {
  'markup from a text': () => {
    document.body.innerHTML = '<img src="/x" onerror="run()">'
  },
  'markup beside an element': () => document.body.insertAdjacentHTML('beforeend', '<p>x</p>'),
  'a document from a text': () => document.write('<p>x</p>'),
  'code from a text': () => new Function('window.wasRun = true')(),
  'evaluated code': () => Reflect.get(window, 'eval')('window.wasRun = true'),
  'a timer with a text': () => setTimeout('window.wasRun = true' as unknown as () => void),
  'a script with a text': () => {
    document.head.append(Object.assign(document.createElement('script'), { text: 'window.wasRun = true' }))
  },
  'a script with an address': () => {
    document.head.append(Object.assign(document.createElement('script'), { src: '/assets/a.js' }))
  },
  'a policy of its own': () =>
    (
      window as unknown as { trustedTypes: { createPolicy: (name: string, rules: object) => unknown } }
    ).trustedTypes.createPolicy('default', { createHTML: (text: string) => text }),
}

test('no script of the page can make markup, code or another script from a text', async ({ page, quietConsole }) => {
  await openPage(page, '/biz-kimiz')
  for (const [name, attempt] of Object.entries(ATTEMPTS)) {
    // As code of the page, not of the developer tools, to which no policy applies.
    const thrown = await page.evaluate(`new Promise((resolve) => {
      requestAnimationFrame(() => {
        try { (${attempt})(); resolve('nothing') } catch (error) { resolve(error.name) }
      })
    })`)
    expect(thrown, name).toMatch(/^(?:TypeError|EvalError)$/)
    expect(await page.evaluate(() => 'wasRun' in window), name).toBe(false)
    await expect(page.getByRole('heading', { level: 1 }), name).toBeVisible()
  }
  quietConsole.splice(0)
})

test('another site cannot show the pages in a frame', async ({ page, baseURL, quietConsole }) => {
  const outside = createServer((_, response) => {
    response
      .writeHead(200, { 'Content-Type': 'text/html' })
      .end(`<title>Dış</title><iframe src="${baseURL}/"></iframe>`)
  })
  await new Promise<void>((resolve) => outside.listen(0, '127.0.0.1', resolve))
  const address = outside.address()
  const port = typeof address === 'object' ? address?.port : undefined
  try {
    const answered = page.waitForResponse(`${baseURL}/`)
    await page.goto(`http://127.0.0.1:${port}/`)
    expect((await answered).status()).toBe(200)
    await expect.poll(() => page.frames()[1]?.url()).toBe('chrome-error://chromewebdata/')
    await expect.poll(() => quietConsole.join('\n')).toMatch(/frame-ancestors|X-Frame-Options/)
  } finally {
    outside.closeAllConnections()
    outside.close()
  }
  quietConsole.splice(0)
})
