import { chmodSync, cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { removeLocks } from '../../scripts/editor/publish/clone.ts'
import { contentFolder } from '../support/content-folder.ts'
import { hero, json, PNG, service, site } from '../support/valid-content.ts'
import { type TestApi, testApi } from './api.ts'
import { git, makeRepositories } from './repositories.ts'

const SEO = 'content/services/seo.md'
const WEB = 'content/services/web-tasarim.md'

/** Without placeholders, so that the check for a release passes. */
const company = json(site)
  .replaceAll('Örnek ', 'Deneme ')
  .replaceAll('example.com', 'deneme.com.tr')
  .replaceAll('000 00 00', '555 01 23')
  .replace('company/ornek', 'company/deneme')

/** The repository of the editor, the bare one on the server, and the clone of somebody else; made once, then copied. */
let template: string
let api: TestApi
let here: string
let server: string
let other: string

beforeAll(async () => {
  // Nothing of this computer's own settings.
  process.env.GIT_CONFIG_GLOBAL = '/dev/null'
  process.env.GIT_CONFIG_NOSYSTEM = '1'
  template = mkdtempSync(join(tmpdir(), 'repositories-'))
  const first = join(template, 'here')
  cpSync(join(await contentFolder({ 'site.json': company })), join(first, 'content'), { recursive: true })
  writeFileSync(join(first, 'code.txt'), 'kod\n')
  makeRepositories(first)
})

beforeEach(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'repositories-'))
  cpSync(template, folder, { recursive: true, preserveTimestamps: true })
  ;[here, server, other] = [join(folder, 'here'), join(folder, 'server.git'), join(folder, 'other')]
  api = await testApi({}, join(here, 'content'))
})

afterEach(async () => {
  await api.close()
  vi.unstubAllEnvs()
})

function rename(path: string, name: string) {
  return api.edit(path, (values) => (values.name = name))
}

/** Somebody else edits files, commits and pushes. */
function publishElsewhere(edits: Record<string, (text: string) => string>) {
  for (const [path, edit] of Object.entries(edits)) {
    writeFileSync(join(other, path), edit(readFileSync(join(other, path), 'utf8')))
  }
  git(other, 'commit', '-q', '-a', '-m', 'Elsewhere')
  git(other, 'push', '-q', 'origin', 'main')
}

function publish(more: object = {}) {
  return api.ask({ action: 'publish', message: 'Hizmet adı değişti', ...more })
}

/** A file as it is on the server. */
function onServer(path: string): string {
  return git(server, 'show', `main:${path}`)
}

/** Everything a refused step must leave as it was. */
function state() {
  return {
    files: api.snapshot(),
    code: readFileSync(join(here, 'code.txt'), 'utf8'),
    status: git(here, 'status', '--porcelain'),
    head: git(here, 'rev-parse', 'HEAD'),
    server: git(server, 'rev-parse', 'main'),
  }
}

function writeHook(folder: string, name: string, script: string) {
  writeFileSync(join(folder, 'hooks', name), `#!/bin/sh\n${script}\n`)
  chmodSync(join(folder, 'hooks', name), 0o755)
}

