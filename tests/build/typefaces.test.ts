import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Blob, Face } from 'harfbuzzjs'
import subsetFont from 'subset-font'
import { beforeAll, describe, expect, test } from 'vitest'
import { FIXTURE_SITE } from '../support/test-sites.ts'

const FOLDER = 'src/styles/fonts'
const TURKISH = 'ABCÇDEFGĞHIİJKLMNOÖPRSŞTUÜVYZabcçdefgğhıijklmnoöprsştuüvyz'
const BORROWED = 'ÂÎÛâîûQWXqwx'
const SIGNS = '0123456789 \u00a0.,:;!?…\'"’‘“”()[]-–—/&@#%+*_·•×©'
const NEIGHBOURS = 'ÀÁÄÅÆÈÉÊËÍÑÓÔØÚßàáäåæèéêëíñóôøúćčđęěłńňőřśšůűýźžž='

async function lettersOf(name: string): Promise<string> {
  // As a browser reads it, unpacked.
  const all = String.fromCodePoint(...Array.from({ length: 0x2fff }, (_, index) => index + 0x20))
  const font = await subsetFont(readFileSync(`${FOLDER}/${name}.woff2`), all, { targetFormat: 'sfnt' })
  return String.fromCodePoint(...new Face(new Blob(Uint8Array.from(font).buffer)).collectUnicodes())
}

describe.each(['bricolage', 'instrument'])('%s', (name) => {
  let [common, rare] = ['', '']
  beforeAll(async () => {
    ;[common, rare] = await Promise.all([lettersOf(name), lettersOf(`${name}-rare`)])
  })

  test('the first file holds all of Turkish, its borrowed letters and the signs of copy', () => {
    expect([...TURKISH, ...BORROWED, ...SIGNS].filter((letter) => !common.includes(letter))).toEqual([])
  })

  test('the file of rare letters holds those of the neighbours, and none of the first', () => {
    expect([...NEIGHBOURS].filter((letter) => !rare.includes(letter))).toEqual([])
    expect([...rare].filter((letter) => common.includes(letter))).toEqual([])
  })

  test('the page declares the rare letters where they are, and the first file last, which is asked first', () => {
    const family = name.replace(/^./, (first) => first.toUpperCase())
    const css = readFileSync('src/styles/fonts.css', 'utf8')
    const faces = [...css.matchAll(/@font-face \{[^}]*\}/g)]
      .map(([face]) => face)
      .filter((face) => face.includes(`: ${family};`))
    expect(faces.map((face) => /fonts\/([\w-]+)\.woff2/.exec(face)?.[1])).toEqual([`${name}-rare`, name])
    const ranges = [...(faces[0]?.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g) ?? [])].map(
      ([, from = '', to = from]) => [Number.parseInt(from, 16), Number.parseInt(to, 16)],
    )
    const isDeclared = (letter: string) =>
      ranges.some(([from = 0, to = 0]) => (letter.codePointAt(0) ?? 0) >= from && (letter.codePointAt(0) ?? 0) <= to)
    expect([...rare].filter((letter) => !isDeclared(letter))).toEqual([])
  })
})

test('every Latin letter of the pages is in one of the files, and those that cost a page another file are told', async () => {
  const [common, rare] = await Promise.all(['instrument', 'instrument-rare'].map(lettersOf))
  const pages = ['index', 'hizmetlerimiz/index', 'biz-kimiz/index', 'rehber/kucuk/adim/index', '404']
  const text = pages
    .map((page) =>
      readFileSync(join(FIXTURE_SITE.folder, `${page}.html`), 'utf8').replace(
        /^.*?<body>|<(script|style)\b.*?<\/\1>|<[^>]*>|&\S+?;/gs,
        '',
      ),
    )
    .join('')
  expect(text.length).toBeGreaterThan(10_000)
  const used = [...new Set(text)].filter((letter) => /\p{Script=Latin}/u.test(letter) && !common?.includes(letter))
  expect(used.filter((letter) => !rare?.includes(letter))).toEqual([])
  if (used.length > 0) console.warn(`In the files of rare letters: ${used.join(' ')}`)
})
