import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { Overlay } from '../../scripts/editor/server/overlay.ts'
import { placeOf } from '../../scripts/editor/server/places.ts'
import { Writer } from '../../scripts/editor/server/save.ts'
import { readIfThere, stage } from '../../scripts/editor/server/write-files.ts'
import { json, navigation, PNG, page } from '../support/valid-content.ts'
import { type TestApi, testApi } from './api.ts'

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
})

afterEach(() => {
  api.close()
})

function read(path: string): string {
  return readFileSync(join(api.root, path), 'utf8')
}

async function open(path: string) {
  const { body } = await api.ask({ action: 'entry', path })
  // biome-ignore lint/suspicious/noExplicitAny: values of many shapes, changed by hand.
  return { values: body.values as any, version: String(body.version) }
}

describe('usages', () => {
  test('of a page are told in the words of the form', async () => {
    const { body } = await api.ask({ action: 'usages', path: ABOUT })
    expect(body.usages).toEqual([
      { path: 'content/navigation.json', name: 'Menüler', field: 'Hızlı bağlantılar › 2. Hızlı bağlantı' },
      { path: 'content/pages/ekip.md', name: 'Ekip', field: 'Bölümler › 2. Hizmetler bölümü › Düğme' },
      { path: 'content/pages/ekip.md', name: 'Ekip', field: 'Uzun yazı' },
    ])
  })

  test('of a picture and of a service are found too', async () => {
    const { body: picture } = await api.ask({ action: 'usages', path: 'content/images/kart.png' })
    expect(picture.usages).toHaveLength(6)
    const { body: service } = await api.ask({ action: 'usages', path: SEO })
    expect(service.usages).toMatchObject([{ field: 'Yan menü › Yan menü satırları › 2. Menü satırı' }])
  })

  test('of a service whose name begins like another are its own', async () => {
    api.close()
    const items = [{ id: 1, name: 'WEB', link: '/hizmetlerimiz#web-tasarim' }]
    const service = read('services/seo.md').replace('id: seo', 'id: web').replace('order: 1', 'order: 3')
    api = await testApi({
      'services/web.md': service,
      'navigation.json': json({ ...navigation, menu: { title: 'MENÜ', items } }),
    })
    expect((await api.ask({ action: 'usages', path: 'content/services/web.md' })).body.usages).toEqual([])
    const { body } = await api.ask({ action: 'usages', path: 'content/services/web-tasarim.md' })
    expect(body.usages).toHaveLength(1)
  })
})

describe('renaming a page', () => {
  test('renames its file and leads every link to the new address, in one save that can be taken back', async () => {
    const before = api.snapshot()
    const { version } = await open(ABOUT)
    const { status, body } = await api.ask({ action: 'rename-page', path: ABOUT, opened: version, to: '/biz/kimiz' })
    expect(status).toBe(422)
    expect(body.error).toContain('#biz/kimiz')
    expect(api.snapshot()).toEqual(before)

    const answer = await api.ask({ action: 'rename-page', path: ABOUT, opened: version, to: '/ekibimiz' })
    expect(answer).toEqual({
      status: 200,
      body: {
        path: 'content/pages/ekibimiz.md',
        changed: ['content/navigation.json', 'content/pages/ekip.md', 'content/pages/ekibimiz.md'],
      },
    })
    expect(existsSync(join(api.root, 'pages/hakkimizda.md'))).toBe(false)
    expect(read('pages/ekibimiz.md')).toBe(
      before['pages/hakkimizda.md'] &&
        Buffer.from(before['pages/hakkimizda.md'], 'latin1')
          .toString('utf8')
          .replace('path: /hakkimizda', 'path: /ekibimiz'),
    )
    expect(read('pages/ekip.md')).toBe(linking.replaceAll('/hakkimizda', '/ekibimiz'))
    expect(read('navigation.json')).toBe(json(navigation).replace('#hakkimizda', '#ekibimiz'))

    const { body: history } = await api.ask({ action: 'history' })
    expect(history.saves).toMatchObject([{ label: 'Hakkımızda: adresi /ekibimiz oldu' }])
    expect((await api.ask({ action: 'undo' })).status).toBe(200)
    expect(api.snapshot()).toEqual(before)
  })

  test.each([
    ['an address that is taken', '/iletisim'],
    ['no address', 'Ekibimiz'],
    ['the address of the front page', '/'],
  ])('to %s is refused', async (_, to) => {
    const before = api.snapshot()
    const { version } = await open(ABOUT)
    const { status } = await api.ask({ action: 'rename-page', path: ABOUT, opened: version, to })
    expect([409, 422]).toContain(status)
    expect(api.snapshot()).toEqual(before)
  })

  test('is refused while a file that may lead there cannot be read', async () => {
    writeFileSync(join(api.root, 'navigation.json'), '{ "header": [ "/hakkimizda" ')
    const { version } = await open(ABOUT)
    const { status, body } = await api.ask({ action: 'rename-page', path: ABOUT, opened: version, to: '/ekibimiz' })
    expect({ status, error: body.error }).toMatchObject({
      status: 422,
      error: expect.stringContaining('navigation.json'),
    })
  })
})

