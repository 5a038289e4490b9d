import { execFileSync } from 'node:child_process'
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { loadContent } from '../../scripts/content/load.ts'
import { IMAGE_MAX_BYTES } from '../../scripts/content/read/read-file.ts'
import { contentFolder } from '../support/content-folder.ts'
import { PNG, page } from '../support/valid-content.ts'

type Files = Parameters<typeof contentFolder>[0]

const LEFT_BEHIND = [
  ...['.DS_Store', 'Thumbs.db', 'desktop.ini', '.vscode/settings.json', '.schemas/site.json', 'site.json~'],
  ...['site.json.bak', 'pages/.anasayfa.md.swp', 'pages/~$sayfa.md', 'pages/#anasayfa.md#', 'pages/anasayfa.md.orig'],
  ...['images/.gitkeep', '__MACOSX/x', 'README.md', 'REFERANS.md', 'site.schema.json'],
]

/** Changes to a sound folder, and what is told about it; `prepare` makes what a text cannot be. */
const special: Record<string, { files?: Files; prepare?: (root: string) => void; told: string[] }> = {
  'a folder named like a file': {
    files: { 'site.json': null, 'site.json/x.txt': 'x', 'pages/eski.md/x.txt': 'x' },
    told: ['pages/eski.md:1 not-a-file', 'site.json:1 not-a-file'],
  },
  'a file named like a folder': {
    files: { 'services/seo.md': null, 'services/web-tasarim.md': null, services: 'x' },
    told: ['services:1 not-a-folder'],
  },
  'links out of the folder, into nothing and in circles': {
    prepare(root) {
      writeFileSync(join(dirname(root), 'gizli.md'), page({ path: '/gizli' }))
      symlinkSync(join(dirname(root), 'gizli.md'), join(root, 'pages/gizli.md'))
      symlinkSync(join(root, 'pages/yok-boyle.md'), join(root, 'pages/kayip.md'))
      symlinkSync('dongu.md', join(root, 'pages/dongu.md'))
      symlinkSync(root, join(root, 'pages/ust'))
      symlinkSync('/etc', join(root, 'images/etc'))
      symlinkSync('/etc/hostname', join(root, 'images/disarida.svg'))
    },
    told: ['images/disarida.svg', 'images/etc', 'pages/dongu.md', 'pages/gizli.md', 'pages/kayip.md', 'pages/ust'].map(
      (path) => `${path}:1 linked-file`,
    ),
  },
  'a link to a file inside the folder': {
    files: { 'images/kart.png': null, 'images/asil.png': PNG },
    prepare: (root) => symlinkSync('asil.png', join(root, 'images/kart.png')),
    told: [],
  },
  'a pipe nobody writes to': {
    prepare: (root) => execFileSync('mkfifo', [join(root, 'pages/boru.md'), join(root, 'images/boru.png')]),
    told: ['images/boru.png:1 special-file', 'pages/boru.md:1 special-file'],
  },
  'what editors and systems leave behind': {
    files: Object.fromEntries(LEFT_BEHIND.map((path) => [path, '{}'])),
    prepare: (root) => mkdirSync(join(root, 'images', 'k/'.repeat(100)), { recursive: true }),
    told: [],
  },
}

test.each(Object.entries(special))('%s', async (_name, { files, prepare, told }) => {
  const root = await contentFolder(files)
  prepare?.(root)

  const { diagnostics } = await loadContent({ root })

  expect(diagnostics.map(({ file, code, line }) => `${file.slice(root.length + 1)}:${line} ${code}`)).toEqual(told)
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
  const { diagnostics } = await fresh.loadContent({ root })
  vi.doUnmock('node:fs')
  vi.resetModules()

  expect(diagnostics).toMatchObject([{ code: 'unreadable-file', problem: '"seo.md" okunamıyor (EACCES).' }])
})

test('a file of twenty megabytes is refused without being read, a picture as one; no folder is one diagnostic', async () => {
  const root = await contentFolder({
    'images/foto.jpg': Buffer.alloc(IMAGE_MAX_BYTES + 1),
    'interface.json': Buffer.alloc(20_000_000, 'a'),
  })

  const problems = (await loadContent({ root })).diagnostics.map(({ code, problem, expected }) => [
    code,
    problem,
    expected,
  ])
  expect(problems).toMatchObject([
    ['too-large-file', '"foto.jpg" çok büyük: 5,1 MB.', 'en fazla 5 MB.'],
    ['too-large-file', '"interface.json" çok büyük: 20 MB.', expect.anything()],
  ])
  expect((await loadContent({ root: '/yok/boyle/bir/klasor' })).diagnostics).toMatchObject([{ code: 'missing-folder' }])
})
