import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { removeLocks } from '../../scripts/editor/publish/clone.ts'
import { contentFolder } from '../support/content-folder.ts'
import { hero, json, PNG, service, site } from '../support/valid-content.ts'
import { type TestApi, testApi } from './api.ts'
import { git, makeRepositories } from './repositories.ts'

const SEO = 'content/services/seo.md'
const ABOUT = 'content/pages/hakkimizda.md'
const MENU = 'content/navigation.json'
const WEB = 'content/services/web-tasarim.md'

/** Without placeholders, so that the check for a release passes. */
const company = json(site)
  .replaceAll('Örnek ', 'Deneme ')
  .replaceAll('example.com', 'deneme.com.tr')
  .replaceAll('000 00 00', '555 01 23')
  .replace('company/ornek', 'company/deneme')

/** The repository of the editor, and the one of the server with the working tree of somebody else; made once, then copied. */
let template: string
let api: TestApi
let here: string
let server: string
let other: string

beforeAll(async () => {
  template = mkdtempSync(join(tmpdir(), 'repositories-'))
  // Nothing of this computer's own settings; no processes that tidy up, and no samples of hooks to copy.
  process.env.GIT_CONFIG_GLOBAL = `${template}.gitconfig`
  process.env.GIT_CONFIG_NOSYSTEM = '1'
  const settings = '[maintenance]\n auto = false\n[receive]\n autogc = false\n[init]\n templateDir =\n'
  writeFileSync(process.env.GIT_CONFIG_GLOBAL, settings)
  const first = join(template, 'here')
  cpSync(join(await contentFolder({ 'site.json': company })), join(first, 'content'), { recursive: true })
  writeFileSync(join(first, 'code.txt'), 'kod\n')
  makeRepositories(first)
})

beforeEach(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'repositories-'))
  cpSync(template, folder, { recursive: true, preserveTimestamps: true })
  ;[here, server, other] = [join(folder, 'here'), join(folder, 'other/.git'), join(folder, 'other')]
  api = await testApi({}, join(here, 'content'))
})

afterEach(async () => {
  await api.close()
  vi.unstubAllEnvs()
})

/** As it is on disk after a save. */
function rename(path: string, name: string) {
  writeFileSync(join(here, path), onDisk(path).replace(/^name: .*$/m, `name: ${name}`))
}

/** Somebody else edits files and publishes them, without what the form has pushed before. */
function publishElsewhere(edits: Record<string, (text: string) => string>) {
  for (const [path, edit] of Object.entries(edits)) {
    writeFileSync(join(other, path), edit(readFileSync(join(other, path), 'utf8')))
  }
  git(other, 'commit', '-q', '-a', '-m', 'Elsewhere')
}

function publish(more: object = {}) {
  return api.ask({ action: 'publish', message: 'Hizmet adı değişti', ...more })
}

/** Files as they are on the server, one after the other; a file as it is in the clone of the form. */
const onServer = (...paths: string[]) => git(server, 'show', ...paths.map((path) => `main:${path}`))
const onDisk = (path: string) => readFileSync(join(here, path), 'utf8')

async function renamePage(path: string, to: string) {
  return api.ask({ action: 'rename-page', path, opened: (await api.open(path)).version, to })
}

/** What a step is refused with, after which everything is as it was. */
async function refusal(more?: object) {
  const before = state()
  const { refused } = await publish(more)
  expect(state()).toEqual(before)
  return refused
}

/** Everything a refused step must leave as it was. */
function state() {
  return {
    files: api.snapshot(),
    code: onDisk('code.txt'),
    // With the commit of HEAD.
    here: git(here, 'status', '--porcelain=v2', '--branch'),
    server: readFileSync(join(server, 'refs/heads/main'), 'utf8'),
  }
}

function writeHook(folder: string, name: string, script: string) {
  mkdirSync(join(folder, 'hooks'), { recursive: true })
  writeFileSync(join(folder, 'hooks', name), `#!/bin/sh\n${script}\n`)
  chmodSync(join(folder, 'hooks', name), 0o755)
}

