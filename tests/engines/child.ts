import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { createServer } from 'node:net'

/** How long a program may take to say that it is ready; a busy machine needs its time. */
const READY_WITHIN_MS = 60_000

/** @returns Where a program is, `undefined` when this machine does not have it. */
export function findProgram(...names: string[]): string | undefined {
  for (const name of names) {
    try {
      return execFileSync('which', [name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
    } catch {
      // The next name, then.
    }
  }
  return undefined
}

/**
 * Starts a program and reads what it says until it is ready.
 *
 * @param ready The first group is what is returned.
 * @throws Error with the program's last words when it ends or keeps silent.
 */
export async function startProgram(
  program: string,
  parameters: string[],
  ready: RegExp,
  environment: Record<string, string> = {},
): Promise<{ child: ChildProcess; said: string }> {
  const child = spawn(program, parameters, {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  })
  let words = ''
  const said = await new Promise<string>((resolve, reject) => {
    const timer = setTimeout(() => fail('keeps silent'), READY_WITHIN_MS)
    const fail = (what: string) => {
      clearTimeout(timer)
      reject(new Error(`${program} ${what}: ${words.slice(-500)}`))
    }
    child.once('error', () => fail('cannot be started'))
    child.once('exit', () => fail('has ended'))
    for (const stream of child.stdio.slice(1)) {
      stream?.on('data', (data: Buffer) => {
        words += data
        const found = ready.exec(words)?.[1]
        if (found === undefined) return
        clearTimeout(timer)
        resolve(found)
      })
    }
  }).catch((error: unknown) => {
    child.kill()
    throw error
  })
  return { child, said }
}

/** Ends a program and waits until it is gone. */
export async function endProgram(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = new Promise((resolve) => child.once('exit', resolve))
  child.kill()
  await gone
}

/** @returns A port nobody listens on at this moment. */
export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
