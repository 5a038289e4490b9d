import { gzipSync } from 'node:zlib'
import type { Response } from '@playwright/test'
import { expect, settle, test, WITH_MOTION } from '../support/site.ts'

test.use(WITH_MOTION)

/** The head of an answer, as the build counts it. */
const HEAD_BYTES = 500

/** What a host sends; the preview compresses nothing. */
async function weigh(response: Response): Promise<number> {
  const body = await response.body()
  const isText = /text|javascript|json|svg/.test(response.headers()['content-type'] ?? '')
  return HEAD_BYTES + (isText ? gzipSync(body).length : body.length)
}

test.describe('on a large and sharp screen', () => {
  test.use({ deviceScaleFactor: 2 })

  test('the front page, to its end, weighs no more than the texts say, and not much less', async ({
    page,
    request,
  }) => {
    const answers = new Map<string, Response>()
    page.on('response', (response) => response.ok() && answers.set(response.url(), response))
    await page.goto('/')
    await page.locator('html[data-app]').waitFor()
    await settle(page)
    await page.evaluate(async () => {
      for (let y = 0; y < document.body.scrollHeight; y += 500) {
        scrollTo(0, y)
        await new Promise(requestAnimationFrame)
      }
    })
    await page.waitForLoadState('networkidle')
    const weight = (await Promise.all([...answers.values()].map(weigh))).reduce((sum, bytes) => sum + bytes, 0)

    const [, claimed] = /en çok (\d+) kB/.exec(await (await request.get('/ozet/')).text()) ?? []
    expect(answers.size).toBeGreaterThan(20)
    expect(weight).toBeLessThanOrEqual(Number(claimed) * 1000)
    expect(weight * 2).toBeGreaterThan(Number(claimed) * 1000)
  })
})
