import { expect, test } from 'vitest'
import { findSvgDiagnostic } from '../../scripts/content/images/svg-wellformed.ts'

const SOUND = [
  '<?xml version="1.0" encoding="UTF-8"?>',
  '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">',
  '<!-- çizim -->',
  '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox=\'0 0 8 8\' width="8" height="8">',
  '<title>A &amp; B, 2 &lt; 3 &#231;&#xe7;</title><style><![CDATA[ .a > .b { fill: red } ]]></style>',
  '<g class="a"><path d="M0 0h8v8z"/><use xlink:href="#a"/></g >',
  '</svg>\n',
].join('\n')

test('a sound drawing has no mistake, with its prefix on every tag or with a mark before it', () => {
  expect(findSvgDiagnostic(SOUND)).toBeUndefined()
  expect(findSvgDiagnostic(`\ufeff${SOUND}`)).toBeUndefined()
  expect(
    findSvgDiagnostic('<s:svg xmlns:s="http://www.w3.org/2000/svg"><s:g/><s:path d=""></s:path></s:svg>'),
  ).toBeUndefined()
})

const root = '<svg xmlns="http://www.w3.org/2000/svg">'

// The rest stands in tests/fixtures/cases/pictures.ts.
test.each([
  [`${root}<text>&nbsp;</text></svg>`, /^ampersand &nbsp;$/],
  ['<svg xmlns="http://www.w3.org/1999/xhtml"></svg>', /^namespace <svg$/],
  [`<?xml version="1.0" encoding="koi8-r"?>${root}</svg>`, /^syntax koi8-r$/],
  [`${root}</svg>metin`, /^syntax metin$/],
  [`${root}<!-- a -- b --></svg>`, /^syntax <!-- a/],
])('%s is not drawn', (text, told) => {
  const found = findSvgDiagnostic(text)

  expect(`${found?.reason} ${text.slice(found?.start, found?.end)}`).toMatch(told)
})
