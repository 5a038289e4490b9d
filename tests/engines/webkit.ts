import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { endProgram, findProgram, freePort, startProgram } from './child.ts'
import { type Engine, keyPress, pageScript, pointerPress } from './engine.ts'

/** WebKitGTK runs without a sandbox here: root has none, and it only ever sees this site. */
const ENVIRONMENT = { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1', GDK_BACKEND: 'x11', LIBGL_ALWAYS_SOFTWARE: '1' }

/** The driver, the browser and the screen it needs: `apt-get install webkit2gtk-driver xvfb`. */
const [DRIVER, BROWSER, SCREEN] = [findProgram('WebKitWebDriver'), findMiniBrowser(), findProgram('Xvfb')]

export const isWebKitInstalled = Boolean(DRIVER && BROWSER && SCREEN)

/** WebKitGTK by classic WebDriver, on a screen of its own that nobody sees. */
export async function startWebKit(): Promise<Engine> {
  const children: ChildProcess[] = []
  const endAll = async () => {
    for (const child of children.reverse()) await endProgram(child)
  }
  try {
    const screen = await startProgram(
      SCREEN ?? '',
      ['-displayfd', '3', '-screen', '0', '1920x1400x24', '-nolisten', 'tcp'],
      /^(\d+)\n/,
    )
    children.push(screen.child)
    const port = await freePort()
    const driver = await startDriver(DRIVER ?? '', port, `:${screen.said}`)
    children.push(driver)
    return await startSession(`http://127.0.0.1:${port}`, BROWSER ?? '', endAll)
  } catch (error) {
    await endAll()
    throw error
  }
}

/** Debian keeps it beside the library, whose folder carries the machine's kind. */
function findMiniBrowser(): string | undefined {
  const places = ['x86_64', 'aarch64'].flatMap((machine) =>
    ['4.1', '4.0', '6.0'].flatMap((version) =>
      ['webkit2gtk', 'webkitgtk'].map((name) => `/usr/lib/${machine}-linux-gnu/${name}-${version}/MiniBrowser`),
    ),
  )
  return [process.env.WEBKIT_PATH ?? '', ...places].find((place) => existsSync(place))
}

/** The driver says nothing when it is ready, so it is asked. */
async function startDriver(program: string, port: number, display: string): Promise<ChildProcess> {
  const child = spawn(program, [`--port=${port}`, '--host=127.0.0.1'], {
    env: { ...process.env, ...ENVIRONMENT, DISPLAY: display },
    stdio: 'ignore',
  })
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const answer = await fetch(`http://127.0.0.1:${port}/status`).catch(() => undefined)
    if (answer?.ok) return child
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  await endProgram(child)
  throw new Error(`${program} does not answer.`)
}

async function startSession(driver: string, binary: string, endAll: () => Promise<void>): Promise<Engine> {
  const { sessionId } = await call<{ sessionId: string }>(`${driver}/session`, {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } } },
  })
  const session = `${driver}/session/${sessionId}`
  const perform = (source: object) => call(`${session}/actions`, { actions: [source] })
  const evaluate: Engine['evaluate'] = async (script, ...values) => {
    const body = { script: `const values = [...arguments]; ${pageScript(script)}`, args: values }
    try {
      return await call(`${session}/execute/sync`, body)
    } catch (error) {
      // The document of a former address was left meanwhile: the next one answers.
      if (!String(error).includes('before the unload event')) throw error
      return call(`${session}/execute/sync`, body)
    }
  }

  return {
    evaluate,
    open: async (url) => void (await call(`${session}/url`, { url })),
    reload: async () => void (await call(`${session}/refresh`, {})),
    back: async () => void (await call(`${session}/back`, {})),
    forward: async () => void (await call(`${session}/forward`, {})),
    resize: async (width, height) => {
      await call(`${session}/window/rect`, { width, height })
      // The window's own bars take their part of it.
      const inner = await evaluate(() => ({ width: window.innerWidth, height: window.innerHeight }))
      await call(`${session}/window/rect`, { width: 2 * width - inner.width, height: 2 * height - inner.height })
    },
    pressAt: async (x, y) => void (await perform(pointerPress(x, y))),
    press: async (key) => void (await perform(keyPress(key))),
    // Classic WebDriver has no console.
    complaints: () => undefined,
    close: async () => {
      await call(session, undefined, 'DELETE').catch(() => {})
      await endAll()
    },
  }
}

/** @throws Error with the driver's words when it refuses. */
async function call<Result>(url: string, body: object | undefined, method = 'POST'): Promise<Result> {
  const answer = await fetch(url, { method, ...(body ? { body: JSON.stringify(body) } : {}) })
  const { value } = (await answer.json()) as { value: Result & { error?: string; message?: string } }
  if (!answer.ok) throw new Error(`${value.error}: ${value.message}`)
  return value
}
