import { mkdtempSync, readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createAdaptorServer } from '@hono/node-server'
import { Provider } from 'oidc-provider'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { SESSION_SECONDS, Sessions } from '../../scripts/editor/access/sessions.ts'
import { isAllowed, readAccessSettings } from '../../scripts/editor/access/settings.ts'
import { signIn } from '../../scripts/editor/access/sign-in.ts'
import { EditorApi } from '../../scripts/editor/server/api.ts'
import { createApp } from '../../scripts/editor/server/app.ts'
import { originAt } from '../../scripts/editor/server/start-editor.ts'
import { contentFolder } from '../support/content-folder.ts'
import { type Listening, listen, type Reply, type Sent, send } from './http.ts'

const ORIGIN = 'https://icerik.deneme.example'
const CLIENT = { client_id: 'form', client_secret: 'the secret of the form at the provider' }

const accounts: Record<string, { email: string; email_verified: boolean; name: string }> = {
  ayse: { email: 'Ayse@deneme.example', email_verified: true, name: 'Ayşe Yılmaz' },
  can: { email: 'can@baska.example', email_verified: true, name: 'Can' },
  veli: { email: 'veli@deneme.example', email_verified: false, name: 'Veli' },
  ece: { email: 'ece@yakin.example', email_verified: true, name: 'Ece' },
}

const environment = (issuer: string) => ({
  EDITOR_ORIGIN: ORIGIN,
  EDITOR_OIDC_ISSUER: issuer,
  EDITOR_OIDC_CLIENT_ID: CLIENT.client_id,
  EDITOR_OIDC_CLIENT_SECRET: CLIENT.client_secret,
  EDITOR_SESSION_SECRET: 'a secret of more than thirty-two characters',
  EDITOR_ALLOWED: 'ece@yakin.example, @Deneme.example',
  PORT: '5180',
})

let provider: Listening
let form: Listening
let sessionsFile: string

beforeAll(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.spyOn(console, 'info').mockImplementation(() => undefined)
  const server = createServer()
  provider = await listen(server)
  const oidc = new Provider(`http://127.0.0.1:${provider.port}`, {
    clients: [
      { ...CLIENT, redirect_uris: [`${ORIGIN}/oidc/callback`], token_endpoint_auth_method: 'client_secret_post' },
    ],
    claims: { email: ['email', 'email_verified'], profile: ['name'] },
    cookies: { keys: ['keys of the provider'] },
    findAccount: (_, id) => ({ accountId: id, claims: () => ({ sub: id, ...accounts[id] }) }),
    // Everybody has agreed that the form learns name and address.
    async loadExistingGrant({ oidc: { client, session, provider: here } }) {
      const grant = new here.Grant({ clientId: client?.clientId, accountId: session?.accountId })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
  })
  server.on('request', oidc.callback())
  return provider.close
})

beforeEach(async () => {
  sessionsFile = join(mkdtempSync(join(tmpdir(), 'sessions-')), 'sessions.json')
  await startForm()
})

afterEach(() => {
  form.close()
  vi.useRealTimers()
})

async function startForm(changed: { EDITOR_ALLOWED?: string } = {}) {
  const settings = readAccessSettings({ ...environment(`http://127.0.0.1:${provider.port}`), ...changed })
  const access = signIn({ settings, sessions: new Sessions(sessionsFile), whomToAsk: () => 'Ece, ece@yakin.example' })
  const app = createApp({
    api: new EditorApi(await contentFolder()),
    findClient: () => Promise.reject(new Error('These tests have no pages.')),
    originOf: originAt(ORIGIN),
    access,
  })
  form = await listen(createAdaptorServer({ fetch: app.fetch }) as Server)
}

const TYPED = { 'content-type': 'application/x-www-form-urlencoded' }

