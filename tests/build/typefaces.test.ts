import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { Blob, Face } from 'harfbuzzjs'
import subsetFont from 'subset-font'
import { expect, test } from 'vitest'
import { allFonts, commonFonts, TYPEFACE_USES } from '../../scripts/brand/font-files.ts'
import { brandTypeface } from '../../scripts/brand/typefaces.ts'
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

test.each(TYPEFACE_USES)('every rare letter of the %s typeface is declared, the common file first', async (use) => {
  const css = readFileSync('src/styles/fonts.css', 'utf8')
  const faces = [...css.matchAll(/@font-face \{[^}]*fonts\/([\w-]+\.woff2)[^}]*\}/g)]
    .map(([face, file = '']) => ({ face, file: `src/styles/fonts/${file}` }))
    .filter(({ file }) => basename(file).startsWith(use))
  expect(faces.map(({ file }) => file)).toEqual(allFonts(use).toReversed())
  for (const { file, face } of faces.slice(0, -1)) {
    const ranges = Array.from(face.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g), ([, from = '', to = from]) =>
      [from, to].map((code) => Number.parseInt(code, 16)),
    )
    const isDeclared = (code = 0) => ranges.some(([from = 0, to = 0]) => code >= from && code <= to)
    const wanted = [...(await lettersOf([file]))].filter((letter) => (TURKISH + NEIGHBOURS).includes(letter))
    expect(wanted.length).toBeGreaterThan(0)
    expect(wanted.filter((letter) => !isDeclared(letter.codePointAt(0)))).toEqual([])
  }
})

test.each([
  ['@fontsource/young-serif', /no weights to vary\. Expected: a package @fontsource-variable\//],
  ['@fontsource-variable/not-installed', /npm install --save-dev --save-exact @fontsource-variable\/not-installed/],
])('%s is refused', async (name, reason) => {
  await expect(brandTypeface('display', name)).rejects.toThrow(reason)
})