test('what changed is listed entry by entry, in words and pictures', async () => {
  await rename(SEO, 'Arama')
  await api.edit('content/pages/anasayfa.md', (values) =>
    values.sections.push({ type: 'banner', title: 'Yazın', action: { label: 'Yaz', link: '/iletisim' } }),
  )
  writeFileSync(join(api.root, 'images/kart.png'), Buffer.concat([PNG, Buffer.from([0])]))
  rmSync(join(api.root, 'services/web-tasarim.md'))
  writeFileSync(join(api.root, 'services/yeni.md'), service({ id: 'yeni', name: 'Yeni Hizmet' }))
  writeFileSync(join(api.root, 'README.md'), 'Geliştiricinin.')

  const { body } = await api.ask({ action: 'changes' })
  const card = { before: '/editor/published/kart.png', after: '/editor/pictures/kart.png' }
  const banner = { label: 'Bölümler › 3. Çağrı bölümü', before: null, after: 'Yazın' }
  const name = { label: 'Ad', before: 'SEO', after: 'Arama' }
  const entries = [
    { path: 'content/images/kart.png', name: 'kart.png', kind: 'changed', fields: [], pictures: [card] },
    { path: 'content/pages/anasayfa.md', name: 'Ana sayfa', kind: 'changed', fields: [banner], pictures: [] },
    { path: SEO, name: 'Arama', kind: 'changed', fields: [name], pictures: [] },
    { path: WEB, name: 'Web Tasarım', kind: 'deleted', fields: [], pictures: [] },
    { path: 'content/services/yeni.md', name: 'Yeni Hizmet', kind: 'new', fields: [], pictures: [] },
  ]
  expect(body).toMatchObject({ branch: 'main', remote: 'origin', sync: { state: 'ok' } })
  expect(body.entries).toEqual(entries.map((entry) => ({ ...entry, by: [] })))
  expect(body.suggestion).toBe('Eklendi: Yeni Hizmet; Güncellendi: kart.png, Ana sayfa, Arama; Silindi: Web Tasarım')
  expect(await api.picture('/editor/published/kart.png')).toBe(200)
  expect(await api.picture('/editor/published/../site.json')).toBe(404)
})

test('a page that was renamed is one entry, with its old and its new address', async () => {
  const path = 'content/pages/hakkimizda.md'
  const { version } = await api.open(path)
  await api.ask({ action: 'rename-page', path, opened: version, to: '/ekibimiz' })
  const { body } = await api.ask({ action: 'changes' })
  expect(body.entries).toMatchObject([
    { name: 'Menüler' },
    { path: 'content/pages/ekibimiz.md', kind: 'changed', fields: [{ before: '/hakkimizda', after: '/ekibimiz' }] },
  ])
  expect(body.suggestion).toBe('Güncellendi: Menüler, Hakkımızda')
})

test('content is committed and pushed', async () => {
  git(here, 'config', 'editor.address', 'https://deneme.example')
  await rename(SEO, 'Arama')
  rmSync(join(api.root, 'services/web-tasarim.md'))
  expect((await publish()).body).toEqual({ pushed: true, merged: false, address: 'https://deneme.example' })
  expect(git(server, 'log', '-1', '--format=%an %s', 'main')).toBe('Ece Hizmet adı değişti')
  expect(git(server, 'diff', '--name-only', 'main~1', 'main').split('\n')).toEqual([SEO, WEB])
  expect(onServer(SEO)).toContain('name: Arama')
  expect(git(here, 'status', '--porcelain')).toBe('')
  expect(git(here, 'rev-parse', 'main')).toBe(git(server, 'rev-parse', 'main'))
  expect((await api.ask({ action: 'changes' })).body.entries).toEqual([])
  expect((await publish()).refused?.error).toContain('değişiklik yok')
})

test('of what was saved only the chosen entries are published, if they are right without the others', async () => {
  await rename(SEO, 'Arama')
  await rename(WEB, 'Site')
  expect((await publish({ paths: [WEB] })).body).toMatchObject({ pushed: true })
  expect(onServer(WEB)).toContain('name: Site')
  expect(onServer(SEO)).toContain('name: SEO')
  expect((await api.ask({ action: 'changes' })).body.entries).toMatchObject([{ path: SEO, name: 'Arama' }])
  const page = 'content/pages/hakkimizda.md'
  const { version } = await api.open(page)
  await api.ask({ action: 'rename-page', path: page, opened: version, to: '/ekibimiz' })
  const before = state()
  const { refused } = await publish({ paths: ['content/pages/ekibimiz.md'] })
  expect(refused?.error).toMatch(/Bunları da seçin: Menüler$/)
  expect(state()).toEqual(before)
  const paths = ['content/pages/ekibimiz.md', 'content/navigation.json']
  expect((await publish({ paths })).refused).toBeUndefined()
  expect(git(server, 'ls-tree', '--name-only', 'main', 'content/pages/')).not.toContain('hakkimizda')
})