/** A browser with its cookies. The form is reached as through the proxy that ends TLS. */
function browser() {
  /** Cookies by host. */
  const jars: Record<string, Map<string, string>> = {}
  const jar = (host = new URL(ORIGIN).host) => (jars[host] ??= new Map())

  async function visit(address: string, { headers, ...more }: Sent = {}): Promise<Reply> {
    const url = new URL(address, ORIGIN)
    const { port } = url.origin === ORIGIN ? form : provider
    const cookies = jar(url.host)
    const cookie = [...cookies].map((pair) => pair.join('=')).join('; ')
    const sent = { host: url.host, accept: 'text/html', ...(cookie ? { cookie } : {}), ...headers }
    const reply = await send(port, url.pathname + url.search, { ...more, headers: sent })
    for (const line of reply.headers['set-cookie'] ?? []) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (/Max-Age=0|expires=Thu, 01 Jan 1970/i.test(line)) cookies.delete(name)
      else cookies.set(name, value)
    }
    return reply
  }

  /** Signs in at the provider. @returns The URL the provider sends the browser back to. */
  async function signInAtProvider(account: string, to = ''): Promise<string> {
    let { headers } = await visit(`/oidc/login${to}`)
    for (let step = 0; step < 6; step += 1) {
      const next = new URL(headers.location ?? '', `http://127.0.0.1:${provider.port}`).href
      if (next.startsWith(ORIGIN)) return next
      const { headers: reached, status } = await visit(next)
      const body = `prompt=login&login=${account}&password=x`
      headers = status === 200 ? (await visit(next, { method: 'POST', headers: TYPED, body })).headers : reached
    }
    throw new Error('The provider does not send the browser back.')
  }

  const post = (path: string, type: object, headers: object, body: string) =>
    visit(path, { method: 'POST', headers: { origin: ORIGIN, ...type, ...headers }, body })
  const ask = (headers = {}) =>
    post('/editor/api', { 'content-type': 'application/json' }, headers, '{"action":"content"}')
  const signOut = (body = '', headers = {}) => post('/oidc/logout', TYPED, headers, body)
  const enter = async (account: string) => visit(await signInAtProvider(account))
  return { visit, signInAtProvider, enter, ask, signOut, jar }
}

test('somebody allowed signs in, and lands where the link has led', async () => {
  const ayse = browser()
  expect((await ayse.visit('/editor/')).text).toContain('Giriş yap')
  const { status, headers } = await ayse.visit(await ayse.signInAtProvider('ayse', '?to=/editor/%23content/site.json'))
  expect({ status, to: headers.location }).toEqual({ status: 302, to: '/editor/#content/site.json' })
  expect((await ayse.ask()).status).toBe(200)
  const ece = browser()
  await ece.enter('ece')
  expect((await ece.ask()).status).toBe(200)
})

test.each(['https://evil.example/editor/', '//evil.example/editor/', '/oidc/signed-out'])(
  'a link to the sign-in leads nowhere else: %s',
  async (to) => {
    const ayse = browser()
    const { headers } = await ayse.visit(await ayse.signInAtProvider('ayse', `?to=${encodeURIComponent(to)}`))
    expect(headers.location).toBe('/editor/')
  },
)

test('the cookies are signed and only for this host, over TLS, out of reach of scripts', async () => {
  const ayse = browser()
  const callback = await ayse.signInAtProvider('ayse')
  const { headers } = await ayse.visit(callback)
  const [cookie = ''] = (headers['set-cookie'] ?? []).filter((line) => line.startsWith('__Host-oturum='))
  expect(cookie).toContain(`Max-Age=${SESSION_SECONDS}; Path=/; HttpOnly; Secure; SameSite=Lax`)
  expect(cookie).not.toContain('Domain')
  const value = ayse.jar().get('__Host-oturum') ?? ''
  ayse.jar().set('__Host-oturum', `${value.startsWith('x') ? 'y' : 'x'}${value.slice(1)}`)
  expect((await ayse.ask()).status).toBe(401)
  // The file of sessions is of no use to whoever reads it.
  expect(readFileSync(sessionsFile, 'utf8')).not.toContain(decodeURIComponent(value).split('.')[0])
})

test.each([
  ['who is not allowed', 'can', 'can@baska.example hesabına'],
  ['whose address nobody has verified', 'veli', 'doğrulamamış'],
])('somebody %s reads whom to ask, and has no session', async (_, account, words) => {
  const someone = browser()
  const { status, text } = await someone.enter(account)
  expect(status).toBe(403)
  expect(text).toContain(words)
  expect(text).toContain('Ece, ece@yakin.example')
  expect((await someone.ask()).status).toBe(401)
})

describe('a callback is refused', () => {
  test('with another state; what is logged holds neither code nor token', async () => {
    const ayse = browser()
    const callback = await ayse.signInAtProvider('ayse')
    vi.mocked(console.warn).mockClear()
    expect((await ayse.visit(callback.replace(/state=[^&]+/, 'state=other'))).status).toBe(400)
    expect((await ayse.ask()).status).toBe(401)
    const said = vi.mocked(console.warn).mock.calls.join()
    expect(said).toMatch(/^Sign-in failed at callback: /)
    expect(said).not.toContain(new URL(callback).searchParams.get('code'))
  })

  test('in a browser that has not begun it', async () => {
    const callback = await browser().signInAtProvider('ayse')
    const other = browser()
    expect((await other.visit(callback)).status).toBe(400)
    expect((await other.ask()).status).toBe(401)
  })

  test('with a code that has been used, also by whoever kept the cookie', async () => {
    const ayse = browser()
    const callback = await ayse.signInAtProvider('ayse')
    const attempt = ayse.jar().get('__Host-giris') ?? ''
    expect((await ayse.visit(callback)).status).toBe(302)
    const thief = browser()
    expect((await thief.visit(callback, { headers: { cookie: `__Host-giris=${attempt}` } })).status).toBe(400)
    expect((await thief.ask()).status).toBe(401)
  })
})

