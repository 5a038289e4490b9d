import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { PNG } from '../support/valid-content.ts'
import { type TestApi, testApi } from './api.ts'

let api: TestApi

beforeEach(async () => {
  api = await testApi()
})

afterEach(() => {
  api.close()
})

// biome-ignore lint/suspicious/noExplicitAny: values of many shapes, changed by hand.
type Values = any

describe('a mistake is refused with its message, and every file keeps its bytes', () => {
  test.each<[string, string, (values: Values) => void, string]>([
    [
      'a link to no page',
      'content/navigation.json',
      (v) => (v.header[1].link = '/hizmetlr'),
      'adresinde bir sayfa yok',
    ],
    ['a number used twice', 'content/navigation.json', (v) => (v.header[1].id = 1), 'iki yerde aynı'],
    [
      'a picture that is not there',
      'content/projects.json',
      (v) => (v.projects[0].imageUrl = 'images/yok.png'),
      'adında bir görsel yok',
    ],
    ['a card too few', 'content/projects.json', (v) => v.projects.pop(), '5 öge'],
    ['an address of another page', 'content/pages/hakkimizda.md', (v) => (v.path = '/iletisim'), 'iki yerde aynı'],
    ['the front page moved away', 'content/pages/anasayfa.md', (v) => (v.path = '/basla'), 'ana sayfa'],
    ['a text without its section', 'content/pages/iletisim.md', (v) => (v.body = 'Görünmeyen yazı.'), 'yazı'],
    ['a section without its text', 'content/pages/hakkimizda.md', (v) => (v.body = ''), 'metin'],
    [
      'framed words that are not in the title',
      'content/pages/anasayfa.md',
      (v) => (v.sections[0].focus = 'hiç yok'),
      'başlık',
    ],
    ['a second opening', 'content/pages/anasayfa.md', (v) => v.sections.push(v.sections[0]), 'Giriş'],
    ['a place in the list used twice', 'content/services/seo.md', (v) => (v.order = 2), 'iki yerde aynı'],
    ['a required text emptied', 'content/services/seo.md', (v) => (v.name = ''), 'boş'],
    ['a text that is too long', 'content/services/seo.md', (v) => (v.summary = 'a'.repeat(161)), '161 karakter'],
    ['a mail address with a space', 'content/site.json', (v) => (v.contact.email = 'a b@example.com'), 'E-posta'],
    ['a field nobody knows', 'content/site.json', (v) => (v.duyurular = []), 'adında bir alan yok'],
    ['HTML in a text', 'content/services/seo.md', (v) => (v.body = 'Bir <script>alert(1)</script> yazı.'), 'HTML'],
    ['a heading too high', 'content/services/seo.md', (v) => (v.body = '# En üst\n\nYazı.'), 'başlık'],
    ['a gap that is missing', 'content/interface.json', (v) => (v.visits = 'Ziyaret Sayısı'), '{n}'],
  ])('%s', async (_, path, change, words) => {
    const before = api.snapshot()
    const { status, body } = await api.edit(path, change)
    expect(status).toBe(422)
    expect(body.error?.toLocaleLowerCase('tr')).toContain(words.toLocaleLowerCase('tr'))
    expect(body.error).toMatch(/Beklenen: .+\nDüzeltme: /)
    expect(body.error).not.toContain('drafts')
    expect(api.snapshot()).toEqual(before)
  })
})

test('a save that is fine changes that file and nothing else', async () => {
  const before = api.snapshot()
  const { status } = await api.edit('content/services/seo.md', (values: Values) => {
    values.name = 'SEO Çalışması'
  })
  expect(status).toBe(200)
  const after = api.snapshot()
  expect({ ...after, 'services/seo.md': before['services/seo.md'] }).toEqual(before)
  expect(readFileSync(join(api.root, 'services/seo.md'), 'utf8')).toContain('name: SEO Çalışması')
})

