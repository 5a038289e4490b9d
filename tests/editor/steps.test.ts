import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { ContentStore } from '../../scripts/editor/server/content-store.ts'
import { fileAt } from '../../scripts/editor/server/editable-file.ts'
import { readIfThere, writeJournal } from '../../scripts/editor/server/write-files.ts'
import { article, json, navigation, PNG, page } from '../support/valid-content.ts'
import { type TestApi, testApi, type Values } from './api.ts'

const ABOUT = 'content/pages/hakkimizda.md'
const SEO = 'content/services/seo.md'

/** A page with a link in its text and a button that may be missing, both to the about page. */
const linking = page(
  {
    path: '/ekip',
    title: 'Ekip',
    sections: [
      { type: 'prose', title: 'Ekip' },
      { type: 'services', title: 'İşler', action: { label: 'Bizi tanıyın', link: '/hakkimizda' } },
    ],
  },
  'Önce [bizi *tanıyın*](/hakkimizda#nasil-calisiriz), sonra [yazın][x].\n\n[x]: /hakkimizda "Biz"',
)

let api: TestApi

beforeEach(async () => {
  api = await testApi({ 'pages/ekip.md': linking })
  return () => api.close()
})

/** The requests to remove something and to give a page another address. */
async function removal(path: string, unlink?: true) {
  return { action: 'remove', path, opened: (await api.open(path)).version, unlink }
}

async function renaming(path: string, to: string, more: object = {}) {
  return { action: 'rename-page', path, opened: (await api.open(path)).version, to, ...more }
}

describe('a new address', () => {
  test('takes every link along, in one save that can be taken back', async () => {
    const before = api.snapshot()
    const { body } = await api.ask(await renaming(ABOUT, '/ekibimiz'))
    expect(body).toEqual({
      path: 'content/pages/ekibimiz.md',
      changed: ['content/navigation.json', 'content/pages/ekip.md', 'content/pages/ekibimiz.md'],
    })
    expect(api.snapshot()).not.toHaveProperty('pages/hakkimizda.md')
    const aboutBefore = Buffer.from(before['pages/hakkimizda.md'] ?? '', 'latin1').toString('utf8')
    expect(api.read('pages/ekibimiz.md')).toBe(aboutBefore.replace('path: /hakkimizda', 'path: /ekibimiz'))
    expect(api.read('pages/ekip.md')).toBe(linking.replaceAll('/hakkimizda', '/ekibimiz'))
    expect(api.read('navigation.json')).toBe(json(navigation).replace('#hakkimizda', '#ekibimiz'))

    const { saves } = (await api.ask({ action: 'content' })).body
    expect(saves).toMatchObject([{ label: 'Hakkımızda: adresi /ekibimiz oldu' }])
    await api.ask({ action: 'undo' })
    expect(api.snapshot()).toEqual(before)
  })

  test.each([
    ['that is taken', '/iletisim', 'zaten var'],
    ['of two parts, which a quick link cannot hold', '/biz/kimiz', '#biz/kimiz'],
  ])('%s is refused', async (_, to, words) => {
    expect((await api.refusal(await renaming(ABOUT, to)))?.error).toContain(words)
  })

  test('of an article renames its file, keeps the former one where that is wanted, and takes links along', async () => {
    await api.close()
    const prose = [{ type: 'prose', title: 'Ekip' }]
    api = await testApi({
      'articles/ilk.md': article(),
      'pages/yazilar.md': page({ path: '/yazilar', sections: [{ type: 'articles', title: 'Yazılar', show: 'all' }] }),
      'pages/ekip.md': page({ path: '/ekip', sections: prose }, 'Bakın: [yazı](/yazilar/ilk).'),
    })
    const [first, second] = ['content/articles/ilk.md', 'content/articles/ikinci.md']
    expect((await api.ask(await renaming(first, '/baska/ilk'))).status).toBe(403)
    expect((await api.refusal(await renaming(first, '/yazilar/sayfa-2')))?.error).toContain('sayfa-2')

    expect((await api.ask(await renaming(first, '/yazilar/ikinci', { keepsOld: true }))).body.path).toBe(second)
    expect(api.read('articles/ikinci.md')).toContain('previousPaths:\n  - /yazilar/ilk\n')
    expect(api.read('pages/ekip.md')).toContain('[yazı](/yazilar/ikinci)')
    await api.ask(await renaming(second, '/yazilar/ucuncu', { keepsOld: false }))
    expect(api.read('articles/ucuncu.md')).not.toContain('ikinci')
    expect(Object.keys(api.snapshot()).filter((path) => path.startsWith('articles/'))).toEqual(['articles/ucuncu.md'])
  })

  test('is refused while an entry that may lead there cannot be read', async () => {
    writeFileSync(join(api.root, 'navigation.json'), '{ "header": [ "/hakkimizda" ')
    expect((await api.refusal(await renaming(ABOUT, '/ekibimiz')))?.error).toMatch(/^Menüler okunamıyor/)
  })
})

