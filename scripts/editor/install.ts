import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isRunning } from './is-running.ts'

const EDITOR = fileURLToPath(new URL('.', import.meta.url))
const LOCK_FILE = join(EDITOR, 'package-lock.json')

/** Written last: an install that was broken off is done again. */
const STAMP = join(EDITOR, 'node_modules/.installed-lock.json')

/** One install at a time, also when several programs want it: the process that installs writes its number here. */
const TURN = join(EDITOR, '../../node_modules/.cache/editor-install.pid')

/** @returns Whether what is installed is what the lock file asks for. */
export function isInstalled(): boolean {
  return existsSync(STAMP) && readFileSync(STAMP, 'utf8') === readFileSync(LOCK_FILE, 'utf8')
}

/**
 * Gets the editor's libraries, which are no part of the site's own install, unless they are there.
 *
 * @param log Told once when there is something to wait for.
 * @throws Error that says in one sentence what to run.
 */
export async function installOnce(log: (text: string) => void): Promise<void> {
  if (isInstalled()) return
  log('Düzenleyicinin paketleri bir kez kuruluyor; bir iki dakika sürebilir…')
  while (!takeTurn()) await new Promise((resolve) => setTimeout(resolve, 500))
  try {
    if (isInstalled()) return
    await runInstall()
    writeFileSync(STAMP, readFileSync(LOCK_FILE))
  } finally {
    rmSync(TURN, { force: true })
  }
}

function takeTurn(): boolean {
  // An install that was broken off has not given its turn back.
  if (existsSync(TURN) && !isRunning(Number(readFileSync(TURN, 'utf8')))) rmSync(TURN, { force: true })
  mkdirSync(dirname(TURN), { recursive: true })
  try {
    writeFileSync(TURN, String(process.pid), { flag: 'wx' })
    return true
  } catch {
    return false
  }
}

function runInstall(): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn('npm', ['ci', '--no-audit', '--no-fund'], {
      cwd: EDITOR,
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32',
    })
    const fail = () =>
      reject(
        new Error(
          'Düzenleyicinin paketleri kurulamadı; yeniden denemek için: npm --prefix scripts/editor ci ' +
            '(The editor could not be installed; run that command to try again.)',
        ),
      )
    child.on('error', fail)
    child.on('exit', (code) => (code === 0 ? resolve() : fail()))
  })
}