test('what changed is listed entry by entry, in words and pictures', async () => {
  rename(SEO, 'Arama')
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
  expect(body.entries).toEqual(entries.map((entry) => ({ ...entry, by: [] })))
  expect(body.suggestion).toBe('Eklendi: Yeni Hizmet; Güncellendi: kart.png, Ana sayfa, Arama; Silindi: Web Tasarım')
  expect(await api.picture('/editor/published/kart.png')).toBe(200)
  expect(await api.picture('/editor/published/../site.json')).toBe(404)
})

test('content is committed and pushed', async () => {
  git(here, 'config', 'editor.address', 'https://deneme.example')
  await api.edit(SEO, (values) => (values.name = 'Arama'))
  rmSync(join(api.root, 'services/web-tasarim.md'))
  expect((await publish()).body).toEqual({ merged: false, address: 'https://deneme.example' })
  expect(git(server, 'log', '-1', '--format=%an %s', '--name-only', 'main')).toBe(
    `Ece Hizmet adı değişti\n\n${SEO}\n${WEB}`,
  )
  expect(onServer(SEO)).toContain('name: Arama')
  const after = state()
  expect(after.here).toBe(`# branch.oid ${after.server}# branch.head main`)
})

test('of what was saved only the chosen entries are published; what they need of the rest is named', async () => {
  rename(WEB, 'Site')
  await renamePage(ABOUT, '/ekibimiz')
  writeFileSync(join(api.root, 'images/yeni.png'), Buffer.concat([PNG, Buffer.from([0])]))
  await api.edit(SEO, (values) => (values.body = '![Bir ekip](images/yeni.png)\n\n[Biz](/ekibimiz)'))
  const refused = await refusal({ paths: [SEO] })
  const needed = ['content/images/yeni.png', 'content/pages/ekibimiz.md', MENU]
  expect(new Set(refused?.needed as string[])).toEqual(new Set(needed))
  expect(refused?.error).toContain('Bunları da seçin: ')

  expect((await publish({ paths: [SEO, ...needed] })).refused).toBeUndefined()
  const published = onServer(SEO, WEB, 'content/pages/')
  expect(published).toContain('[Biz](/ekibimiz)')
  expect(published).toContain('name: Web Tasarım')
  expect(published).not.toContain('hakkimizda')
  expect((await api.ask({ action: 'changes' })).body.entries).toMatchObject([{ path: WEB, name: 'Site' }])
})

test('every published state of an entry is listed with what it changed, and can be had again', async () => {
  publishElsewhere({ [SEO]: (text) => text.replace('name: SEO\norder: 1', 'name: Bulma\norder: 7') })
  await api.ask({ action: 'changes' })
  rename(SEO, 'Arama')
  await publish({ message: 'Ad' })
  rename(SEO, 'Kaydedilmiş')
  const { states } = (await api.ask({ action: 'history', path: SEO })).body
  expect(states).toMatchObject([
    { name: 'Ece', message: 'Ad', isCurrent: true, fields: [{ label: 'Ad', before: 'Bulma', after: 'Arama' }] },
    { name: 'Can', isCurrent: false, fields: [{ before: 'SEO', after: 'Bulma' }, { label: 'Sıra' }] },
    { name: 'Ece', message: 'Start', fields: [], values: { name: 'SEO', order: 1 } },
  ])
})