test('a picture and a page that the chosen entries need are named, and nothing else that was left out', async () => {
  const page = 'content/pages/hakkimizda.md'
  await rename(WEB, 'Site')
  await api.ask({ action: 'rename-page', path: page, opened: (await api.open(page)).version, to: '/ekibimiz' })
  writeFileSync(join(api.root, 'images/yeni.png'), Buffer.concat([PNG, Buffer.from([0])]))
  await api.edit(SEO, (values) => (values.body = '![Bir ekip](images/yeni.png)\n\n[Biz](/ekibimiz)'))
  const before = state()
  const { refused } = await publish({ paths: [SEO] })
  const needed = ['content/images/yeni.png', 'content/pages/ekibimiz.md', 'content/navigation.json']
  expect(refused?.needed).toEqual(expect.arrayContaining(needed))
  expect(refused?.needed).toHaveLength(needed.length)
  expect(refused?.error).toContain('Bunları da seçin: ')
  expect(state()).toEqual(before)
  expect((await publish({ paths: [SEO, ...needed] })).body).toMatchObject({ pushed: true })
})

test('every published state of an entry is listed with what it changed, and can be had again', async () => {
  await rename(SEO, 'Arama')
  await publish({ message: 'Ad' })
  git(other, 'pull', '-q', 'origin', 'main')
  publishElsewhere({ [SEO]: (text) => text.replace('name: Arama\norder: 1', 'name: Bulma\norder: 7') })
  await api.ask({ action: 'changes' })
  await rename(SEO, 'Kaydedilmiş')
  const { states } = (await api.ask({ action: 'history', path: SEO })).body
  expect(states).toMatchObject([
    { name: 'Can', isCurrent: true, fields: [{ before: 'Arama', after: 'Bulma' }, { label: 'Sıra' }] },
    { name: 'Ece', message: 'Ad', isCurrent: false, fields: [{ label: 'Ad', before: 'SEO', after: 'Arama' }] },
    { name: 'Ece', message: 'Start', fields: [], values: { name: 'SEO', order: 1 } },
  ])
})

