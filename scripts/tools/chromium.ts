import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { chromium } from '@playwright/test'

/** Install paths of Chromium and Chrome on Linux and macOS. */
const WHOLE = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** The headless shell: faster, but without a back/forward cache. */
const WITHOUT_WINDOW = '/usr/bin/chromium-headless-shell'

/**
 * Flags: no sandbox, which root cannot have, no background requests, and subpixel positioning of glyphs, which the
 * headless shell rounds to whole pixels.
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
 * @param kind `whole` for a full browser, as visitors have it; otherwise the headless shell where there is one.
 * @returns Path of a Chromium: `CHROMIUM_PATH`, an install path, or Playwright's own; `undefined` without one.
 */
export function findChromium(kind: 'quick' | 'whole' = 'quick'): string | undefined {
  const quick = kind === 'quick' ? [WITHOUT_WINDOW] : []
  const places = [process.env.CHROMIUM_PATH, ...quick, ...WHOLE, chromium.executablePath()]
  return places.find((place) => place !== undefined && place !== '' && existsSync(place))
}

/**
 * Finds a Chromium or installs one: with apt on Debian as root, otherwise with Playwright's installer.
 *
 * @param kind As for `findChromium`.
 * @throws Error that names what to install, when both fail.
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
    // The next line decides by the result; the installer has printed its error.
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
