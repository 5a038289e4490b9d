import { existsSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { PNG } from '../support/valid-content.ts'
import { type TestApi, testApi } from './api.ts'

let api: TestApi

beforeEach(async () => {
  api = await testApi()
  return api.close
})

/** What every request that writes or reads a path is answered. */
async function askAll(path: string): Promise<number[]> {
  const answers = [
    await api.ask({ action: 'save', path, values: { brand: 'Yeni' }, opened: null }),
    await api.ask({ action: 'preview', path, values: { brand: 'Yeni' } }),
    await api.ask({ action: 'remove', path, opened: '0'.repeat(64) }),
    await api.ask({ action: 'add-picture', picture: { path, content: PNG.toString('base64') } }),
  ]
  return answers.map(({ status }) => status)
}

describe('nothing outside of the content folder can be written, read or removed', () => {
  test.each([
    'content/pages/../../package.json',
    'content/pages/%2e%2e/x.md',
    'content\\pages\\x.md',
    '/etc/passwd',
    'content/README.md',
    'content/images/kötü ad.png',
    'content/services/nul.md',
    'content/pages/x.md\n.png',
  ])('%s', async (path) => {
    const before = api.snapshot()
    expect(await askAll(path)).toEqual([403, 403, 403, 403])
    expect(api.snapshot()).toEqual(before)
  })

  test.each([
    ['a file of the content', 'site.json', 'navigation.json'],
    ['a file elsewhere', 'site.json', '../elsewhere.json'],
    ['nothing', 'site.json', '../new.json'],
    ['a folder elsewhere', 'images', '../elsewhere'],
  ])('a link that leads to %s', async (_, name, target) => {
    mkdirSync(join(api.root, '../elsewhere'))
    writeFileSync(join(api.root, '../elsewhere.json'), '{ "brand": "Başkası" }')
    rmSync(join(api.root, name), { recursive: true, force: true })
    symlinkSync(target, join(api.root, name))
    const before = api.snapshot()
    const path = name === 'images' ? 'content/images/yeni.png' : `content/${name}`
    expect(await askAll(path)).toEqual([403, 403, 403, 403])
    expect(api.snapshot()).toEqual(before)
    expect(existsSync(join(api.root, '../new.json'))).toBe(false)
    expect(readdirSync(join(api.root, '../elsewhere'))).toEqual([])
  })

  test('a picture that is a link to elsewhere is neither listed nor sent', async () => {
    writeFileSync(join(api.root, '../elsewhere.png'), PNG)
    symlinkSync('../../elsewhere.png', join(api.root, 'images/yeni.png'))
    const { body } = await api.ask({ action: 'content' })
    const names = body.pictures.map(({ name }: { name: string }) => name)
    expect(names).toContain('kart.png')
    expect(names).not.toContain('yeni.png')
    const asked = ['kart.png', 'yeni.png', '../site.json', '%2e%2e/site.json', '/editor/drafts/../site.json']
    const statuses = await Promise.all(asked.map((name) => api.picture(name)))
    expect(statuses).toEqual([200, 404, 404, 404, 404])
  })
})

describe('only the page of the editor itself is answered', () => {
  test.each<[string, Record<string, string | undefined>, number]>([
    ['a page elsewhere', { origin: 'https://example.com' }, 403],
    ['another program on this machine', { origin: 'http://127.0.0.1:3000' }, 403],
    ['a name made to point here', { host: 'evil.example:80', origin: 'http://evil.example:80' }, 403],
    ['a request that names no page', { origin: undefined }, 403],
    ['what the browser calls foreign', { 'sec-fetch-site': 'cross-site' }, 403],
    ['a plain form', { 'content-type': 'text/plain' }, 415],
  ])('%s', async (_, headers, expected) => {
    const before = api.snapshot()
    const { values, version } = await api.open('content/site.json')
    const save = { action: 'save', path: 'content/site.json', values: { ...values, brand: 'X' }, opened: version }
    expect((await api.ask(save, headers)).status).toBe(expected)
    expect(api.snapshot()).toEqual(before)
    // Pictures are no more for others than the rest; an <img> of the form names no page.
    if (expected === 403 && headers.origin !== undefined) expect(await api.picture('kart.png', headers)).toBe(403)
  })

  test('what is far too large is refused with a sentence, and what nobody meant keeps nobody busy', async () => {
    const { status, body } = await api.ask(`"${'a'.repeat(40_000_000)}"`)
    expect({ status, error: body.error }).toMatchObject({ status: 413, error: expect.stringContaining('çok büyük') })
    for (const nonsense of ['', 'null', '[]', '{"action":"save"}', `${'['.repeat(100_000)}${']'.repeat(100_000)}`]) {
      expect((await api.ask(nonsense)).status).toBe(400)
    }
  })
})

test.each<[string, string, Buffer | string]>([
  ['a text that calls itself a picture', 'yeni.png', 'merhaba'],
  ['a picture that is too large', 'yeni.png', Buffer.concat([PNG, Buffer.alloc(6_000_000)])],
  ['a drawing with a program in it', 'yeni.svg', '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'],
  ['another picture in the place of one', 'kart.png', Buffer.concat([PNG, Buffer.from([0])])],
])('%s is refused', async (_, name, bytes) => {
  const picture = { path: `content/images/${name}`, content: Buffer.from(bytes).toString('base64') }
  expect(await api.refusal({ action: 'add-picture', picture })).toBeDefined()
})