describe('when others have published meanwhile', () => {
  test('it arrives by itself with its code, is merged field by field, and what was saved here is sent on top', async () => {
    rename(SEO, 'Arama')
    publishElsewhere({
      [SEO]: (text) => text.replace('order: 1', 'order: 7'),
      [WEB]: (text) => text.replace('name: Web Tasarım', 'name: Web'),
      'code.txt': () => 'yeni kod\n',
    })
    const presence = async () => (await api.ask({ action: 'presence', tab: 'x', path: null, unsaved: [] })).body
    const before = await presence()
    // Newer code asks for a new start.
    expect(await api.follow()).toBe(true)
    const after = await presence()
    expect(after.revision).not.toBe(before.revision)
    expect(after.news).toMatchObject([{ name: 'Can', entries: ['Arama', 'Web'] }])
    expect(onDisk(SEO)).toContain('name: Arama\norder: 7\n')
    expect(onDisk(WEB)).toContain('name: Web\n')
    expect(onDisk('code.txt')).toBe('yeni kod\n')
    const { entries } = (await api.ask({ action: 'changes' })).body
    expect(entries).toMatchObject([{ path: SEO, fields: [{ label: 'Ad' }] }])

    expect((await publish()).refused).toBeUndefined()
    expect(onServer(SEO)).toContain('name: Arama\norder: 7\n')
    expect(git(here, 'status', '--porcelain')).toBe('')
  })

  test('over unfinished work of a developer nothing is taken over or sent', async () => {
    writeFileSync(join(here, 'code.txt'), 'yarım iş\n')
    rename(SEO, 'Arama')
    publishElsewhere({ 'code.txt': () => 'yeni kod\n' })
    expect((await refusal())?.error).toContain('code.txt')
  })

  test('without a change here, or with the same one, as after an interrupted publish, theirs is taken over', async () => {
    rename(SEO, 'Arama')
    publishElsewhere({ [SEO]: (text) => text.replace('name: SEO', 'name: Arama') })
    expect((await publish()).refused?.error).toContain('değişiklik yok')
    expect((await api.ask({ action: 'changes' })).body.entries).toEqual([])
    publishElsewhere({ [SEO]: (text) => text.replace('name: Arama', 'name: Başka') })
    expect((await publish()).refused?.error).toContain('değişiklik yok')
    expect(onDisk(SEO)).toContain('name: Başka')
    expect(git(here, 'status', '--porcelain')).toBe('')
  })

  test('the same field is a conflict that names the entry, until somebody decides for one side or the other', async () => {
    rename(SEO, 'Arama')
    rename(WEB, 'Site')
    await api.edit(ABOUT, (values) => (values.title = 'Biz'))
    git(other, 'rm', '-q', WEB)
    publishElsewhere({
      [SEO]: (text) => text.replace('name: SEO\norder: 1', 'name: Başka\norder: 7'),
      [ABOUT]: (text) => text.replace('title: Hakkımızda', 'title: Ekip'),
    })
    const refused = await refusal()
    expect(refused?.error).toContain('Arama')
    const conflict = { field: ['name'], label: 'Ad', mine: 'Arama', theirs: 'Başka' }
    expect(refused?.conflicts).toMatchObject([
      { path: ABOUT },
      { path: SEO, name: 'Arama', conflicts: [conflict] },
      { path: WEB, conflicts: [] },
    ])
    const resolve = { [SEO]: 'mine', [WEB]: 'theirs', [ABOUT]: 'theirs' }
    expect((await publish({ resolve })).refused).toBeUndefined()
    expect(onServer(SEO)).toContain('name: Arama\norder: 7')
    expect(onDisk(ABOUT)).toContain('title: Ekip')
    expect(api.snapshot()).not.toHaveProperty('services/web-tasarim.md')
  })

  test('and what comes of it does not pass the check, nothing is published', async () => {
    await api.edit('content/pages/anasayfa.md', (values) => {
      values.sections[0] = { ...hero, actions: [{ label: 'Biz', link: '/hakkimizda' }] }
    })
    git(other, 'rm', '-q', ABOUT)
    publishElsewhere({ [MENU]: (text) => text.replace('#hakkimizda', '#iletisim') })
    const refused = await refusal()
    expect(refused?.error).toContain('Sayfalar › Ana sayfa › Bölümler')
    expect(refused?.diagnostics).toMatchObject([{ path: 'content/pages/anasayfa.md' }])
  })

  test('between asking and sending, it is merged once more', async () => {
    rename(SEO, 'Arama')
    writeFileSync(join(other, WEB), readFileSync(join(other, WEB), 'utf8').replace('name: Web Tasarım', 'name: Web'))
    writeHook(join(here, '.git'), 'pre-push', `unset GIT_DIR; git -C "${other}" commit -q -a -m Elsewhere || true`)
    expect((await publish()).body).toMatchObject({ merged: true })
    const published = onServer(SEO, WEB)
    expect(published).toContain('name: Arama')
    expect(published).toContain('name: Web\n')
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
    const both = [
      { name: 'Can', isMe: true },
      { name: 'Ayşe', isMe: false },
    ]
    expect(entries).toMatchObject([
      { path: SEO, by: both },
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
      others: [{ name: 'Ayşe', path: SEO, unsaved: [WEB, 'new:services:1'] }],
    })
  })

  test('take back only what they have saved themselves', async () => {
    await saveAs(ayse, SEO, { name: 'Arama' })
    await saveAs(can, WEB, { name: 'Site' })
    expect((await api.askAs(ayse, { action: 'content' })).saves).toMatchObject([{ label: 'Arama: kaydedildi' }])
    await api.askAs(ayse, { action: 'undo' })
    expect(onDisk(SEO)).toContain('name: SEO\n')
    expect(onDisk(WEB)).toContain('name: Site\n')
    await expect(api.askAs(ayse, { action: 'undo' })).rejects.toThrow('Geri alınacak bir kayıt yok.')
  })
})

