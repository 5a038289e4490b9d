import { copyFileSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, relative } from 'node:path'
import { Blob, Face } from 'harfbuzzjs'
import subsetFont from 'subset-font'
import { expect, test } from 'vitest'
import { allFonts, commonFonts, TYPEFACE_USES } from '../../scripts/brand/font-files.ts'
import { brandTypeface } from '../../scripts/brand/typefaces.ts'
import { Typeface } from '../../scripts/build/share-images/outline.ts'
import { siteConfig } from '../../src/site.config.ts'
import { FIXTURE_SITE } from '../support/test-sites.ts'

const TURKISH = 'ABCÇDEFGĞHIİJKLMNOÖPRSŞTUÜVYZabcçdefgğhıijklmnoöprsştuüvyzÂÎÛâîûQWXqwx'
const SIGNS = '0123456789 \u00a0.,:;!?…\'"’‘“”()[]-–—/&@#%+*_·•×©'
const NEIGHBOURS = 'ÀÁÄÅÆÈÉÊËÍÑÓÔØÚßàáäåæèéêëíñóôøúćčđęěłńňőřśšůűýźžž='

async function lettersOf(files: string[]): Promise<string> {
  // As a browser reads it, unpacked.
  const all = String.fromCodePoint(...Array.from({ length: 0x2fff }, (_, index) => index + 0x20))
  const letters = files.map(async (file) => {
    const font = await subsetFont(readFileSync(file), all, { targetFormat: 'sfnt' })
    return String.fromCodePoint(...new Face(new Blob(Uint8Array.from(font).buffer)).collectUnicodes())
  })
  return (await Promise.all(letters)).join('')
}

test.each(TYPEFACE_USES)(
  'the preloaded files of the %s typeface hold Turkish, the others its neighbours',
  async (use) => {
    const common = await lettersOf(commonFonts(use))
    const all = await lettersOf(allFonts(use))
    expect([...TURKISH, ...SIGNS].filter((letter) => !common.includes(letter))).toEqual([])
    expect([...NEIGHBOURS].filter((letter) => !all.includes(letter))).toEqual([])
  },
)

test('every typeface is declared in the documents alone, not again by the stylesheet an open page loads', () => {
  const html = readFileSync(join(FIXTURE_SITE.folder, 'index.html'), 'utf8')
  const href = /data-styles="([^"]+)"/.exec(html)?.[1] ?? ''
  expect(html).toContain('@font-face')
  expect(readFileSync(join(FIXTURE_SITE.folder, href), 'utf8')).not.toContain('@font-face')
})

test.each(TYPEFACE_USES)(
  'the %s typeface of the stylesheet is that of the site; `npm run brand` renews it',
  async (use) => {
    const { css, files } = await brandTypeface(use, siteConfig.typefaces[use])
    expect(readFileSync('src/styles/fonts.css', 'utf8')).toContain(css)
    for (const [file, font] of Object.entries(files)) expect(readFileSync(file).equals(font), file).toBe(true)
  },
)

test('every rare letter is declared, and the file that every page has is asked first', async () => {
  const css = readFileSync('src/styles/fonts.css', 'utf8')
  for (const use of TYPEFACE_USES) {
    const faces = [...css.matchAll(/@font-face \{[^}]*\}/g)].map(([face]) => face)
    const declared = faces.flatMap((face) => {
      const [, file = ''] = /fonts\/([\w-]+\.woff2)/.exec(face) ?? []
      return file.startsWith(use) ? [{ file: `src/styles/fonts/${file}`, face }] : []
    })
    expect(declared.map(({ file }) => file)).toEqual(allFonts(use).toReversed())
    for (const { file, face } of declared.slice(0, -1)) {
      const ranges = Array.from(face.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g), ([, from = '', to = from]) => [
        Number.parseInt(from, 16),
        Number.parseInt(to, 16),
      ])
      const isDeclared = (code: number) => ranges.some(([from = 0, to = 0]) => code >= from && code <= to)
      const wanted = [...(await lettersOf([file]))].filter((letter) => (TURKISH + NEIGHBOURS).includes(letter))
      expect(wanted.length).toBeGreaterThan(0)
      expect(wanted.filter((letter) => !isDeclared(letter.codePointAt(0) ?? 0))).toEqual([])
    }
  }
})

/** A name that leads out of the packages to a folder with the metadata of a variable typeface, as its static package has. */
function packageWithoutFiles(): string {
  const folder = mkdtempSync(join(tmpdir(), 'typeface-'))
  copyFileSync(`node_modules/${siteConfig.typefaces.text}/metadata.json`, join(folder, 'metadata.json'))
  return relative('node_modules', folder)
}

test.each([
  ['@fontsource/young-serif', /no weights to vary\. Expected: a package @fontsource-variable\//],
  ['@fontsource-variable/not-installed', /npm install --save-dev --save-exact @fontsource-variable\/not-installed/],
  [packageWithoutFiles(), /no file \S+-latin-wght-normal\.woff2\. Expected: a package @fontsource-variable\//],
])('%s is refused', async (name, reason) => {
  await expect(brandTypeface('display', name)).rejects.toThrow(reason)
})

test('headings in a typeface that ends at their lightest weight have that weight, and drawings too', async () => {
  const { css, files } = await brandTypeface('display', '@fontsource-variable/instrument-sans')
  const weights = Array.from(css.matchAll(/font-weight: (.*);/g), ([, range = '']) => range)
  expect(new Set(weights)).toEqual(new Set(['700 700']))

  const folder = mkdtempSync(join(tmpdir(), 'typeface-'))
  const paths = Object.entries(files).map(([path, font]) => {
    const copy = join(folder, basename(path))
    writeFileSync(copy, font)
    return copy
  })
  const widthAt = async (from: string[], weight: number) =>
    (await Typeface.load(from, 'Ağ', weight)).outline('Ağ', 1000).width
  const whole = ['latin', 'latin-ext'].map(
    (script) => `node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-${script}-wght-normal.woff2`,
  )
  const bold = await widthAt(whole, 700)
  expect(await widthAt(whole, 400)).toBeLessThan(bold)
  for (const weight of [400, 700, 800]) expect(await widthAt(paths, weight)).toBeCloseTo(bold, 0)
})

test('a serif falls back to a serif', async () => {
  const { css } = await brandTypeface('display', '@fontsource-variable/newsreader')
  expect(css).toMatch(/local\("Times New Roman Bold"\)[\s\S]*--font-display: Display, "Display fallback", serif;/)
})

test('every Latin letter of the pages is in one of the files, and those that cost a page another file are told', async () => {
  const common = await lettersOf(commonFonts('text'))
  const all = await lettersOf(allFonts('text'))
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
  const used = [...new Set(text)].filter((letter) => /\p{Script=Latin}/u.test(letter) && !common.includes(letter))
  expect(used.filter((letter) => !all.includes(letter))).toEqual([])
  if (used.length > 0) console.warn(`In the files of rare letters: ${used.join(' ')}`)
})