describe('when others have published meanwhile', () => {
  test('their content is merged field by field, and their code comes along', async () => {
    await rename(SEO, 'Arama')
    publishElsewhere({
      [SEO]: (text) => text.replace('order: 1', 'order: 7'),
      [WEB]: (text) => text.replace('name: Web Tasarım', 'name: Web'),
      'code.txt': () => 'yeni kod\n',
    })
    expect((await publish()).body).toMatchObject({ pushed: true, merged: true })
    for (const text of [onServer(SEO), readFileSync(join(here, SEO), 'utf8')]) {
      expect(text).toContain('name: Arama\norder: 7\n')
    }
    expect(readFileSync(join(here, WEB), 'utf8')).toContain('name: Web\n')
    expect(readFileSync(join(here, 'code.txt'), 'utf8')).toBe('yeni kod\n')
    expect(git(here, 'status', '--porcelain')).toBe('')
    const { entries, sync } = (await api.ask({ action: 'changes' })).body
    expect({ entries, sync }).toMatchObject({ entries: [], sync: { state: 'ok', newCode: true } })
  })

  test('it arrives by itself, and what was saved here stays', async () => {
    await rename(SEO, 'Arama')
    publishElsewhere({
      [SEO]: (text) => text.replace('order: 1', 'order: 7'),
      [WEB]: (text) => text.replace('name: Web Tasarım', 'name: Web'),
    })
    const { body: before } = await api.ask({ action: 'presence', tab: 'x', path: null, unsaved: [] })
    await api.follow()
    const { body: after } = await api.ask({ action: 'presence', tab: 'x', path: null, unsaved: [] })
    expect(after.revision).not.toBe(before.revision)
    expect(after.news).toMatchObject([{ name: 'Can', entries: ['Arama', 'Web'] }])
    expect(readFileSync(join(here, SEO), 'utf8')).toContain('name: Arama\norder: 7\n')
    expect(readFileSync(join(here, WEB), 'utf8')).toContain('name: Web\n')
    expect((await api.ask({ action: 'changes' })).body.entries).toMatchObject([
      { path: SEO, fields: [{ label: 'Ad' }] },
    ])
  })

  test('over unfinished work of a developer nothing is taken over or sent', async () => {
    writeFileSync(join(here, 'code.txt'), 'yarım iş\n')
    await rename(SEO, 'Arama')
    publishElsewhere({ 'code.txt': () => 'yeni kod\n' })
    const before = state()
    expect((await publish()).refused?.error).toContain('code.txt')
    expect(state()).toEqual(before)
  })

  test('without a change here, theirs is taken over', async () => {
    publishElsewhere({ [SEO]: (text) => text.replace('name: SEO', 'name: Başka') })
    expect((await publish()).body).toMatchObject({ pushed: false, merged: true })
    expect(readFileSync(join(here, SEO), 'utf8')).toContain('name: Başka')
    expect(git(here, 'status', '--porcelain')).toBe('')
  })

  test('the same change there, as after an interrupted publish, is nothing to send any more', async () => {
    await rename(SEO, 'Arama')
    publishElsewhere({ [SEO]: (text) => text.replace('name: SEO', 'name: Arama') })
    expect((await publish()).refused?.error).toContain('değişiklik yok')
    expect((await api.ask({ action: 'changes' })).body.entries).toEqual([])
    expect(git(here, 'status', '--porcelain')).toBe('')
  })

  test('the same field is a conflict that names the entry, until somebody decides', async () => {
    await rename(SEO, 'Arama')
    publishElsewhere({ [SEO]: (text) => text.replace('name: SEO\norder: 1', 'name: Başka\norder: 7') })
    const before = state()
    const { refused } = await publish()
    expect(refused?.error).toContain('Arama')
    const conflict = { field: ['name'], label: 'Ad', base: 'SEO', mine: 'Arama', theirs: 'Başka' }
    expect(refused?.conflicts).toEqual([{ path: SEO, name: 'Arama', conflicts: [conflict] }])
    expect(state()).toEqual(before)
    expect((await publish({ resolve: { [SEO]: 'mine' } })).refused).toBeUndefined()
    expect(onServer(SEO)).toContain('name: Arama\norder: 7')
  })

  test('their side can be chosen too, also where the entry is gone', async () => {
    await rename(SEO, 'Arama')
    await rename(WEB, 'Site')
    publishElsewhere({ [SEO]: (text) => text.replace('name: SEO', 'name: Başka') })
    git(other, 'rm', '-q', WEB)
    publishElsewhere({})
    const { refused } = await publish()
    expect(refused?.conflicts).toMatchObject([{ path: SEO }, { path: WEB, conflicts: [] }])
    expect((await publish({ resolve: { [SEO]: 'theirs', [WEB]: 'theirs' } })).refused).toBeUndefined()
    expect(readFileSync(join(here, SEO), 'utf8')).toContain('name: Başka')
    expect(api.snapshot()).not.toHaveProperty('services/web-tasarim.md')
  })

  test('and what comes of it does not pass the check, nothing is published', async () => {
    await api.edit('content/pages/anasayfa.md', (values) => {
      values.sections[0] = { ...hero, actions: [{ label: 'Biz', link: '/hakkimizda' }] }
    })
    git(other, 'rm', '-q', 'content/pages/hakkimizda.md')
    publishElsewhere({ 'content/navigation.json': (text) => text.replace('#hakkimizda', '#iletisim') })
    const before = state()
    const { refused } = await publish()
    expect(refused?.error).toContain('Sayfalar › Ana sayfa › Bölümler')
    expect(refused?.diagnostics).toMatchObject([{ path: 'content/pages/anasayfa.md' }])
    expect(state()).toEqual(before)
  })

  test('between asking and sending, it is merged once more', async () => {
    await rename(SEO, 'Arama')
    writeFileSync(join(other, WEB), readFileSync(join(other, WEB), 'utf8').replace('name: Web Tasarım', 'name: Web'))
    git(other, 'commit', '-q', '-a', '-m', 'Elsewhere')
    writeHook(join(here, '.git'), 'pre-push', `unset GIT_DIR; git -C "${other}" push -q origin main`)
    expect((await publish()).body).toMatchObject({ pushed: true, merged: true })
    expect(onServer(SEO)).toContain('name: Arama')
    expect(onServer(WEB)).toContain('name: Web\n')
  })
})

