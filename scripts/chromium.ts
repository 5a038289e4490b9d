import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { chromium } from '@playwright/test'

/** Where Linux distributions and macOS put Chromium or Chrome; first the one without a window, which tests a third faster. */
const USUAL_PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

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

/** @returns The path of a Chromium on this machine: `CHROMIUM_PATH`, a usual place, or what Playwright has installed. */
export function findChromium(): string | undefined {
  const places = [process.env.CHROMIUM_PATH, ...USUAL_PLACES, chromium.executablePath()]
  return places.find((place) => place !== undefined && place !== '' && existsSync(place))
}

/**
 * Finds a Chromium or gets one: with apt on Debian as root, with Playwright's installer elsewhere.
 *
 * @throws Error that says in one sentence what to install, when neither works.
 */
export function ensureChromium(): string {
  const found = findChromium()
  if (found) return found
  try {
    if (isDebianRoot()) {
      run('apt-get', ['update', '-qq'])
      run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell'])
    } else {
      run('npx', ['playwright', 'install', 'chromium'])
    }
  } catch {
    // What matters is whether there is a browser now; the installer has printed what went wrong.
  }
  const installed = findChromium()
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