describe('nothing outside of the content folder can be written, read or removed', () => {
  test.each([
    'vite.config.ts',
    'content/../package.json',
    'content/pages/../../package.json',
    'content/pages/%2e%2e/x.md',
    'content\\pages\\x.md',
    '/etc/passwd',
    'content//etc/passwd',
    'content/README.md',
    'content/pages/.x.md',
    'content/pages/alt/x.md',
    'content/pages/Yeni Sayfa.md',
    'content/images/../site.json',
    'content/images/kötü ad.png',
    'content/images/x.html',
    'content/pages/x.md\n.png',
  ])('%s', async (path) => {
    const before = api.snapshot()
    const answers = [
      await api.ask({ action: 'save', path, values: {}, opened: null, pictures: [] }),
      await api.ask({ action: 'remove', paths: [path], opened: {} }),
      await api.ask({ action: 'entry', path }),
      await api.ask({ action: 'add-picture', picture: { path, content: PNG.toString('base64') } }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403])
    expect(api.snapshot()).toEqual(before)
  })

  test('a folder that is a link to elsewhere', async () => {
    const outside = join(api.root, '../elsewhere')
    mkdirSync(outside)
    rmSync(join(api.root, 'images'), { recursive: true })
    symlinkSync(outside, join(api.root, 'images'))
    const picture = { path: 'content/images/yeni.png', content: PNG.toString('base64') }
    expect((await api.ask({ action: 'add-picture', picture })).status).toBe(403)
    expect(readdirSync(outside)).toEqual([])
  })

  test.each([
    ['outside', '../elsewhere.json'],
    ['inside', 'navigation.json'],
    ['nowhere', '../new.json'],
  ])('a file that is a link leading %s', async (_, target) => {
    writeFileSync(join(api.root, '../elsewhere.json'), '{ "brand": "Başkası" }')
    rmSync(join(api.root, 'site.json'))
    symlinkSync(target, join(api.root, 'site.json'))
    const before = api.snapshot()
    const path = 'content/site.json'
    const answers = [
      await api.ask({ action: 'entry', path }),
      await api.ask({ action: 'save', path, values: { brand: 'Yeni' }, opened: null, pictures: [] }),
      await api.ask({ action: 'preview', path, values: { brand: 'Yeni' } }),
      await api.ask({ action: 'remove', paths: [path], opened: {} }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403])
    expect(api.snapshot()).toEqual(before)
    expect(existsSync(join(api.root, '../new.json'))).toBe(false)
  })

  test('a folder that is a link to another folder of the content is not written through, not even by a preview', async () => {
    renameSync(join(api.root, 'services'), join(api.root, '.services'))
    symlinkSync(join(api.root, '.services'), join(api.root, 'services'))
    const before = api.snapshot()
    const path = 'content/services/seo.md'
    expect((await api.ask({ action: 'preview', path, values: { name: 'Yeni' } })).status).toBe(403)
    expect(api.snapshot()).toEqual(before)
  })

  test('a picture that is a link is neither listed nor sent', async () => {
    writeFileSync(join(api.root, '../elsewhere.png'), PNG)
    symlinkSync('../../elsewhere.png', join(api.root, 'images/yeni.png'))
    const { body } = await api.ask({ action: 'media' })
    const names = (body as unknown as { name: string }[]).map(({ name }) => name)
    expect(names).toContain('kart.png')
    expect(names).not.toContain('yeni.png')
    expect((await api.picture('kart.png')).status).toBe(200)
    expect((await api.picture('yeni.png')).status).toBe(404)
    expect((await api.picture('../site.json')).status).toBe(404)
    expect((await api.picture('%2e%2e/site.json')).status).toBe(404)
  })
})

describe('only the page of the editor itself is answered', () => {
  test.each<[string, Record<string, string | undefined>]>([
    ['a page elsewhere', { origin: 'https://example.com' }],
    ['another program on this machine', { origin: 'http://127.0.0.1:3000' }],
    ['a name made to point here', { host: 'evil.example:80', origin: 'http://evil.example:80' }],
    ['a page without a name', { origin: 'null' }],
    ['a request that names no page', { origin: undefined }],
    ['what the browser calls foreign', { 'sec-fetch-site': 'cross-site' }],
  ])('%s', async (_, headers) => {
    const before = api.snapshot()
    const { body } = await api.ask({ action: 'entry', path: 'content/site.json' })
    const values = { ...(body.values as object), brand: 'Başkası' }
    const save = { action: 'save', path: 'content/site.json', values, opened: body.version, pictures: [] }
    expect((await api.ask(save, headers)).status).toBe(403)
    expect(api.snapshot()).toEqual(before)
  })

  test('pictures are no more for others than the rest', async () => {
    expect((await api.picture('kart.png', { origin: 'http://127.0.0.1:3000' })).status).toBe(403)
    expect((await api.picture('kart.png', { 'sec-fetch-site': 'same-site' })).status).toBe(403)
    expect((await api.picture('kart.png', { host: 'evil.example' })).status).toBe(403)
  })

  test('what is far too large is refused with a sentence, and what nobody meant keeps nobody busy', async () => {
    const before = api.snapshot()
    const { status, body } = await api.ask(`"${'a'.repeat(40_000_000)}"`)
    expect({ status, error: body.error }).toMatchObject({ status: 413, error: expect.stringContaining('çok büyük') })
    for (const nonsense of ['', 'null', '[]', '{"action":"save"}', `${'['.repeat(100_000)}${']'.repeat(100_000)}`]) {
      expect((await api.ask(nonsense)).status).toBe(400)
    }
    expect(api.snapshot()).toEqual(before)
  })

  test('a plain form cannot pose as the editor', async () => {
    expect((await api.ask('{}', { 'content-type': 'text/plain' })).status).toBe(415)
  })
})

