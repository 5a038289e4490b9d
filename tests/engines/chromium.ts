import { chromium } from '@playwright/test'
import { CHROMIUM_FLAGS, findChromium } from '../../scripts/tools/chromium.ts'
import { type Engine, EngineMissing, pageScript } from './engine.ts'

/** @throws EngineMissing without a Chromium on this machine. */
export async function startChromium(): Promise<Engine> {
  const executablePath = findChromium('whole')
  if (!executablePath) throw new EngineMissing('Chromium is not installed: apt-get install chromium')
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS })
  const page = await browser.newPage({ locale: 'tr-TR' })
  const complaints: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))

  return {
    open: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    back: async () => void (await page.goBack()),
    forward: async () => void (await page.goForward()),
    resize: (width, height) => page.setViewportSize({ width, height }),
    evaluate: (script, ...values) =>
      page.evaluate(`((values) => { ${pageScript(script)} })(${JSON.stringify(values)})`),
    pressAt: (x, y) => page.mouse.click(x, y),
    press: (key) => page.keyboard.press(key),
    screenshot: () => page.screenshot(),
    complaints: () => complaints,
    close: () => browser.close(),
  }
}