describe('removing', () => {
  test('a linked page is refused with the places, and with the links taken out is one save', async () => {
    const menu = { name: 'Menüler', field: 'Hızlı bağlantılar › 2. Hızlı bağlantı' }
    const team = { name: 'Ekip', isRequired: false }
    expect((await api.refusal(await removal(ABOUT)))?.usages).toEqual([
      { ...menu, isRequired: false },
      { ...team, field: 'Bölümler › 2. Hizmetler bölümü › Düğme' },
      { ...team, field: 'Uzun yazı' },
    ])

    expect((await api.ask(await removal(ABOUT, true))).refused).toBeUndefined()
    expect(existsSync(join(api.root, 'pages/hakkimizda.md'))).toBe(false)
    expect(JSON.parse(api.read('navigation.json')).quickLinks).toEqual([{ name: 'ANASAYFA', link: '#' }])
    const { values } = await api.open('content/pages/ekip.md')
    expect(values.sections[1]).toEqual({ type: 'services', title: 'İşler' })
    expect(values.body).toBe('Önce bizi *tanıyın*, sonra yazın.')
  })

  test('is refused where a link is needed, and says where', async () => {
    const field = 'Bölümler › 1. Giriş bölümü › Düğmeler › 1. Düğme'
    const required = { name: 'Ana sayfa', field, isRequired: true }
    // At once, and not only after the links were promised to go.
    for (const unlink of [undefined, true] as const) {
      const refused = await api.refusal(await removal('content/pages/iletisim.md', unlink))
      expect(refused?.usages).toContainEqual(required)
    }
  })

  test('a service names its own links, and not those of one whose name begins alike', async () => {
    const items = [{ id: 1, name: 'WEB', link: '/hizmetlerimiz#web-tasarim' }]
    writeFileSync(join(api.root, 'navigation.json'), json({ ...navigation, menu: { title: 'MENÜ', items } }))
    const service = api.read('services/seo.md').replace('id: seo', 'id: web').replace('order: 1', 'order: 3')
    writeFileSync(join(api.root, 'services/web.md'), service)
    // Nor links that are dead anyway.
    writeFileSync(join(api.root, 'services/seo.md'), `${api.read('services/seo.md')}\n[Yok](/hizmetlerimiz#yok)\n`)
    const refused = await api.refusal(await removal('content/services/web-tasarim.md'))
    expect(refused?.usages).toMatchObject([{ name: 'Menüler' }])
    expect((await api.ask(await removal('content/services/web.md'))).refused).toBeUndefined()
  })
})

test('a picture of another kind takes the place of one everywhere it is shown, in texts too', async () => {
  const path = 'content/images/kart.png'
  writeFileSync(join(api.root, 'services/seo.md'), `${api.read('services/seo.md')}\n![Üç kart](../images/kart.png)\n`)
  const other = { path: 'content/images/kart-2.png', content: PNG.toString('base64') }
  expect((await api.ask({ action: 'replace-picture', path, picture: other })).refused).toBeUndefined()
  expect(existsSync(join(api.root, 'images/kart.png'))).toBe(false)
  expect(api.read('projects.json').match(/images\/kart-2\.png/g)).toHaveLength(6)
  expect(api.read('services/seo.md')).toContain('![Üç kart](../images/kart-2.png)')
})

test('a picture with the bytes of another is not kept twice, and those nothing shows go together', async () => {
  const add = (name: string, bytes: Buffer) =>
    api.ask({ action: 'add-picture', picture: { path: `content/images/${name}`, content: bytes.toString('base64') } })
  expect((await add('yeni.png', PNG)).body).toEqual({ path: 'content/images/kart.png', reused: true })
  const drawing = (size: number) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"/>`
  for (const seed of [1, 2]) await add(`fazla-${seed}.svg`, Buffer.from(drawing(seed)))
  const { body } = await api.ask({ action: 'content' })
  const unused = body.pictures.filter(({ isUsed }: Values) => !isUsed).map(({ path }: Values) => path)
  expect(unused).toEqual(['content/images/fazla-1.svg', 'content/images/fazla-2.svg'])
  await api.ask({ action: 'remove-pictures', paths: [...unused, 'content/images/kart.png'] })
  expect(existsSync(join(api.root, 'images/fazla-1.svg'))).toBe(false)
  expect(existsSync(join(api.root, 'images/kart.png'))).toBe(true)
  await api.ask({ action: 'undo' })
  expect(existsSync(join(api.root, 'images/fazla-1.svg'))).toBe(true)
})

