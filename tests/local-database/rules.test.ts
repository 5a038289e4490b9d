import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { Rules } from '../../scripts/local-database/rules/rules.ts'
import { type Data, parsePath } from '../../scripts/local-database/tree.ts'
import { RULES_FILE } from './support.ts'

function rulesFor(lines: Record<string, unknown>) {
  return new Rules(JSON.stringify({ rules: { place: lines } }))
}

/** Whether a rule allows to put `after` where `before` is. */
function allows(rule: string, before: Data, after: Data) {
  return rulesFor({ '.write': rule }).mayWrite({ place: before }, { place: after }, ['place'])
}

test('the rules of this site are understood', async () => {
  const text = await readFile(RULES_FILE, 'utf8')
  const rules = new Rules(text)

  expect(rules.mayRead(null, ['visits', 'count'])).toBe(true)
  expect(rules.mayRead(null, ['visits'])).toBe(false)
  // This database has no priorities; the real one has.
  expect(text).toContain('newData.getPriority() === null && ')
})

test.each<[string, Data, Data, boolean]>([
  ['data.exists()', null, 1, false],
  ['data.exists()', { a: 1 }, 1, true],
  ['newData.val() === data.val() + 1', 41, 42, true],
  ['newData.val() === data.val() + 1 + 1', 41, 42, false],
  ['data.exists() ? false : newData.exists() ? true : false', null, 1, true],
  ['false && (true ? true : true)', null, 1, false],
  ['newData.getPriority() === null', null, 1, true],
  // What makes no sense for the data allows nothing.
  ['newData.val() === data.val() + 1', null, 1, false],
  ['newData.val() ? true : true', null, 1, false],
  ['newData.val() === newData.val()', null, { a: 1 }, false],
])('as in the real database %s with %j → %j is %s', (rule, before, after, expected) => {
  expect(allows(rule, before, after)).toBe(expected)
})

test.each([{ '.write': 'auth === null' }, { '.write': 'true || true' }, { '.validate': 'true' }, { $visit: {} }])(
  '%j, which cannot be judged, is refused when it is read',
  (place) => {
    expect(() => new Rules(JSON.stringify({ rules: { place } }))).toThrow()
  },
)

test('permission given above holds below and cannot be taken back; given below it does not reach up', () => {
  const below = rulesFor({ '.read': true, below: { '.read': false, '.write': 'newData.val() === 1' } })
  const after = { place: { below: 1 } }

  expect(below.mayRead(null, parsePath('place/below/further'))).toBe(true)
  expect(below.mayWrite(null, after, ['place'])).toBe(false)
  expect(below.mayWrite(null, after, ['place', 'below'])).toBe(true)
  // Judged at the place of the rule, not of the write.
  expect(below.mayWrite(null, { place: { below: { deeper: 1 } } }, parsePath('place/below/deeper'))).toBe(false)
})