describe('several people at one form', () => {
  const ayse = { name: 'Ayşe', email: 'ayse@deneme.com.tr' }
  const can = { name: 'Can', email: 'can@deneme.com.tr' }

  async function saveAs(person: typeof ayse, path: string, changed: object) {
    const { values, version } = await api.open(path)
    return api.askAs(person, { action: 'save', path, values: { ...values, ...changed }, base: values, opened: version })
  }

  test('see whose each change is, choose, and each is the author of the own part', async () => {
    await saveAs(ayse, SEO, { name: 'Arama' })
    await saveAs(can, SEO, { duration: 'Bir gün' })
    await saveAs(can, WEB, { name: 'Site' })
    const { entries } = await api.askAs(can, { action: 'changes' })
    expect(entries).toMatchObject([
      {
        path: SEO,
        by: [
          { name: 'Can', isMe: true },
          { name: 'Ayşe', isMe: false },
        ],
      },
      { path: WEB, by: [{ name: 'Can' }] },
    ])
    await saveAs(ayse, SEO, { order: 7 })
    await api.askAs(can, { action: 'publish', message: 'Yenilik' })
    const log = git(server, 'log', '-2', '--format=%s|%an|%cn|%b', '--name-only', 'main')
    expect(log.replace(/\n+/g, ' ')).toContain(`Yenilik|Can|Can| ${WEB}`)
    expect(log.replace(/\n+/g, ' ')).toContain(`Yenilik|Ayşe|Can|Co-authored-by: Can <can@deneme.com.tr> ${SEO}`)
    expect((await api.askAs(ayse, { action: 'changes' })).entries).toEqual([])
    await saveAs(can, WEB, { name: 'Web' })
    expect((await api.askAs(ayse, { action: 'changes' })).entries).toMatchObject([{ path: WEB, by: [{ name: 'Can' }] }])
  })

  test('see who has an entry open, and whose drafts are not saved', async () => {
    const report = { action: 'presence', tab: 'a', path: SEO, unsaved: [WEB, 'new:services:1'] }
    await api.askAs(ayse, report)
    const { me, others } = await api.askAs(can, { action: 'presence', tab: 'b', path: null, unsaved: [] })
    expect({ me, others }).toMatchObject({
      me: can,
      others: [{ name: 'Ayşe', path: SEO, isHere: true, unsaved: [{ name: 'Web Tasarım' }, { name: 'Yeni kayıt' }] }],
    })
    const { unsaved } = await api.askAs(can, { action: 'changes' })
    expect(unsaved).toEqual([{ name: 'Ayşe', entries: ['Web Tasarım', 'Yeni kayıt'] }])
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 })
    const later = await api.askAs(can, { action: 'presence', tab: 'b', path: null, unsaved: [] })
    expect(later.others).toMatchObject([{ isHere: false, unsaved: [{ name: 'Web Tasarım' }, {}] }])
    vi.useRealTimers()
  })

  test('take back only what they have saved themselves', async () => {
    await saveAs(ayse, SEO, { name: 'Arama' })
    await saveAs(can, WEB, { name: 'Site' })
    expect((await api.askAs(ayse, { action: 'content' })).saves).toMatchObject([{ label: 'Arama: kaydedildi' }])
    await api.askAs(ayse, { action: 'undo' })
    expect(readFileSync(join(here, SEO), 'utf8')).toContain('name: SEO\n')
    expect(readFileSync(join(here, WEB), 'utf8')).toContain('name: Site\n')
    await expect(api.askAs(ayse, { action: 'undo' })).rejects.toThrow('Geri alınacak bir kayıt yok.')
  })
})

