import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import { CHROMIUM_FLAGS, findChromium } from './scripts/tools/chromium.ts'
import { buildArguments, environmentOf, FIXTURE_SITE, LIVE_SITE } from './tests/support/test-sites.ts'

/** Not Vite's own preview port, so that tests run beside a preview somebody is looking at. */
const PORT = Number(process.env.TEST_PORT ?? 4317)

/** What TEST_SUITE names; `editor+site` is both. The form editor brings its own server. */
const SUITES = {
  site: { testDir: 'tests/site', site: FIXTURE_SITE, port: PORT },
  live: { testDir: 'tests/live', site: LIVE_SITE, port: PORT + 1 },
  // Each worker would start a server of its own.
  editor: { testDir: 'tests/editor/browser', site: undefined, port: PORT, workers: 1 },
}

const suites = (process.env.TEST_SUITE ?? 'site').split('+').map((name) => {
  if (!(name in SUITES)) throw new Error(`TEST_SUITE is one of ${Object.keys(SUITES).join(', ')}.`)
  return { name, ...SUITES[name as keyof typeof SUITES] }
})
const { site, port = PORT } = suites.find((suite) => suite.site) ?? {}

// For this process, its workers and the server.
if (site) Object.assign(process.env, environmentOf(site))
// Reading content, and loading the modules for that, is slow: one process does it for all.
if (process.env.TEST_WORKER_INDEX === undefined) {
  const folder = mkdtempSync(join(tmpdir(), 'content-'))
  process.env.READ_CONTENT = join(folder, 'content.json')
  process.on('exit', () => rmSync(folder, { recursive: true }))
}
// `npm test` builds a site once for all its tests.
const isBuilt = Boolean(process.env.SITE_IS_BUILT)
const vite = 'node node_modules/vite/bin/vite.js'
const build = site && !isBuilt ? `${vite} ${buildArguments(site).join(' ')} &&` : ''

const executablePath = findChromium()

/**
 * What every new window of a whole browser pays for, and no page needs: the pop-ups of the address bar, which are pages of
 * their own, and a renderer in reserve. The others repeat the list of Playwright (chromiumSwitches.ts) but for Windows and
 * Edge: this one replaces it.
 */
const SWITCHED_OFF = [
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'SpareRendererForSitePerProcess'],
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'PaintHolding', 'LensOverlay'],
  ...['HttpsUpgrades', 'HttpsFirstBalancedModeAutoEnable', 'ThirdPartyStoragePartitioning', 'MediaRouter'],
  ...['AvoidCorsURLLoaderRestartOnRedirect', 'OptimizationHints', 'NetworkTimeServiceQuerying', 'AimEnabled'],
  'PreconnectToSearch',
]

export default defineConfig({
  projects: suites.map(({ site: _site, port: _port, ...project }) => project),
  fullyParallel: true,
  workers: availableParallelism(),
  // None for a developer, who shall see what fails now and then; `.ci/run` allows one, and `npm test` names who needed it.
  retries: Number(process.env.RETRIES ?? 0),
  // Generous: a busy machine is slow, not wrong.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  // One set of pictures for every machine.
  snapshotPathTemplate: '{testDir}/{testFilePath}-snapshots/{arg}{ext}',
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    baseURL: `http://127.0.0.1:${port}`,
    locale: 'tr-TR',
    // Animations cost every visit work: the tests about them ask for them.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      args: [...CHROMIUM_FLAGS, `--disable-features=${SWITCHED_OFF}`],
      ...(executablePath ? { executablePath } : {}),
    },
  },
  ...(site && {
    webServer: {
      command: `${build} ${vite} preview --base ${site.base} --outDir ${site.folder} --port ${port} --strictPort`,
      url: `http://127.0.0.1:${port}`,
      reuseExistingServer: !isBuilt,
      timeout: 180_000,
    },
  }),
})
