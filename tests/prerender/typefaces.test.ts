import { expect, test } from 'vitest'
import { takeTypefaces } from '../../scripts/prerender/typefaces.ts'

const ours = '@font-face{font-family:A;src:url(/assets/a.woff2)format("woff2");font-weight:700 800}'
const rare = '@font-face{font-family:A;src:url(/assets/a-rare.woff2);unicode-range:U+3C-17E}'
const standIn = '@font-face{font-family:A fallback;src:local(Arial);size-adjust:98%}'

test('typefaces that come in files are declared for where there is no script, in their order; stand-ins hold at once, rare letters come when asked for', () => {
  expect(takeTypefaces(`p{margin:0}${rare}${ours}${standIn}@layer a{p{color:red}}`)).toEqual({
    typefaces: { css: `@media (scripting:none){${rare}${ours}}`, files: ['/assets/a.woff2'] },
    others: `p{margin:0}${standIn}@layer a{p{color:red}}`,
  })
})