test('blanks around a text are not saved; a control character, which would become an escape, is refused', async () => {
  await api.edit(SEO, (values) => (values.name = '  Arama\u00a0 '))
  expect(api.read('services/seo.md')).toContain('name: Arama\n')
  const { refused } = await api.edit('content/site.json', (values) => (values.brand = 'Deneme\u0007'))
  expect(refused?.diagnostics).toMatchObject([{ path: 'content/site.json', at: ['brand'] }])
})

test('the preview shows what visitors would see: of the entries kept from them only the one in the form', async () => {
  const sections = [{ type: 'articles', title: 'Yazılar', show: 'all' }]
  const own = await testApi({
    'pages/yazilar.md': page({ path: '/yazilar', title: 'Yazılar', sections }),
    'articles/bir.md': article({ title: 'Bir' }),
    'articles/iki.md': article({ title: 'İki', draft: true }),
  })
  const shown = async (path: string) => {
    const { body } = await own.ask({ action: 'preview', path, values: (await own.open(path)).values })
    return body.page
  }
  expect((await shown('content/pages/yazilar.md')).sections[0].entries).toMatchObject([{ title: 'Bir' }])
  expect(await shown('content/articles/iki.md')).toMatchObject({ title: 'İki', draft: true })
  await own.close()
})

test('entries change places in one save', async () => {
  const paths = ['content/services/web-tasarim.md', SEO]
  const before = await Promise.all(paths.map(api.open))
  const opened = Object.fromEntries(paths.map((path, index) => [path, before[index]?.version]))
  expect((await api.ask({ action: 'reorder', paths, opened })).refused).toBeUndefined()
  const after = await Promise.all(paths.map(api.open))
  expect(after.map(({ values }) => values.order)).toEqual([1, 2])
  expect((await api.ask({ action: 'reorder', paths, opened })).refused?.error).toContain('siz açtıktan sonra değişti')
})

describe('two people on one entry', () => {
  async function saveBoth(path: string, first: (values: Values) => void, second: (values: Values) => void) {
    const { values: base, version } = await api.open(path)
    await api.edit(path, first)
    const stored = api.snapshot()
    const values = structuredClone(base)
    second(values)
    return { stored, ...(await api.ask({ action: 'save', path, values, base, opened: version })) }
  }

  test('edits of different fields are merged, also of items of one list', async () => {
    const { body } = await saveBoth(
      'content/navigation.json',
      (values) => {
        values.header[0].name = 'GİRİŞ'
        values.menu.items.push({ id: 3, name: 'İLETİŞİM', link: '/iletisim' })
      },
      (values) => {
        values.header[1].name = 'İŞLER'
        values.menu.items[0].name = 'BAŞ'
      },
    )
    expect(body.merged).toBe(true)
    const { header, menu } = JSON.parse(api.read('navigation.json'))
    expect(header.map(({ name }: Values) => name)).toEqual(['GİRİŞ', 'İŞLER'])
    expect(menu.items.map(({ name }: Values) => name)).toEqual(['BAŞ', 'SEO', 'İLETİŞİM'])
  })

  test('of sections that one has moved, the other one’s edit goes along', async () => {
    const path = 'content/pages/ekip.md'
    const change = (values: Values) => (values.sections[0].title = 'Biz')
    await saveBoth(path, (values) => values.sections.reverse(), change)
    const { values } = await api.open(path)
    expect(values.sections.map(({ title }: Values) => title)).toEqual(['İşler', 'Biz'])
  })

  test.each<[string, string, (values: Values) => void, (values: Values) => void, object[]]>([
    [
      'the same field',
      SEO,
      (values) => Object.assign(values, { name: 'Birinci', summary: 'Aynı cümle.', body: 'Onun yazısı.' }),
      (values) => Object.assign(values, { name: 'İkinci', summary: 'Aynı cümle.', price: 'Sorun' }),
      [{ field: ['name'], label: 'Ad', mine: 'İkinci', theirs: 'Birinci' }],
    ],
    [
      'a section that one has removed and the other one changed',
      'content/pages/ekip.md',
      (values) => values.sections.pop(),
      (values) => (values.sections[1].title = 'Yeni'),
      [{ label: 'Bölümler' }],
    ],
  ])('%s is shown side by side, and nothing is written', async (_, path, first, second, conflicts) => {
    const { refused, stored } = await saveBoth(path, first, second)
    expect(refused?.conflicts).toMatchObject(conflicts)
    expect(api.snapshot()).toEqual(stored)
  })

  test('of many saves of one field at once exactly one wins', async () => {
    const { values: base, version } = await api.open(SEO)
    const answers = await Promise.all(
      [1, 2, 3, 4].map((count) =>
        api.ask({ action: 'save', path: SEO, values: { ...base, name: `Ad ${count}` }, base, opened: version }),
      ),
    )
    expect(answers.filter(({ refused }) => refused)).toHaveLength(3)
  })

  test('a file changed by another program is not overwritten, nor one that is new and already there', async () => {
    const { values, version } = await api.open('content/site.json')
    const changed = api.read('site.json').replace('2025', '2026')
    writeFileSync(join(api.root, 'site.json'), changed)
    for (const opened of [version, null])
      await api.refusal({ action: 'save', path: 'content/site.json', values, opened })
  })
})

