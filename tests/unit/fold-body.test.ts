import { expect, test } from 'vitest'
import type { ProseNode } from '../../src/content/resolved.ts'
import { foldBody } from '../../src/sections/all-services/fold-body.ts'

const p = (text: string): ProseNode => ['p', 0, text]
const h3 = (text: string): ProseNode => ['h3', { id: text }, text]
const h4 = (text: string): ProseNode => ['h4', { id: text }, text]

test('everything before the second heading stays open, every further heading opens to its text', () => {
  expect(foldBody([p('a'), h3('one'), p('b'), h3('two'), p('c'), p('d'), h3('three')])).toEqual({
    open: [p('a'), h3('one'), p('b')],
    folds: [
      { heading: h3('two'), text: [p('c'), p('d')] },
      { heading: h3('three'), text: [] },
    ],
  })
})

test('smaller headings belong to the part they stand in', () => {
  const nodes = [h3('one'), h4('small'), p('a'), h3('two'), h4('smaller'), p('b')]
  expect(foldBody(nodes)).toEqual({
    open: nodes.slice(0, 3),
    folds: [{ heading: h3('two'), text: [h4('smaller'), p('b')] }],
  })
})

test('a body with one heading or none is open as a whole', () => {
  expect(foldBody([p('a'), h3('one'), p('b')])).toEqual({ open: [p('a'), h3('one'), p('b')], folds: [] })
  expect(foldBody([p('a')])).toEqual({ open: [p('a')], folds: [] })
  expect(foldBody([])).toEqual({ open: [], folds: [] })
})
