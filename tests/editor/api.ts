import { readdirSync, readFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { join } from 'node:path'
import { createAdaptorServer } from '@hono/node-server'
import { expect } from 'vitest'
import type { Person } from '../../scripts/editor/access/sessions.ts'
import { EditorApi } from '../../scripts/editor/server/api.ts'
import { createApp } from '../../scripts/editor/server/app.ts'
import type { ContentList } from '../../scripts/editor/server/content-list.ts'
import { originHere } from '../../scripts/editor/server/start-editor.ts'
import { contentFolder } from '../support/content-folder.ts'
import { listen, send } from './http.ts'

// biome-ignore lint/suspicious/noExplicitAny: values of many shapes, changed by hand.
export type Values = any

/** `refused` is why a step was not carried out; every other answer is `body`. */
type Answer = { status: number; body: Values; refused?: Record<string, unknown> & { error: string } }

type Headers = Record<string, string | undefined>

export type TestApi = {
  root: string
  /** Sends what the form would send; `headers` replace what it would say about itself. */
  ask: (body: unknown, headers?: Headers) => Promise<Answer>
  /** Sends it as somebody who has signed in. @throws Refusal */
  askAs: (person: Person, body: object) => Promise<Values>
  /** What a request is refused with; nothing is written then. */
  refusal: (body: object) => Promise<Answer['refused']>
  /** Asks for a picture of the content folder, or for another address, the way an `<img>` does. */
  picture: (name: string, headers?: Headers) => Promise<number>
  /** An entry as the form gets it. */
  open: (path: string) => Promise<{ values: Values; version: string }>
  /** Opens an entry and saves it with some values changed. */
  edit: (path: string, change: (values: Values) => void) => Promise<Answer>
  read: (path: string) => string
  /** Every file of the content folder, by path. */
  snapshot: () => Record<string, string>
  /** Takes over what others have published, as every minute. */
  follow: () => Promise<unknown>
  close: () => void
}

/**
 * The editor's server side, over HTTP, on a small content folder.
 *
 * @param folder A content folder that is there already.
 */
export async function testApi(changes: Parameters<typeof contentFolder>[0] = {}, folder?: string): Promise<TestApi> {
  const root = folder ?? (await contentFolder(changes))
  const api = new EditorApi(root)
  const app = createApp({
    api,
    findClient: () => Promise.reject(new Error('These tests have no pages.')),
    originOf: originHere,
  })
  const { port, close } = await listen(createAdaptorServer({ fetch: app.fetch }) as Server)

  const ask: TestApi['ask'] = async (body, headers = {}) => {
    const own = { origin: `http://127.0.0.1:${port}`, 'content-type': 'application/json' }
    const sent = typeof body === 'string' ? body : JSON.stringify(body)
    const { status, text } = await send(port, '/editor/api', {
      method: 'POST',
      headers: { ...own, ...headers },
      body: sent,
    })
    const answer = JSON.parse(text)
    return { status, body: answer, ...('refused' in answer ? { refused: answer.refused } : {}) }
  }

  const open: TestApi['open'] = async (path) => {
    const { entries } = (await ask({ action: 'content' })).body as ContentList
    const entry = entries.find((each) => each.path === path)
    return { values: entry?.values, version: entry?.version ?? '' }
  }

  const snapshot = () =>
    Object.fromEntries(
      readdirSync(root, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
        .map((file) => [file.slice(root.length + 1), readFileSync(file, 'latin1')]),
    )

  return {
    root,
    ask,
    async refusal(body) {
      const before = snapshot()
      const { refused } = await ask(body)
      expect(refused).toBeDefined()
      expect(snapshot()).toEqual(before)
      return refused
    },
    askAs: (person, body) => api.answer(body, person),
    open,
    picture: async (name, headers = {}) =>
      (await send(port, name.startsWith('/') ? name : `/editor/pictures/${name}`, { headers })).status,
    async edit(path, change) {
      const { values, version } = await open(path)
      change(values)
      return ask({ action: 'save', path, values, opened: version })
    },
    read: (path) => readFileSync(join(root, path), 'utf8'),
    snapshot,
    follow: () => api.follow(),
    close,
  }
}