describe('the list of saves', () => {
  const rename = (name: string) => api.edit(SEO, (values) => (values.name = name))

  test('says what it would change, repeats what it has taken back, and takes back nothing else than was meant', async () => {
    await rename('Arama')
    const steps = async () => (await api.ask({ action: 'steps' })).body
    const { undo } = await steps()
    const fields = [{ label: 'Ad', before: 'Arama', after: 'SEO' }]
    expect(undo).toMatchObject({ label: 'Arama: kaydedildi', entries: [{ name: 'SEO', kind: 'changed', fields }] })
    await rename('Aramalar')
    expect((await api.ask({ action: 'undo', at: undo.at })).refused).toBeDefined()
    await api.ask({ action: 'undo' })
    await api.ask({ action: 'undo', at: undo.at })
    expect(await steps()).toMatchObject({ redo: { label: 'Arama: kaydedildi' } })
    await api.ask({ action: 'redo' })
    expect(api.read('services/seo.md')).toContain('name: Arama\n')
    // Something else is saved: the rest is past.
    await rename('SEO işleri')
    expect((await steps()).redo).toBeUndefined()
    expect((await api.ask({ action: 'redo' })).refused).toBeDefined()
  })

  test('takes nothing back from a file that has changed since', async () => {
    await rename('Arama')
    const changed = api.read('services/seo.md').replace('Arama', 'Başka')
    writeFileSync(join(api.root, 'services/seo.md'), changed)
    expect((await api.ask({ action: 'undo' })).refused?.error).toContain('geri alınmadı')
    expect(api.read('services/seo.md')).toBe(changed)
  })
})

describe('a save of several files that is killed between two of them', () => {
  /** As far as the process got: the save is certain, and one file has its new text. */
  function killSave() {
    const edited = ['services/seo.md', 'services/web-tasarim.md'].map((path) => {
      const file = fileAt(api.root, `content/${path}`)
      const before = readIfThere(file.disk)
      return { file, before, content: Buffer.from(`${before}\nDaha çok yazı.\n`) }
    })
    const removed = { file: fileAt(api.root, 'content/images/kart.png'), before: PNG, content: null }
    writeJournal(api.root, [...edited, removed])
    writeFileSync(join(api.root, 'services/seo.md'), edited[0]?.content ?? '')
    return Object.fromEntries(edited.map(({ file, content }) => [file.path, content.toString('latin1')]))
  }

  const restart = () => new ContentStore(api.root)

  test('is finished at the next start', () => {
    const { 'images/kart.png': _, ...rest } = api.snapshot()
    const edited = killSave()
    restart()
    expect(api.snapshot()).toEqual({ ...rest, ...edited })
  })

  test('is given up where somebody has changed a file since', () => {
    const before = api.snapshot()
    killSave()
    writeFileSync(join(api.root, 'services/seo.md'), 'Elle yazıldı.')
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    restart()
    expect(warn.mock.calls.join()).toContain('services/seo.md')
    expect(api.snapshot()).toEqual({ ...before, 'services/seo.md': Buffer.from('Elle yazıldı.').toString('latin1') })
  })
})
