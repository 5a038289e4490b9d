import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { article, json, page, site, validFiles } from '../../../tests/support/valid-content.ts'

const sentence = 'Sitenizi tasarlar, kurar, ölçer ve bakımını sürdürürüz; her adımı önceden konuşuruz. '

/** Front matter with three sections, a body with a heading, a list and a link. */
function markdownText(number: number): string {
  return `---
path: /yazilar/sayfa-${number}
title: Sayfa ${number}
description: Bu sayfada ${number} numaralı konuyu kısaca anlatıyoruz.
sections:
  - type: prose
    title: "Konu ${number}: başlarken"
  - type: values
    title: Neye önem veriyoruz
    items:
      - title: Açıklık
        text: Ne yaptığımızı ve neden yaptığımızı her adımda anlatırız.
      - title: Ölçü
        text: Yalnız gereken kadarını kurarız.
  - type: banner
    title: Birlikte başlayalım
    action:
      label: Bize ulaşın
      link: /iletisim
---

${sentence.repeat(4)}

## Nasıl çalışırız

${sentence.repeat(3)}Ayrıntılar [iletişim sayfasında](/iletisim).

- Önce dinleriz
- Sonra **çizeriz**
- En son kurarız
`
}

/** Writes the files every site needs. */
export function makeFolder(root: string): string {
  for (const [path, text] of Object.entries(validFiles())) write(join(root, path), text)
  return root
}

/** Adds so many sound pages to a content folder. */
export function addPages(root: string, count: number): string {
  for (let number = 1; number <= count; number += 1) write(join(root, `pages/sayfa-${number}.md`), markdownText(number))
  return root
}

const DAY_MS = 24 * 60 * 60 * 1000

/** Writes a site of so many pages beside the not-found page: those of every site, a list of articles, and the articles. */
export function makeSite(root: string, pages: number): void {
  // A brand of its own: no share image of an earlier run is in the cache.
  write(join(makeFolder(root), 'site.json'), json({ ...site, brand: `Ölçü ${String(Date.now()).slice(-6)}` }))
  const others = readdirSync(join(root, 'pages')).length - 1
  const sections = [{ type: 'articles', title: 'Yazılar', show: 'all' }]
  write(join(root, 'pages/yazilar.md'), page({ path: '/yazilar', title: 'Yazılar', sections }))
  const body = `Bir defter.\n\n## Nasıl?\n\n${'Her adımı önceden konuşuruz. '.repeat(60).trim()}`
  for (let number = 1; others + number + Math.ceil(number / 12) <= pages; number += 1) {
    const date = new Date(Date.UTC(2024, 0) + number * DAY_MS).toISOString().slice(0, 10)
    write(join(root, `articles/yazi-${number}.md`), article({ title: `Yazı ${number}`, date }, body))
  }
}

/** Writes a file below folders that need not be there. */
function write(path: string, text: string | Buffer) {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}
