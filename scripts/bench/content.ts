/**
 * `npm run bench:content`: how long the content check takes for 100, 1,000 and 10,000 files, beside reading
 * the same files and beside a plain gray-matter + zod loop. Processor time, measured in turn, in fresh
 * processes; ratios say more than times.
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { build } from 'vite'
import { validFiles } from '../../tests/support/valid-content.ts'

const ROUNDS = 5
const SIZES = [100, 1_000, 10_000]

type Run = { milliseconds: number; megabytes: number; result: number }

const sentence = 'Sitenizi tasarlar, kurar, ölçer ve bakımını sürdürürüz; her adımı önceden konuşuruz. '

/** About 1.35 kB: fields, three sections, a body with headings, a list and a link. */
function pageText(number: number, mistakes: boolean): string {
  return `---
path: /yazilar/sayfa-${number}
title: ${mistakes ? '""' : `Sayfa ${number}`}
description: Bu sayfada ${number} numaralı konuyu kısaca anlatıyoruz.
sections:
  - type: prose
    title: "Konu ${number}: başlarken"
  - type: values
    ${mistakes ? 'tittle' : 'title'}: Neye önem veriyoruz
    items:
      - title: Açıklık
        text: Ne yaptığımızı ve neden yaptığımızı her adımda anlatırız.
      - title: Ölçü
        text: Yalnız gereken kadarını kurarız.
  - type: banner
    title: Birlikte başlayalım
    action:
      label: Bize ulaşın
      link: /${mistakes ? 'iletsim' : 'iletisim'}
---

${sentence.repeat(3)}

## Nasıl çalışırız

${sentence.repeat(2)}Ayrıntılar [iletişim sayfasında](/iletisim).

- Önce dinleriz
- Sonra **çizeriz**
- En son kurarız
`
}

function makeFolder(parent: string, count: number, mistakes: boolean): string {
  const root = join(parent, `${count}${mistakes ? '-mistakes' : ''}`)
  const files: Record<string, string | Buffer> = { ...validFiles() }
  for (let number = 1; number <= count; number += 1) files[`pages/sayfa-${number}.md`] = pageText(number, mistakes)
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return root
}

function run(bundle: string, mode: string, root: string): Run {
  return JSON.parse(execFileSync(process.execPath, [bundle, mode, root], { encoding: 'utf8' })) as Run
}

/** The best of several rounds: everything else on the machine only ever makes a run slower. */
function measure(bundle: string, root: string, modes: readonly string[]): Map<string, Run> {
  const best = new Map<string, Run>()
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const mode of modes) {
      const result = run(bundle, mode, root)
      const known = best.get(mode)
      if (!known || result.milliseconds < known.milliseconds) best.set(mode, result)
    }
  }
  return best
}

const parent = mkdtempSync(join(tmpdir(), 'content-bench-'))
try {
  await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    ssr: { noExternal: true },
    build: {
      ssr: new URL('content-run.ts', import.meta.url).pathname,
      outDir: parent,
      emptyOutDir: false,
      rolldownOptions: { output: { entryFileNames: 'run.mjs', codeSplitting: false } },
    },
  })
  const bundle = join(parent, 'run.mjs')
  console.log('files   what         ms     x read   MB   problems')
  for (const count of SIZES) {
    for (const mistakes of [false, true]) {
      const root = makeFolder(parent, count, mistakes)
      const best = measure(bundle, root, ['read', 'plain', 'check'])
      const read = best.get('read')?.milliseconds ?? 1
      for (const [mode, { milliseconds, megabytes, result }] of best) {
        const name = mistakes && mode === 'check' ? 'check (bad)' : mode
        if (mistakes && mode !== 'check') continue
        const columns = [
          String(count).padEnd(7),
          name.padEnd(11),
          milliseconds.toFixed(0).padStart(6),
          (milliseconds / read).toFixed(1).padStart(8),
          megabytes.toFixed(0).padStart(5),
          mode === 'check' ? String(result).padStart(8) : '',
        ]
        console.log(columns.join(' '))
      }
    }
  }
} finally {
  rmSync(parent, { recursive: true, force: true })
}
