import { execFileSync } from 'node:child_process'
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { checkContent } from '../../scripts/content/load.ts'
import { IMAGE_MAX_BYTES } from '../../scripts/content/read/read-file.ts'
import { contentFolder } from '../support/content-folder.ts'
import { PNG, page } from '../support/valid-content.ts'

/** Codes and places of a folder's diagnostics, the place without the temporary folder. */
async function look(root: string) {
  const diagnostics = await checkContent({ root })
  return diagnostics.map(({ file, code, line }) => `${file.slice(root.length + 1)}:${line} ${code}`)
}

test('a folder named like a file is told apart from the file', async () => {
  const root = await contentFolder({ 'site.json': null, 'site.json/x.txt': 'x', 'pages/eski.md/x.txt': 'x' })

  expect(await look(root)).toEqual(['pages/eski.md:1 not-a-file', 'site.json:1 not-a-file'])
})

test('a file named like a folder is told apart from the folder', async () => {
  const root = await contentFolder({ 'services/seo.md': null, 'services/web-tasarim.md': null, services: 'x' })

  expect(await look(root)).toEqual(['services:1 not-a-folder'])
})

test('links out of the folder, into nothing and in circles are named, not followed', async () => {
  const root = await contentFolder()
  writeFileSync(join(dirname(root), 'gizli.md'), page({ path: '/gizli' }))
  symlinkSync(join(dirname(root), 'gizli.md'), join(root, 'pages/gizli.md'))
  symlinkSync(join(root, 'pages/yok-boyle.md'), join(root, 'pages/kayip.md'))
  symlinkSync('dongu.md', join(root, 'pages/dongu.md'))
  symlinkSync(root, join(root, 'pages/ust'))
  symlinkSync('/etc', join(root, 'images/etc'))

  expect(await look(root)).toEqual([
    'images/etc:1 linked-file',
    'pages/dongu.md:1 linked-file',
    'pages/gizli.md:1 linked-file',
    'pages/kayip.md:1 linked-file',
    'pages/ust:1 linked-file',
  ])
})

test('a picture that is a link out of the folder is never published', async () => {
  const root = await contentFolder({ 'images/logo-acik.svg': null })
  writeFileSync(join(dirname(root), 'disarida.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  symlinkSync(join(dirname(root), 'disarida.svg'), join(root, 'images/logo-acik.svg'))

  expect(await look(root)).toEqual(['images/logo-acik.svg:1 linked-file'])
})

test('a link to a file inside the folder is that file', async () => {
  const root = await contentFolder({ 'images/kart.png': null, 'images/asil.png': PNG })
  symlinkSync('asil.png', join(root, 'images/kart.png'))

  expect(await look(root)).toEqual([])
})

test('a pipe does not make the check wait for ever', async () => {
  const root = await contentFolder()
  execFileSync('mkfifo', [join(root, 'pages/boru.md'), join(root, 'images/boru.png')])

  expect(await look(root)).toEqual(['images/boru.png:1 special-file', 'pages/boru.md:1 special-file'])
})

test('a file that may not be read is named, and the rest is checked', async () => {
  const fs = await import('node:fs')
  const root = await contentFolder()
  // Tests may run as the one user whom permissions do not stop, so the system's answer is played.
  const denied = Object.assign(new Error('EACCES'), { code: 'EACCES' })
  vi.doMock('node:fs', () => ({
    ...fs,
    openSync: (path: string, flags: number) => {
      if (path.endsWith('seo.md')) throw denied
      return fs.openSync(path, flags)
    },
  }))
  vi.resetModules()
  const fresh = await import('../../scripts/content/load.ts')
  const diagnostics = await fresh.checkContent({ root })
  vi.doUnmock('node:fs')
  vi.resetModules()

  expect(diagnostics).toMatchObject([{ code: 'unreadable-file', problem: '"seo.md" okunamıyor (EACCES).' }])
})

test('a file that is too large is refused without being read, and a picture is told as one', async () => {
  const root = await contentFolder({
    'interface.json': Buffer.alloc(20_000_000, 'a'),
    'images/foto.jpg': Buffer.alloc(IMAGE_MAX_BYTES + 1),
  })

  expect(await checkContent({ root })).toMatchObject([
    {
      code: 'too-large-file',
      problem: '"foto.jpg" çok büyük: 5,1 MB.',
      expected: 'en fazla 5 MB.',
      fix: 'görseli küçültüp yeniden kaydedin; 1600 piksel genişlik yeter.',
    },
    { code: 'too-large-file', problem: '"interface.json" çok büyük: 20,0 MB.' },
  ])
})

test('what editors and systems leave behind is ignored in silence', async () => {
  const root = await contentFolder({
    '.DS_Store': 'x',
    'Thumbs.db': 'x',
    'desktop.ini': 'x',
    '.vscode/settings.json': '{}',
    '.schemas/site.json': '{}',
    'site.json~': 'x',
    'site.json.bak': 'x',
    'pages/.anasayfa.md.swp': 'x',
    'pages/~$sayfa.md': 'x',
    'pages/#anasayfa.md#': 'x',
    'pages/anasayfa.md.orig': 'x',
    'images/.gitkeep': '',
    '__MACOSX/x': 'x',
    'README.md': 'Rehber',
    'REFERANS.md': 'Alanlar',
    'site.schema.json': '{}',
  })
  mkdirSync(join(root, 'bos-klasor'))

  expect(await look(root)).toEqual([])
})

test('a folder that is not there is one diagnostic', async () => {
  expect(await checkContent({ root: '/yok/boyle/bir/klasor' })).toMatchObject([{ code: 'missing-folder' }])
})

test('a path of a hundred folders does not end the check', async () => {
  const root = await contentFolder()
  mkdirSync(join(root, 'images', ...Array.from({ length: 100 }, (_, index) => `k${index}`)), { recursive: true })

  expect(await look(root)).toEqual([])
})
