import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { json, validFiles } from '../../../tests/support/valid-content.ts'

const sentence = 'Sitenizi tasarlar, kurar, ölçer ve bakımını sürdürürüz; her adımı önceden konuşuruz. '

/** Fields, three sections, a body with headings, a list and a link. With `isBroken`, three mistakes. */
function markdownText(number: number, isBroken: boolean): string {
  return `---
path: /yazilar/sayfa-${number}
title: ${isBroken ? '""' : `Sayfa ${number}`}
description: Bu sayfada ${number} numaralı konuyu kısaca anlatıyoruz.
sections:
  - type: prose
    title: "Konu ${number}: başlarken"
  - type: values
    ${isBroken ? 'tittle' : 'title'}: Neye önem veriyoruz
    items:
      - title: Açıklık
        text: Ne yaptığımızı ve neden yaptığımızı her adımda anlatırız.
      - title: Ölçü
        text: Yalnız gereken kadarını kurarız.
  - type: banner
    title: Birlikte başlayalım
    action:
      label: Bize ulaşın
      link: /${isBroken ? 'iletsim' : 'iletisim'}
---

${sentence.repeat(4)}

## Nasıl çalışırız

${sentence.repeat(3)}Ayrıntılar [iletişim sayfasında](/iletisim).

- Önce dinleriz
- Sonra **çizeriz**
- En son kurarız
`
}

/** The same fields and about as much text. With `isBroken`, three mistakes. */
function jsonText(number: number, isBroken: boolean): string {
  const title = { [isBroken ? 'tittle' : 'title']: 'Neye önem veriyoruz' }
  return json({
    path: `/notlar/not-${number}`,
    title: isBroken ? '' : `Not ${number}`,
    description: `Bu notta ${number} numaralı konuyu kısaca anlatıyoruz.`,
    sections: [
      { type: 'prose', title: `Konu ${number}: başlarken` },
      {
        type: 'values',
        ...title,
        items: [
          { title: 'Açıklık', text: sentence.repeat(3).trim() },
          { title: 'Ölçü', text: sentence.repeat(3).trim() },
        ],
      },
      {
        type: 'banner',
        title: 'Birlikte başlayalım',
        lead: sentence.trim(),
        action: { label: 'Bize ulaşın', link: `/${isBroken ? 'iletsim' : 'iletisim'}` },
      },
    ],
  })
}

/** Writes a content folder of `count` pages and articles, half of them JSON, beside the few files every site has. */
export function makeFolder(parent: string, count: number, isBroken: boolean): string {
  const files: Record<string, string> = {}
  for (let number = 1; number <= count / 2; number += 1) {
    files[`pages/sayfa-${number}.md`] = markdownText(number, isBroken)
    files[`articles/not-${number}.json`] = jsonText(number, isBroken)
  }
  return writeFolder(join(parent, `${count}${isBroken ? '-mistakes' : ''}`), files)
}

/** Writes a content folder of `count` pages, which the command itself can check. */
export function makePages(parent: string, count: number): string {
  const numbers = Array.from({ length: count }, (_, index) => index + 1)
  const files = numbers.map((number) => [`pages/sayfa-${number}.md`, markdownText(number, false)])
  return writeFolder(join(parent, `${count}-pages`), Object.fromEntries(files))
}

function writeFolder(root: string, added: Record<string, string>): string {
  const files: Record<string, string | Buffer> = { ...validFiles(), ...added }
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return root
}
