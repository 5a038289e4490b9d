import type { Data, Scalar } from '../tree.ts'

/** The data at the path of a rule, before and after the write. */
type RuleContext = { data: Data; newData: Data }

/** A compiled rule. An operation without meaning, such as `null + 1`, counts as no. */
export type Rule = (context: RuleContext) => boolean

type Value = Scalar | null
type Expression = (context: RuleContext) => Value

/** A rule that this database cannot evaluate. To skip it could allow a write that the real database denies. */
export class RuleSyntaxError extends Error {}

/** Ends the evaluation of one expression; never leaves this file. */
class RuleTypeError extends Error {}

/** A character that belongs to no known token is a token of its own, which the parser refuses. */
const TOKEN = /[A-Za-z_$][\w$]*|\d+(?:\.\d+)?|===|&&|\S/g

const END = 'the end'

const METHODS: Record<string, (data: Data) => Value> = {
  val(data) {
    // No rule can compare the children of a place.
    if (typeof data === 'object' && data !== null) throw new RuleTypeError()
    return data
  },
  exists: (data) => data !== null,
  isNumber: (data) => typeof data === 'number',
  // A value with a priority is never stored here.
  getPriority: () => null,
}

/**
 * Compiles the part of the rule language that `database.rules.json` uses: `?:`, `&&`, `===`, `+`, numbers, `true`,
 * `false`, `null`, and four methods of `data` and `newData`.
 *
 * @throws RuleSyntaxError for everything else.
 */
export function compileRule(source: string): Rule {
  const evaluate = new Parser(source.match(TOKEN) ?? []).parse()
  return (context) => {
    try {
      return evaluate(context) === true
    } catch (error) {
      if (error instanceof RuleTypeError) return false
      throw error
    }
  }
}

class Parser {
  readonly #tokens: readonly string[]
  #position = 0

  constructor(tokens: readonly string[]) {
    this.#tokens = tokens
  }

  parse(): Expression {
    const expression = this.#ternary()
    this.#expect(END)
    return expression
  }

  #ternary(): Expression {
    const test = this.#conjunction()
    if (!this.#skip('?')) return test
    const then = this.#ternary()
    this.#expect(':')
    const otherwise = this.#ternary()
    return (context) => (truth(test(context)) ? then(context) : otherwise(context))
  }

  #conjunction(): Expression {
    const left = this.#comparison()
    if (!this.#skip('&&')) return left
    const right = this.#conjunction()
    return (context) => truth(left(context)) && truth(right(context))
  }

  #comparison(): Expression {
    const left = this.#sum()
    if (!this.#skip('===')) return left
    const right = this.#sum()
    return (context) => left(context) === right(context)
  }

  #sum(): Expression {
    const left = this.#operand()
    if (!this.#skip('+')) return left
    const right = this.#sum()
    return (context) => number(left(context)) + number(right(context))
  }

  #operand(): Expression {
    if (this.#skip('(')) {
      const inner = this.#ternary()
      this.#expect(')')
      return inner
    }
    const token = this.#take()
    if (/^\d/.test(token)) return () => Number(token)
    if (token === 'true' || token === 'false') return () => token === 'true'
    if (token === 'null') return () => null
    if (token !== 'data' && token !== 'newData')
      return this.#fail('a number, true, false, null, data or newData', token)
    this.#expect('.')
    const name = this.#take()
    const method = Object.hasOwn(METHODS, name) ? METHODS[name] : undefined
    if (!method) return this.#fail(`one of ${Object.keys(METHODS).join(', ')}`, name)
    this.#expect('(')
    this.#expect(')')
    return (context) => method(context[token])
  }

  #take(): string {
    const token = this.#tokens[this.#position] ?? END
    this.#position += 1
    return token
  }

  #skip(token: string): boolean {
    const isNext = (this.#tokens[this.#position] ?? END) === token
    if (isNext) this.#position += 1
    return isNext
  }

  #expect(token: string) {
    const found = this.#take()
    if (found !== token) this.#fail(token, found)
  }

  #fail(expected: string, found: string): never {
    throw new RuleSyntaxError(`token ${this.#position}: expected ${expected}, found ${found}`)
  }
}

function truth(value: Value) {
  if (typeof value === 'boolean') return value
  throw new RuleTypeError()
}

function number(value: Value) {
  if (typeof value === 'number') return value
  throw new RuleTypeError()
}