describe('refused in a plain sentence, with everything as it was', () => {
  const config = (...args: string[]) => git(here, 'config', ...args)

  test.each<[string, () => void, string]>([
    ['a server that is not there', () => renameSync(server, `${server}-gone`), 'Sunucuya ulaşılamadı'],
    ['a hook of the server', () => writeHook(server, 'pre-receive', 'echo no >&2; exit 1'), 'kabul etmedi'],
    [
      'a hook of this computer',
      () => writeHook(join(here, '.git'), 'pre-push', 'exit 1'),
      'bilgisayardaki bir denetim',
    ],
    ['no name to publish under', () => config('--unset', 'user.name'), 'kimin yayınladığını'],
    ['another branch', () => void git(here, 'switch', '-q', '-c', 'deneme'), '"deneme" açık'],
    ['commits nobody has sent', () => void git(here, 'commit', '-q', '--allow-empty', '-m', 'Own'), '(commit) var'],
    ['no branch', () => config('--unset', 'editor.branch'), 'Yayın dalı ayarlanmamış'],
    [
      'a branch the server does not have',
      () => void [git(here, 'switch', '-q', '-c', 'yayin'), config('editor.branch', 'yayin')],
      '"yayin" adında bir dal yok',
    ],
    ['no remote', () => git(here, 'remote', 'remove', 'origin'), '"origin" adında bir sunucu'],
    ['no repository', () => renameSync(join(here, '.git'), join(here, '.nogit')), 'git deposunda değil'],
    ['no git', () => vi.stubEnv('PATH', '/nowhere'), 'git kurulu değil'],
  ])('%s', async (_, spoil, words) => {
    await rename(SEO, 'Arama')
    const files = api.snapshot()
    const head = git(here, 'rev-parse', 'HEAD')
    spoil()
    expect((await publish()).refused?.error).toContain(words)
    vi.unstubAllEnvs()
    expect(api.snapshot()).toEqual(files)
    if (words === 'Sunucuya ulaşılamadı') {
      renameSync(`${server}-gone`, server)
      expect((await publish()).body).toMatchObject({ pushed: true })
    } else {
      expect(git(server, 'rev-parse', 'main')).toBe(head)
    }
  })

  test('what keeps everybody from publishing is told until it is gone', async () => {
    const obstacle = async () => (await api.ask({ action: 'content' })).body.obstacle
    config('--unset', 'editor.branch')
    expect(await obstacle()).toContain('Yayın dalı ayarlanmamış')
    config('editor.branch', 'main')
    expect(await obstacle()).toBeUndefined()
  })

  test('a git command that was killed leaves a lock, which a start of the form removes', async () => {
    await rename(SEO, 'Arama')
    const folder = join(here, '.git')
    const locks = ['index.lock', 'refs/heads/main.lock'].map((name) => join(folder, name))
    for (const lock of locks) writeFileSync(lock, '')
    expect((await publish()).status).toBe(500)
    removeLocks(folder)
    expect((await publish()).body).toMatchObject({ pushed: true })
  })

  test('content that is not ready for a release', async () => {
    await api.edit('content/site.json', (values) => (values.brand = 'Örnek Dijital'))
    const before = state()
    const blocking = [{ path: 'content/site.json', at: ['brand'] }]
    expect((await api.ask({ action: 'changes' })).body.blocking).toMatchObject(blocking)
    expect((await publish()).refused?.diagnostics).toMatchObject(blocking)
    expect(state()).toEqual(before)
  })
})
