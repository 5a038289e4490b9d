import { expect, test } from 'vitest'
import { bodyParts } from '../../src/components/text/body-parts.ts'
import type { ProseNode } from '../../src/content/resolved-values.ts'

const p = (text: string): ProseNode => ['p', 0, text]
const h3 = (text: string): ProseNode => ['h3', { id: text }, text]
const h4 = (text: string): ProseNode => ['h4', { id: text }, text]

test('a body is cut at its headings; smaller ones belong to the part they stand in', () => {
  expect(bodyParts([p('a'), h3('one'), h4('small'), p('b'), h3('two'), p('c'), p('d'), h3('three')])).toEqual({
    opening: [p('a')],
    parts: [
      { heading: h3('one'), text: [h4('small'), p('b')] },
      { heading: h3('two'), text: [p('c'), p('d')] },
      { heading: h3('three'), text: [] },
    ],
  })
  expect(bodyParts([p('a')])).toEqual({ opening: [p('a')], parts: [] })
})
