import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { chromium } from '@playwright/test'

/** Where Linux distributions and macOS put the Chromium or Chrome people browse with. */
const WHOLE = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** The one without a window tests a third faster, but keeps no page to go back to. */
const WITHOUT_WINDOW = '/usr/bin/chromium-headless-shell'

/**
 * Starts Chromium without a window, a sandbox of its own (root has none) or calls home. Letters stand where they do on
 * a screen of today: the one without a window would put each on a whole pixel.
 */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--font-render-hinting=none',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * @param kind `whole` for what only a browser with everything does, or to measure what visitors get; otherwise the one
 *   without a window is taken where there is one.
 * @returns The path of a Chromium on this machine: `CHROMIUM_PATH`, a usual place, or what Playwright has installed.
 */
export function findChromium(kind: 'quick' | 'whole' = 'quick'): string | undefined {
  const quick = kind === 'quick' ? [WITHOUT_WINDOW] : []
  const places = [process.env.CHROMIUM_PATH, ...quick, ...WHOLE, chromium.executablePath()]
  return places.find((place) => place !== undefined && place !== '' && existsSync(place))
}

/**
 * Finds a whole Chromium or gets one: with apt on Debian as root, where the quick one comes with it, with Playwright's
 * installer elsewhere.
 *
 * @param kind As for `findChromium`.
 * @throws Error that says in one sentence what to install, when neither works.
 */
export function ensureChromium(kind?: 'quick' | 'whole'): string {
  const found = findChromium('whole') && findChromium(kind)
  if (found) return found
  try {
    if (isDebianRoot()) {
      run('apt-get', ['update', '-qq'])
      run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'chromium-headless-shell'])
    } else {
      run('npx', ['playwright', 'install', 'chromium'])
    }
  } catch {
    // What matters is whether there is a browser now; the installer has printed what went wrong.
  }
  const installed = findChromium('whole') && findChromium(kind)
  if (!installed)
    throw new Error('No Chromium found: install Chromium or Chrome, or set CHROMIUM_PATH to its program file.')
  return installed
}

function isDebianRoot(): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/etc/os-release')) return false
  return /^ID(_LIKE)?=.*debian/m.test(readFileSync('/etc/os-release', 'utf8'))
}

function run(command: string, parameters: string[]): void {
  execFileSync(command, parameters, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
}