describe('two people on one file', () => {
  test('the second save is refused and the first stays', async () => {
    const path = 'content/services/seo.md'
    const { body: opened } = await api.ask({ action: 'entry', path })
    await api.edit(path, (values: Values) => {
      values.name = 'Birinci'
    })
    const values = { ...(opened.values as object), name: 'İkinci' }
    const { status, body } = await api.ask({ action: 'save', path, values, opened: opened.version, pictures: [] })
    expect(status).toBe(409)
    expect(body.error).toContain('siz açtıktan sonra değişti')
    expect(readFileSync(join(api.root, 'services/seo.md'), 'utf8')).toContain('name: Birinci')
  })

  test('a file changed by another program is not overwritten, nor one that is new and already there', async () => {
    const path = 'content/site.json'
    const { body } = await api.ask({ action: 'entry', path })
    const changed = readFileSync(join(api.root, 'site.json'), 'utf8').replace('2025', '2026')
    writeFileSync(join(api.root, 'site.json'), changed)
    const save = { action: 'save', path, values: body.values, pictures: [] }
    expect((await api.ask({ ...save, opened: body.version })).status).toBe(409)
    expect((await api.ask({ ...save, opened: null })).status).toBe(409)
    expect(readFileSync(join(api.root, 'site.json'), 'utf8')).toBe(changed)
  })

  test('of many saves at once exactly one wins', async () => {
    const path = 'content/services/seo.md'
    const { body } = await api.ask({ action: 'entry', path })
    const answers = await Promise.all(
      [1, 2, 3, 4].map((count) => {
        const values = { ...(body.values as object), name: `Ad ${count}` }
        return api.ask({ action: 'save', path, values, opened: body.version, pictures: [] })
      }),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
  })
})

describe('pictures', () => {
  const picture = { path: 'content/images/yeni.png', content: PNG.toString('base64') }

  test('come with the entry that uses them, or not at all', async () => {
    const before = api.snapshot()
    const { body } = await api.ask({ action: 'entry', path: 'content/projects.json' })
    const values = body.values as Values
    const save = { action: 'save', path: 'content/projects.json', values, opened: body.version, pictures: [picture] }
    values.projects[0].imageUrl = 'images/baska.png'
    expect((await api.ask(save)).status).toBe(422)
    expect(api.snapshot()).toEqual(before)
    values.projects[0].imageUrl = 'images/yeni.png'
    expect((await api.ask(save)).status).toBe(200)
    expect(readFileSync(join(api.root, 'images/yeni.png'))).toEqual(PNG)
  })

  test.each([
    ['a text that calls itself a picture', Buffer.from('merhaba'), 'yeni.png'],
    ['half a picture', PNG.subarray(0, 40), 'yeni.png'],
    [
      'a drawing with a program in it',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
      'yeni.svg',
    ],
  ])('%s is refused', async (_, bytes, name) => {
    const before = api.snapshot()
    const upload = { path: `content/images/${name}`, content: Buffer.from(bytes).toString('base64') }
    expect((await api.ask({ action: 'add-picture', picture: upload })).status).toBe(422)
    expect(api.snapshot()).toEqual(before)
  })

  test('a picture never replaces another one, and one that is used cannot be removed', async () => {
    const before = api.snapshot()
    const other = {
      path: 'content/images/kart.png',
      content: Buffer.concat([PNG, Buffer.from([0])]).toString('base64'),
    }
    expect((await api.ask({ action: 'add-picture', picture: other })).status).toBe(409)
    expect((await api.ask({ action: 'remove', paths: ['content/images/kart.png'], opened: {} })).status).toBe(409)
    expect(api.snapshot()).toEqual(before)
  })
})

test('a mistake somebody else left in another file keeps nobody from saving', async () => {
  api.close()
  api = await testApi({ 'site.json': '{ "brand": ' })
  const { status } = await api.edit('content/services/seo.md', (values: Values) => {
    values.name = 'SEO Çalışması'
  })
  expect(status).toBe(200)
  const { status: broken, body } = await api.ask({ action: 'entry', path: 'content/site.json' })
  expect({ broken, error: body.error }).toMatchObject({ broken: 422, error: expect.stringContaining('okunamıyor') })
})
