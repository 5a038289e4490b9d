import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { validFiles } from '../../../tests/support/valid-content.ts'

const fields = 'id: bakim\nname: Bakım\norder: 3\nicon: maintenance\nsummary: Siteniz güncel kalır.'

/** What somebody could put into a content folder to keep the check busy: each makes one file. */
export const hostileFiles: Record<string, (root: string) => void> = {
  '20 MB of JSON': (root) => writeFileSync(join(root, 'site.json'), `{"brand":"${'ş'.repeat(10_000_000)}"}`),
  '200,000 levels of JSON': (root) => writeFileSync(join(root, 'site.json'), '['.repeat(200_000)),
  'YAML that grows when it is read': (root) => {
    const lines = Array.from({ length: 30 }, (_, level) => {
      const below = level === 0 ? 'x' : `*a${level - 1}, *a${level - 1}`
      return `a${level}: &a${level} [${below}]`
    })
    writeFileSync(join(root, 'services/bakim.md'), `---\n${fields}\n${lines.join('\n')}\n---\nMetin.\n`)
  },
  'a pipe nobody writes to': (root) => {
    rmSync(join(root, 'site.json'))
    execFileSync('mkfifo', [join(root, 'site.json')])
  },
  'a link to its own folder': (root) => symlinkSync('..', join(root, 'pages/icerik')),
}

/** Writes a small sound folder with one hostile file in it. */
export function makeHostileFolder(root: string, add: (root: string) => void) {
  for (const [path, text] of Object.entries(validFiles())) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  add(root)
}