describe('removing', () => {
  test('what is linked is refused with the places, and with them taken out is one save', async () => {
    const before = api.snapshot()
    const { status, body } = await api.ask({ action: 'remove', paths: [ABOUT], opened: {} })
    expect(status).toBe(409)
    expect(body.usages).toHaveLength(3)
    expect(api.snapshot()).toEqual(before)

    expect((await api.ask({ action: 'remove', paths: [ABOUT], opened: {}, unlink: true })).status).toBe(200)
    expect(existsSync(join(api.root, 'pages/hakkimizda.md'))).toBe(false)
    expect(JSON.parse(read('navigation.json')).quickLinks).toEqual([{ name: 'ANASAYFA', link: '#' }])
    const { values } = await open('content/pages/ekip.md')
    expect(values.sections[1]).toEqual({ type: 'services', title: 'İşler' })
    expect(values.body).toBe('Önce bizi *tanıyın*, sonra yazın.')
  })

  test('is refused where a link is needed, and says where', async () => {
    const before = api.snapshot()
    const request = { action: 'remove', paths: ['content/pages/iletisim.md'], opened: {}, unlink: true }
    const { status, body } = await api.ask(request)
    expect(status).toBe(409)
    expect(body.usages).toEqual([
      {
        path: 'content/pages/anasayfa.md',
        name: 'Ana sayfa',
        field: 'Bölümler › 1. Giriş bölümü › Düğmeler › 1. Düğme',
      },
    ])
    expect(api.snapshot()).toEqual(before)
  })
})

test('entries change places in one save', async () => {
  const paths = ['content/services/web-tasarim.md', SEO]
  const opened = Object.fromEntries(await Promise.all(paths.map(async (path) => [path, (await open(path)).version])))
  const { status, body } = await api.ask({ action: 'reorder', paths, opened })
  expect(status).toBe(200)
  const after = await Promise.all(paths.map(open))
  expect(after.map(({ values }) => values.order)).toEqual([1, 2])
  expect(body.versions).toEqual(Object.fromEntries(paths.map((path, index) => [path, after[index]?.version])))
  expect((await api.ask({ action: 'reorder', paths, opened })).status).toBe(409)
})

describe('two people on one entry', () => {
  async function saveBoth(path: string, first: (values: never) => void, second: (values: never) => void) {
    const { values: base, version } = await open(path)
    await api.edit(path, first)
    const values = structuredClone(base)
    second(values as never)
    return api.ask({ action: 'save', path, values, base, opened: version, pictures: [] })
  }

  // biome-ignore lint/suspicious/noExplicitAny: values of many shapes, changed by hand.
  type Values = any

  test('edits of different fields are merged, also of items of one list', async () => {
    const { status, body } = await saveBoth(
      'content/navigation.json',
      (values: Values) => {
        values.header[0].name = 'GİRİŞ'
        values.menu.items.push({ id: 3, name: 'İLETİŞİM', link: '/iletisim' })
      },
      (values: Values) => {
        values.header[1].name = 'İŞLER'
        values.menu.items[0].name = 'BAŞ'
      },
    )
    expect({ status, merged: body.merged }).toEqual({ status: 200, merged: true })
    const { header, menu } = JSON.parse(read('navigation.json'))
    expect(header.map(({ name }: Values) => name)).toEqual(['GİRİŞ', 'İŞLER'])
    expect(menu.items.map(({ name }: Values) => name)).toEqual(['BAŞ', 'SEO', 'İLETİŞİM'])
    expect(body.values).toEqual(JSON.parse(read('navigation.json')))
  })

  test('of sections that one has moved, the other one’s edit goes along', async () => {
    const { status } = await saveBoth(
      'content/pages/ekip.md',
      (values: Values) => values.sections.reverse(),
      (values: Values) => {
        values.sections[0].title = 'Biz'
      },
    )
    expect(status).toBe(200)
    const { values } = await open('content/pages/ekip.md')
    expect(values.sections.map(({ title }: Values) => title)).toEqual(['İşler', 'Biz'])
  })

  test('edits of the same field are shown side by side, and nothing is written', async () => {
    const { status, body } = await saveBoth(
      SEO,
      (values: Values) => Object.assign(values, { name: 'Birinci', summary: 'Aynı cümle.', body: 'Onun yazısı.' }),
      (values: Values) => Object.assign(values, { name: 'İkinci', summary: 'Aynı cümle.', price: 'Sorun' }),
    )
    expect(status).toBe(409)
    expect(body.conflicts).toEqual([{ field: ['name'], label: 'Ad', base: 'SEO', mine: 'İkinci', theirs: 'Birinci' }])
    expect(read('services/seo.md')).toContain('name: Birinci')
    const { values, version } = await open(SEO)
    expect(body).toMatchObject({ values, version })
  })

  test('a section that one has removed and the other one changed is a conflict', async () => {
    const { status, body } = await saveBoth(
      'content/pages/ekip.md',
      (values: Values) => values.sections.pop(),
      (values: Values) => {
        values.sections[1].title = 'Yeni'
      },
    )
    expect({ status, conflicts: body.conflicts }).toMatchObject({ status: 409, conflicts: [{ label: 'Bölümler' }] })
  })
})

