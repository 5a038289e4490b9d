import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
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

test.each([
  ['auth === null', 'expected a number, true, false, null, data or newData, found auth'],
  ['data.hasChildren()', 'expected one of val, exists, isNumber, getPriority, found hasChildren'],
  ['true || true', 'found |'],
  ['newData.val().length === 1', 'expected the end, found .'],
  ['newData === data', 'expected ., found ==='],
  ['', 'found the end'],
])('the rule %s, which cannot be judged, is refused when it is read', (rule, reason) => {
  expect(() => rulesFor({ '.write': rule })).toThrow(reason)
})

test.each([
  [{ '.validate': 'true' }, 'rules/place/.validate: this database judges .read and .write'],
  [{ $visit: {} }, 'rules/place/$visit: this database judges .read and .write under fixed names'],
  [{ '.write': 1 }, 'rules/place/.write: is neither'],
  [{ child: true }, 'rules/place/child: is not an object'],
])('so is %j', (lines, reason) => {
  expect(() => rulesFor(lines)).toThrow(reason)
})

test.each(['{}', '{"rules":{},"more":1}', '{"rules":true}', 'no json'])('and the file %s', (file) => {
  expect(() => new Rules(file)).toThrow()
})

describe('permission', () => {
  test('given above holds below, and cannot be taken back', () => {
    const rules = rulesFor({ '.read': true, below: { '.read': false } })

    expect(rules.mayRead(null, parsePath('place/below/further'))).toBe(true)
  })

  test('given below does not reach up', () => {
    const rules = rulesFor({ below: { '.write': true } })
    const after = { place: { below: 1 } }

    expect(rules.mayWrite(null, after, ['place'])).toBe(false)
    expect(rules.mayWrite(null, after, ['place', 'below'])).toBe(true)
  })

  test('is judged at the place of the rule, not of the write', () => {
    const rules = rulesFor({ '.write': 'newData.val() === 1' })

    expect(rules.mayWrite(null, { place: 1 }, parsePath('place/below'))).toBe(true)
    expect(rules.mayWrite(null, { place: { below: 1 } }, parsePath('place/below'))).toBe(false)
  })
})
