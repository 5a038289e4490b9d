import { defineConfig, devices } from '@playwright/test'
import { CHROMIUM_FLAGS, findChromium } from './scripts/chromium.ts'

/** Not Vite's own preview port, so that tests run beside a preview somebody is looking at. */
const PORT = Number(process.env.TEST_PORT ?? 4317)

const executablePath = findChromium()

export default defineConfig({
  // The form editor brings its own libraries, which take a minute to install: `npm run test:editor`.
  testDir: process.env.TEST_EDITOR ? 'tests/editor/browser' : 'tests/site',
  fullyParallel: true,
  workers: 2,
  // A second try tells a slow machine from a fault; `npm test` names the tests that needed one.
  retries: 1,
  // Generous: a busy machine is slow, not wrong.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    baseURL: `http://127.0.0.1:${PORT}`,
    locale: 'tr-TR',
    launchOptions: { args: CHROMIUM_FLAGS, ...(executablePath ? { executablePath } : {}) },
  },
  webServer: {
    command: `npm run preview -- --port ${PORT} --strictPort`,
    url: `http://127.0.0.1:${PORT}`,
    reuseExistingServer: !process.env.CI,
    timeout: 120_000,
  },
})