describe('the list of saves', () => {
  test('takes back the newest first, a new entry with its picture too', async () => {
    const start = api.snapshot()
    await api.edit(SEO, (values: { name: string }) => {
      values.name = 'Arama'
    })
    const once = api.snapshot()
    const { values, version } = await open('content/projects.json')
    values.projects[0].imageUrl = 'images/yeni.png'
    const picture = { path: 'content/images/yeni.png', content: PNG.toString('base64') }
    await api.ask({ action: 'save', path: 'content/projects.json', values, opened: version, pictures: [picture] })
    const { body } = await api.ask({ action: 'history' })
    expect(body.saves).toMatchObject([{ label: 'Projeler: kaydedildi' }, { label: 'Arama: kaydedildi' }])
    await api.ask({ action: 'undo' })
    expect(api.snapshot()).toEqual(once)
    await api.ask({ action: 'undo' })
    expect(api.snapshot()).toEqual(start)
    expect((await api.ask({ action: 'undo' })).status).toBe(409)
  })

  test('takes nothing back from a file that has changed since', async () => {
    await api.edit(SEO, (values: { name: string }) => {
      values.name = 'Arama'
    })
    const changed = read('services/seo.md').replace('Arama', 'Başka')
    writeFileSync(join(api.root, 'services/seo.md'), changed)
    expect((await api.ask({ action: 'undo' })).status).toBe(409)
    expect(read('services/seo.md')).toBe(changed)
  })
})

describe('a save of several files that is killed between two of them', () => {
  function stageSave() {
    const files = ['services/seo.md', 'services/web-tasarim.md'].map((path) => {
      const place = placeOf(api.root, `content/${path}`)
      const before = readIfThere(place.disk) ?? null
      return { place, before, content: Buffer.from(`${before}\nDaha çok yazı.\n`) }
    })
    const removed = placeOf(api.root, 'content/images/kart.png')
    stage(api.root, [...files, { place: removed, before: PNG, content: null }])
    return files
  }

  test('is finished at the next start', () => {
    const before = api.snapshot()
    const files = stageSave()
    // As far as the process got: one file has its new text.
    const first = join(api.root, `services/.seo.md.${process.pid}.tmp`)
    renameSync(first, join(api.root, 'services/seo.md'))
    new Writer(api.root, new Overlay(api.root, join(api.root, '../other-drafts')))
    const expected = { ...before }
    for (const { place, content } of files) expected[place.path] = content.toString('latin1')
    delete expected['images/kart.png']
    expect(api.snapshot()).toEqual(expected)
  })

  test('is given up where somebody has changed a file since', () => {
    stageSave()
    // Of a process that is gone: no number is as high.
    writeFileSync(join(api.root, 'services/.seo.md.99999999.tmp'), 'Yar')
    writeFileSync(join(api.root, 'services/seo.md'), 'Elle yazıldı.')
    const now = api.snapshot()
    new Writer(api.root, new Overlay(api.root, join(api.root, '../other-drafts')))
    const left = Object.entries(now).filter(([path]) => !/(?:^|\/)\./.test(path))
    expect(api.snapshot()).toEqual(Object.fromEntries(left))
  })
})
