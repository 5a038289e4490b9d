import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { TYPEFACE_USES } from '../../scripts/brand/font-files.ts'
import { brandTypeface } from '../../scripts/brand/typefaces.ts'
import { siteConfig } from '../../src/site.config.ts'
import { FIXTURE_SITE } from '../support/test-sites.ts'

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
