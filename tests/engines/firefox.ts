import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BidiConnection } from './bidi.ts'
import { endProgram, findProgram, startProgram } from './child.ts'
import { type Engine, keyPress, pageScript, pointerPress } from './engine.ts'

type LogEntry = { level: string; text: string | null }
type Evaluated =
  | { type: 'success'; result: { value?: string } }
  | { type: 'exception'; exceptionDetails: { text: string } }

/** Firefox on this machine: `apt-get install firefox-esr`. */
export const FIREFOX = process.env.FIREFOX_PATH ?? findProgram('firefox-esr', 'firefox')

/** Firefox by WebDriver BiDi, which it speaks itself: no other program is needed. */
export async function startFirefox(): Promise<Engine> {
  const profile = await mkdtemp(join(tmpdir(), 'firefox-'))
  const { child, said: address } = await startProgram(
    FIREFOX ?? '',
    ['--headless', '--remote-debugging-port', '0', '--profile', profile, '--no-remote'],
    /listening on (ws:\/\/\S+)/,
    { HOME: profile },
  )
  const bidi = await BidiConnection.open(`${address}/session`)
  await bidi.call('session.new', { capabilities: {} })
  // The tab it starts with leaves the focus in the address bar.
  const { context } = await bidi.call<{ context: string }>('browsingContext.create', { type: 'tab' })
  const complaints: string[] = []
  bidi.on('log.entryAdded', ({ level, text }: LogEntry) => {
    if (level === 'error' || level === 'warn') complaints.push(text ?? '')
  })
  await bidi.call('session.subscribe', { events: ['log.entryAdded'] })

  const perform = (source: object) => bidi.call('input.performActions', { context, actions: [source] })
  const traverse = (delta: number) => bidi.call('browsingContext.traverseHistory', { context, delta })

  return {
    open: async (url) => void (await bidi.call('browsingContext.navigate', { context, url, wait: 'complete' })),
    reload: async () => void (await bidi.call('browsingContext.reload', { context, wait: 'complete' })),
    back: async () => void (await traverse(-1)),
    forward: async () => void (await traverse(1)),
    resize: async (width, height) =>
      void (await bidi.call('browsingContext.setViewport', { context, viewport: { width, height } })),
    evaluate: async (script, ...values) => {
      const outcome = await bidi.call<Evaluated>('script.callFunction', {
        target: { context },
        functionDeclaration: `async (text) => { const values = JSON.parse(text); const result = await (() => { ${pageScript(script)} })(); return JSON.stringify(result) }`,
        arguments: [{ type: 'string', value: JSON.stringify(values) }],
        awaitPromise: true,
      })
      if (outcome.type === 'exception') throw new Error(outcome.exceptionDetails.text)
      return outcome.result.value === undefined ? undefined : JSON.parse(outcome.result.value)
    },
    pressAt: async (x, y) => void (await perform(pointerPress(x, y))),
    press: async (key) => void (await perform(keyPress(key))),
    complaints: () => complaints,
    close: async () => {
      bidi.close()
      await endProgram(child)
      await rm(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