describe('refused in a plain sentence, with everything as it was', () => {
  test('a clone that is not set up for it; what keeps everybody from publishing is told until it is gone', async () => {
    const obstacle = async () => (await api.ask({ action: 'content' })).body.obstacle
    git(here, 'config', '--unset', 'editor.branch')
    expect(await obstacle()).toContain('Yayın dalı ayarlanmamış')
    git(here, 'config', 'editor.branch', 'main')
    expect(await obstacle()).toBeUndefined()

    rename(SEO, 'Arama')
    const spoilt: [words: string, spoil: string, mend: string][] = [
      ['kimin yayınladığını', 'config --unset user.name', 'config user.name Ece'],
      ['"deneme" açık', 'switch -q -c deneme', 'switch -q main'],
      ['"yok" adında bir sunucu', 'config editor.remote yok', 'config --unset editor.remote'],
      ['(commit) var', 'commit -q --allow-empty -m Own', 'reset -q --soft HEAD~1'],
      ['"main" adında bir dal yok', '-C ../other branch -m x', '-C ../other branch -m main'],
    ]
    const before = state()
    for (const [words, spoil, mend] of spoilt) {
      git(here, ...spoil.split(' '))
      expect((await publish()).refused?.error).toContain(words)
      git(here, ...mend.split(' '))
    }
    expect(state()).toEqual(before)
    renameSync(join(here, '.git'), join(here, '.nogit'))
    expect((await publish()).refused?.error).toContain('git deposunda değil')
    vi.stubEnv('PATH', '/nowhere')
    expect((await publish()).refused?.error).toContain('git kurulu değil')
  })

  test('a hook of the server or of this computer, and a server that is not there, until it is again', async () => {
    rename(SEO, 'Arama')
    writeHook(server, 'pre-receive', 'echo no >&2; exit 1')
    expect((await refusal())?.error).toContain('kabul etmedi')
    writeHook(join(here, '.git'), 'pre-push', 'exit 1')
    expect((await refusal())?.error).toContain('bilgisayardaki bir denetim')
    const files = api.snapshot()
    renameSync(server, `${server}-gone`)
    expect((await publish()).refused?.error).toContain('Sunucuya ulaşılamadı')
    expect(api.snapshot()).toEqual(files)
    renameSync(`${server}-gone`, server)
    rmSync(join(server, 'hooks/pre-receive'))
    rmSync(join(here, '.git/hooks/pre-push'))
    expect((await publish()).refused).toBeUndefined()
  })

  test('a git command that was killed leaves a lock, which a start of the form removes', async () => {
    rename(SEO, 'Arama')
    const locks = ['index.lock', 'refs/heads/main.lock'].map((name) => join(here, '.git', name))
    for (const lock of locks) writeFileSync(lock, '')
    expect((await publish()).status).toBe(500)
    removeLocks(join(here, '.git'))
    expect((await publish()).refused).toBeUndefined()
  })

  test('but not a lock that comes with the push: it is published, and the next look at the changes knows', async () => {
    rename(SEO, 'Arama')
    const lock = join(here, '.git/index.lock')
    writeHook(join(here, '.git'), 'pre-push', `touch "${lock}"`)
    expect((await publish()).refused).toBeUndefined()
    expect(onServer(SEO)).toContain('name: Arama')
    rmSync(lock)
    expect((await api.ask({ action: 'changes' })).body.entries).toEqual([])
    expect(git(here, 'status', '--porcelain')).toBe('')
  })

  test('content that is not ready for a release', async () => {
    await api.edit('content/site.json', (values) => (values.brand = 'Örnek Dijital'))
    const blocking = [{ path: 'content/site.json', at: ['brand'] }]
    expect((await api.ask({ action: 'changes' })).body.blocking).toMatchObject(blocking)
    expect((await refusal())?.diagnostics).toMatchObject(blocking)
  })
})
