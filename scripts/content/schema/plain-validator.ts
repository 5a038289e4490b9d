import { z } from 'zod'
import { isRecord } from './introspect.ts'

/** True when a value surely keeps to its schema; false when zod has to be asked. */
type Test = (value: unknown) => boolean

const tests = new WeakMap<z.ZodType, Test>()

/**
 * Tells quickly that a value keeps to its schema, without saying anything about one that does not.
 * zod takes several times as long to prepare what it hardly ever has to say. Every kind of schema not known
 * here is left to it; a test compares the two.
 */
export function isSurelyValid(schema: z.ZodType, value: unknown): boolean {
  return testOf(schema)(value)
}

function testOf(schema: z.ZodType): Test {
  let test = tests.get(schema)
  if (!test) {
    test = makeTest(schema) ?? ((value) => schema.safeParse(value).success)
    tests.set(schema, test)
  }
  return test
}

function makeTest(schema: z.ZodType): Test | undefined {
  if (schema instanceof z.ZodString) return stringTest(schema)
  if (schema instanceof z.ZodNumberFormat) return wholeNumberTest(schema)
  if (schema instanceof z.ZodEnum) return choiceTest(schema.options)
  if (schema instanceof z.ZodLiteral) return choiceTest([...schema.values])
  if (schema instanceof z.ZodOptional) {
    const inner = testOf(schema.unwrap() as z.ZodType)
    return (value) => value === undefined || inner(value)
  }
  if (schema instanceof z.ZodArray) return listTest(schema)
  if (schema instanceof z.ZodDiscriminatedUnion) return unionTest(schema)
  return schema instanceof z.ZodObject ? objectTest(schema) : undefined
}

/** A rule of a schema in zod's own description. */
type Rule = z.core.$ZodCheckDef & Record<string, unknown>

/** The rules of a schema, when all of them are among those named. */
function rulesOf(schema: z.ZodType, known: readonly string[]): Rule[] | undefined {
  const rules = (schema.def.checks ?? []).map((check) => check._zod.def as Rule)
  return rules.every((rule) => known.includes(rule.check)) ? rules : undefined
}

/** The least and the most of a rule about lengths or sizes. */
function boundsOf(rules: readonly Rule[]): { min: number; max: number } {
  const numbers = (name: string) => rules.flatMap((rule) => (typeof rule[name] === 'number' ? [rule[name]] : []))
  return {
    min: Math.max(Number.NEGATIVE_INFINITY, ...numbers('minimum'), ...numbers('length')),
    max: Math.min(Number.POSITIVE_INFINITY, ...numbers('maximum'), ...numbers('length')),
  }
}

function stringTest(schema: z.ZodString): Test | undefined {
  const rules = rulesOf(schema, ['min_length', 'max_length', 'string_format'])
  if (!rules || schema.def.coerce) return undefined
  const formats = rules.filter((rule) => rule.check === 'string_format')
  const patterns = formats.flatMap(({ format, pattern }) =>
    format === 'regex' && pattern instanceof RegExp && !pattern.global && !pattern.sticky ? [pattern] : [],
  )
  if (patterns.length < formats.length) return undefined
  const { min, max } = boundsOf(rules)
  return (value) => {
    if (typeof value !== 'string' || value.length < min || value.length > max) return false
    for (const pattern of patterns) if (!pattern.test(value)) return false
    return true
  }
}

function wholeNumberTest(schema: z.ZodNumberFormat): Test | undefined {
  const rules = rulesOf(schema, ['greater_than', 'less_than'])
  if (!rules?.every((rule) => rule.inclusive === true) || schema.format !== 'safeint') return undefined
  const limits = (name: string) => rules.flatMap((rule) => (rule.check === name ? [Number(rule.value)] : []))
  const min = Math.max(...limits('greater_than'), Number.MIN_SAFE_INTEGER)
  const max = Math.min(...limits('less_than'), Number.MAX_SAFE_INTEGER)
  return (value) => Number.isSafeInteger(value) && Number(value) >= min && Number(value) <= max
}

function choiceTest(choices: readonly unknown[]): Test {
  const known = new Set(choices)
  return (value) => known.has(value)
}

function listTest(schema: z.ZodArray): Test | undefined {
  const rules = rulesOf(schema, ['min_length', 'max_length', 'length_equals'])
  if (!rules) return undefined
  const { min, max } = boundsOf(rules)
  const isItem = testOf(schema.element as z.ZodType)
  return (value) => {
    if (!Array.isArray(value) || value.length < min || value.length > max) return false
    for (const item of value) if (!isItem(item)) return false
    return true
  }
}

function unionTest(schema: z.ZodDiscriminatedUnion): Test | undefined {
  const { discriminator, checks } = schema.def
  if (checks?.length) return undefined
  const kinds = new Map<unknown, Test>()
  for (const option of schema.options) {
    const field = option instanceof z.ZodObject ? (option.shape[discriminator] as z.ZodType | undefined) : undefined
    if (!(field instanceof z.ZodLiteral)) return undefined
    for (const kind of field.values) kinds.set(kind, testOf(option as z.ZodType))
  }
  return (value) => (isRecord(value) && kinds.get(value[discriminator])?.(value)) === true
}

function objectTest(schema: z.ZodObject): Test | undefined {
  const { catchall, checks } = schema.def
  if (!(catchall instanceof z.ZodNever) || checks?.length) return undefined
  const fields = Object.entries(schema.shape).map(([key, field]) => ({ key, test: testOf(field as z.ZodType) }))
  return (value) => {
    if (!isRecord(value)) return false
    let known = 0
    for (const { key, test } of fields) {
      const held = value[key]
      if (!test(held)) return false
      if (held !== undefined) known += 1
    }
    // Whatever is left over would have no place in the schema.
    for (const _key in value) known -= 1
    return known === 0
  }
}
