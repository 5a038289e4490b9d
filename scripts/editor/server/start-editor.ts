import type { Server } from 'node:http'
import { join, resolve } from 'node:path'
import { createAdaptorServer } from '@hono/node-server'
import { Sessions } from '../access/sessions.ts'
import { type AccessSettings, SettingsError } from '../access/settings.ts'
import { signIn } from '../access/sign-in.ts'
import { Clone, removeLocks } from '../publish/clone.ts'
import { Git } from '../publish/git.ts'
import { PROJECT } from '../sources.mjs'
import { EditorApi } from './api.ts'
import { createApp } from './app.ts'
import { buildForm } from './build-form.ts'
import { Refusal } from './refusal.ts'
import { readIfThere } from './write-files.ts'

/** Names of this machine. */
const OWN_HOSTS = ['127.0.0.1', 'localhost', '[::1]']

/** How often others' work is fetched. */
const FOLLOW_MS = 60_000

export type EditorOptions = {
  /** The content folder; the project's own when it is left out. */
  root?: string
  /** 0 for any free port. */
  port: number
  /** For the form at an address; without it only this machine is answered, and nobody signs in. */
  access?: AccessSettings
  /** Called once when newer code of the form has been published, which only a new start runs. */
  onNewCode?: () => void
}

export type RunningEditor = { url: string; close: () => Promise<void> }

/**
 * Serves the form on 127.0.0.1.
 *
 * @throws Error with the code `EADDRINUSE` if the port is taken.
 */
export async function startEditor(options: EditorOptions): Promise<RunningEditor> {
  const { access } = options
  const root = resolve(PROJECT, options.root ?? 'content')
  if (access) await assertClone(root)
  const client = await buildForm()
  const api = new EditorApi(root)
  const app = createApp({
    api,
    // At an address sources change with a restart only.
    findClient: access ? () => Promise.resolve(client) : buildForm,
    originOf: access ? originAt(access.origin) : originHere,
    access: access && (await signInAt(root, access)),
  })
  const server = createAdaptorServer({ fetch: app.fetch }) as Server
  await new Promise<void>((done, fail) => {
    server.once('error', fail).listen(options.port, '127.0.0.1', done)
  })
  const follow = async () => {
    if (!(await api.follow())) return
    clearInterval(timer)
    options.onNewCode?.()
  }
  const timer = setInterval(follow, FOLLOW_MS)
  void follow()
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return {
    url: access ? `${access.origin}/editor/` : `http://127.0.0.1:${port}/editor/`,
    close: async () => {
      clearInterval(timer)
      const closed = new Promise((done) => server.close(done))
      server.closeAllConnections()
      await closed
    },
  }
}

/** @returns The origin under a name of this machine; nothing for any other `Host`. */
export function originHere(host: string): string | undefined {
  return OWN_HOSTS.includes(host.replace(/:\d+$/, '')) ? `http://${host}` : undefined
}

/** The same for the form at an address. */
export function originAt(origin: string): (host: string) => string | undefined {
  return (host) => (host === new URL(origin).host ? origin : undefined)
}

async function signInAt(root: string, settings: AccessSettings) {
  const git = new Git(root)
  const folder = await git.text(['rev-parse', '--absolute-git-dir'])
  // Nobody else works in this clone.
  removeLocks(folder)
  const contact = await git.find(['config', 'editor.contact'])
  return signIn({
    settings,
    sessions: new Sessions(join(folder, 'editor-sessions.json')),
    whomToAsk: () => contact ?? siteEmail(root) ?? 'bu siteyi kuran geliştirici',
  })
}

/** @throws SettingsError if the form could not publish from here. */
async function assertClone(root: string): Promise<void> {
  await Clone.open(root).catch((error: unknown) => {
    throw error instanceof Refusal ? new SettingsError([error.message]) : error
  })
}

/** The company's own address, which everybody can read on the site. */
function siteEmail(root: string): string | undefined {
  try {
    return JSON.parse(String(readIfThere(join(root, 'site.json')))).contact.email
  } catch {
    return undefined
  }
}
