// @vitest-environment node
import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { Rules } from '../../scripts/local-database/rules/rules.ts'
import { dataFromJson, parsePath } from '../../scripts/local-database/tree.ts'
import { RULES_FILE } from './support.ts'

function rulesFor(lines: Record<string, unknown>) {
  return new Rules(JSON.stringify({ rules: { place: lines } }))
}

/** Whether a rule allows to put `after` where `before` is. */
function allows(rule: string, before: unknown, after: unknown) {
  const rules = rulesFor({ '.write': rule })
  return rules.mayWrite(dataFromJson({ place: before }), dataFromJson({ place: after }), ['place'])
}

test('the rules of this site are understood', async () => {
  const rules = new Rules(await readFile(RULES_FILE, 'utf8'))

  expect(rules.mayRead(null, ['visits', 'count'])).toBe(true)
  expect(rules.mayRead(null, ['visits'])).toBe(false)
})

describe('an expression means what it means in the real database', () => {
  test.each([
    ['data.exists()', null, 1, false],
    ['data.exists()', 1, 1, true],
    ['!data.exists() && newData.isNumber()', null, 1, true],
    ['newData.isString() || newData.isBoolean()', null, 'x', true],
    ['newData.isString() || newData.isBoolean()', null, 1, false],
    ['newData.val() === data.val() + 1', 41, 42, true],
    ['newData.val() - data.val() == 1', 41, 42, true],
    ['newData.val() != data.val()', 41, 41, false],
    ['newData.val() > 3 && newData.val() <= 5', null, 5, true],
    ['newData.val() > 3 && newData.val() <= 5', null, 3, false],
    ['newData.val() >= "b" && newData.val() < "c"', null, 'bx', true],
    ['newData.val() === -1', null, -1, true],
    ["newData.child('a/b').val() === 'x' + 'y'", null, { a: { b: 'xy' } }, true],
    ["newData.child('a').parent().child('c').exists()", null, { a: 1, c: 2 }, true],
    ['data.exists() ? newData.isNumber() : newData.isString()', null, 'x', true],
    ['true || false && false', null, 1, true],
    ['(true || false) && false', null, 1, false],
    ['1 + 2 - 3 === 0', null, 1, true],
    ['newData.getPriority() === null', null, { '.value': 1, '.priority': 1 }, false],
    ['newData.getPriority() === 1', null, { '.value': 1, '.priority': 1 }, true],
  ])('%s with %j → %j is %s', (rule, before, after, expected) => {
    expect(allows(rule, before, after)).toBe(expected)
  })
})

describe('an expression that makes no sense for the data allows nothing', () => {
  test.each([
    ['newData.val() === data.val() + 1', null, 1],
    ['data.val() + 1 === 1 || true', null, 1],
    ['newData.val() > data.val()', 'a', 1],
    ['!newData.val()', null, 0],
    ['newData.val() && true', null, 1],
    ['newData.val()', null, 1],
    ['(newData.val() ? true : true)', null, 1],
    ['-newData.val() === 1', null, 'x'],
    ['newData.child(newData.val()).exists()', null, 1],
  ])('%s with %j → %j', (rule, before, after) => {
    expect(allows(rule, before, after)).toBe(false)
  })
})

describe('a rule that cannot be judged is refused when it is loaded', () => {
  test.each([
    ['auth != null', 'expected a value, data or newData, found auth'],
    ['root.exists()', 'found root'],
    ['now > 0', 'found now'],
    ['$other === 1', 'found $other'],
    ['data.hasChildren()', 'expected one of val, exists'],
    ['newData.val().length === 1', 'expected a method of data or newData, found length'],
    ['newData.val().matches(/x/)', 'unknown character "/"'],
    ['newData.val() % 2 === 0', 'unknown character "%"'],
    ['newData === data', 'but data and newData are none'],
    ['newData', 'but data and newData are none'],
    ['data.val', 'expected "("'],
    ['data.val(1)', 'expected ")"'],
    ['(true', 'expected ")", found the end'],
    ['true true', 'expected one rule'],
    ['true ? false', 'expected ":"'],
    ['', 'found the end'],
    ["'unfinished", 'unknown character "\'"'],
  ])('%s', (rule, reason) => {
    expect(() => rulesFor({ '.write': rule })).toThrow(reason)
  })

  test.each([
    [{ '.validate': 'true' }, 'rules/place/.validate: is not known'],
    [{ '.indexOn': ['a'] }, 'rules/place/.indexOn: is not known'],
    [{ '.write': 1 }, 'rules/place/.write: is neither'],
    [{ child: true }, 'rules/place/child: is not an object'],
    [{ $a: {}, $b: {} }, 'rules/place/$b: is the second name'],
  ])('%j', (lines, reason) => {
    expect(() => rulesFor(lines)).toThrow(reason)
  })

  test.each(['{}', '[]', '{"rules":{},"more":1}', '{"rules":true}', 'no json'])('%s', (file) => {
    expect(() => new Rules(file)).toThrow()
  })
})

describe('permission', () => {
  test('given above holds below, and cannot be taken back', () => {
    const rules = rulesFor({ '.read': true, below: { '.read': false } })

    expect(rules.mayRead(null, parsePath('place/below/further'))).toBe(true)
  })

  test('given below does not reach up', () => {
    const rules = rulesFor({ below: { '.write': true } })
    const after = dataFromJson({ place: { below: 1 } })

    expect(rules.mayWrite(null, after, ['place'])).toBe(false)
    expect(rules.mayWrite(null, after, ['place', 'below'])).toBe(true)
  })

  test('is judged at the place of the rule, not of the write', () => {
    const rules = rulesFor({ '.write': "newData.child('below').val() === 1" })

    expect(rules.mayWrite(null, dataFromJson({ place: { below: 1 } }), parsePath('place/below'))).toBe(true)
    expect(rules.mayWrite(null, dataFromJson({ place: { below: 2 } }), parsePath('place/below'))).toBe(false)
  })

  test('can depend on a name in the path', () => {
    const rules = rulesFor({ own: { '.read': false }, $name: { '.read': "$name === 'x'" } })

    expect(rules.mayRead(null, parsePath('place/x'))).toBe(true)
    expect(rules.mayRead(null, parsePath('place/y'))).toBe(false)
    expect(rules.mayRead(null, parsePath('place/own'))).toBe(false)
  })
})