describe('a session', () => {
  test('ends after a working day, also for a browser that keeps the cookie', async () => {
    const ayse = browser()
    await ayse.enter('ayse')
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + (SESSION_SECONDS - 60) * 1000 })
    expect((await ayse.ask()).status).toBe(200)
    vi.setSystemTime(Date.now() + 61_000)
    const { status, text } = await ayse.ask()
    expect({ status, ...JSON.parse(text) }).toMatchObject({ status: 401, signIn: true })
  })

  test('outlives a restart, unless its owner has been taken off the list', async () => {
    const ayse = browser()
    await ayse.enter('ayse')
    form.close()
    await startForm()
    expect((await ayse.ask()).status).toBe(200)
    form.close()
    await startForm({ EDITOR_ALLOWED: 'ece@yakin.example' })
    expect((await ayse.ask()).status).toBe(401)
  })

  test('ends with the sign-out, of one device or of all', async () => {
    const [desk, phone, other] = [browser(), browser(), browser()]
    for (const each of [desk, phone]) await each.enter('ayse')
    await other.enter('ece')
    const kept = [...desk.jar()]
    expect((await desk.signOut()).headers.location).toBe('/oidc/signed-out')
    for (const [name, value] of kept) desk.jar().set(name, value)
    expect((await desk.ask()).status).toBe(401)
    expect((await phone.ask()).status).toBe(200)
    await desk.enter('ayse')
    await desk.signOut('everywhere=1')
    expect((await phone.ask()).status).toBe(401)
    expect((await other.ask()).status).toBe(200)
  })
})

describe('nothing but health and sign-in is answered', () => {
  test('without a session, but for health to who asks on this machine', async () => {
    const someone = browser()
    const paths = ['/', '/editor/', '/editor/preview', '/editor/assets/x.js', '/editor/pictures/kart.png']
    for (const path of paths) expect((await someone.visit(path)).status, path).toBe(401)
    expect((await someone.visit('/healthz', { headers: { host: '127.0.0.1:5180' } })).text).toBe('ok')
  })

  test.each<[string, Record<string, string>]>([
    ['a page elsewhere', { origin: 'https://example.com' }],
    ['a sister domain', { origin: 'https://www.deneme.example', 'sec-fetch-site': 'same-site' }],
    ['another name', { host: 'deneme.example' }],
    ['this machine', { host: '127.0.0.1', origin: 'http://127.0.0.1' }],
  ])('%s with the cookies of somebody signed in', async (_, headers) => {
    const ayse = browser()
    await ayse.enter('ayse')
    expect((await ayse.ask(headers)).status).toBe(403)
    expect((await ayse.signOut('', headers)).status).toBe(403)
    expect((await ayse.ask()).status).toBe(200)
  })

  test('and nobody who tries again and again', async () => {
    const someone = browser()
    const visit = async (addresses: string) =>
      (await someone.visit('/oidc/signed-out', { headers: { 'x-forwarded-for': addresses } })).status
    // What a browser claims stands before what the proxy has seen.
    for (let count = 0; count < 39; count += 1) await visit(`10.0.0.${count}, 203.0.113.9`)
    expect(await visit('10.0.0.99, 203.0.113.9')).toBe(429)
    expect(await visit('203.0.113.10')).toBe(200)
  })
})

describe('settings', () => {
  const good = environment('https://accounts.example.com')

  test.each(Object.keys(good))('%s is needed', (name) => {
    expect(() => readAccessSettings({ ...good, [name]: ' ' })).toThrow(`${name} is missing.`)
  })

  test('all that is wrong is told at once, and no secret', () => {
    const wrong = {
      ...good,
      EDITOR_ORIGIN: 'http://icerik.example.com/form',
      EDITOR_OIDC_ISSUER: 'accounts.example.com',
      EDITOR_SESSION_SECRET: 'short',
      EDITOR_OIDC_CLIENT_SECRET: 'short',
      EDITOR_ALLOWED: 'ece, @gmail.com, @deneme.example',
      PORT: 'eighty',
    }
    const read = () => readAccessSettings(wrong)
    for (const name of Object.keys(wrong).filter((each) => !/CLIENT/.test(each))) expect(read).toThrow(name)
    expect(read).toThrow('are the same')
    expect(read).not.toThrow(/\bshort\b|@deneme/)
  })

  test('an address belongs to a domain by its end only', () => {
    const allowed = ['ece@yakin.example', '@deneme.example']
    const others = ['x@kotu-deneme.example', 'x@deneme.example@kotu.example', 'deneme.example']
    const who = ['Ece@yakin.example', 'x@deneme.example', ...others]
    expect(who.filter((email) => isAllowed(email, allowed))).toEqual(who.slice(0, 2))
  })
})
