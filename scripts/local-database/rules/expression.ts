import type { Scalar } from '../tree.ts'
import type { Snapshot } from './snapshot.ts'
import { RuleSyntaxError, type Token, tokenize } from './tokens.ts'

/** What a rule can look at. */
export type RuleContext = {
  data: Snapshot
  newData: Snapshot
  /** What the `$names` on the way stand for. */
  wildcards: ReadonlyMap<string, string>
}

/** A rule made ready to be judged. Anything that makes no sense while judging, such as `null + 1`, counts as no. */
export type Rule = (context: RuleContext) => boolean

type Value = Scalar | null
type Expression =
  | { kind: 'value'; evaluate: (context: RuleContext) => Value }
  | { kind: 'snapshot'; evaluate: (context: RuleContext) => Snapshot }

/** Raised and caught within one judgement. */
class RuleTypeError extends Error {}

/** How tightly the operators bind, loosest first; the ternary is looser than all of them. */
const OPERATORS = [['||'], ['&&'], ['===', '!==', '==', '!='], ['<', '<=', '>', '>='], ['+', '-']]

const VALUE_METHODS = ['val', 'exists', 'isNumber', 'isString', 'isBoolean', 'getPriority'] as const

/**
 * Reads the part of the rule language that this project uses.
 *
 * @param wildcards The `$names` that the rule may use.
 * @throws RuleSyntaxError for everything else: other names, methods, operators, or a rule that is no question.
 */
export function parseRule(source: string, wildcards: readonly string[] = []): Rule {
  const parser = new Parser(tokenize(source), wildcards)
  const { evaluate } = parser.parse()
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
  readonly #tokens: Token[]
  readonly #wildcards: readonly string[]
  #position = 0

  constructor(tokens: Token[], wildcards: readonly string[]) {
    this.#tokens = tokens
    this.#wildcards = wildcards
  }

  parse() {
    const expression = this.#value(this.#ternary())
    if (this.#next().kind !== 'end') this.#fail('one rule', this.#next())
    return expression
  }

  #ternary(): Expression {
    const condition = this.#binary(0)
    if (!this.#skip('?')) return condition
    const { evaluate: test } = this.#value(condition)
    const { evaluate: then } = this.#value(this.#ternary())
    this.#expect(':')
    const { evaluate: otherwise } = this.#value(this.#ternary())
    return { kind: 'value', evaluate: (context) => (truth(test(context)) ? then(context) : otherwise(context)) }
  }

  #binary(level: number): Expression {
    const operators = OPERATORS[level]
    if (!operators) return this.#unary()
    let left = this.#binary(level + 1)
    for (let token = this.#next(); operators.includes(token.text) && token.kind === 'symbol'; token = this.#next()) {
      this.#position += 1
      left = combine(token.text, this.#value(left).evaluate, this.#value(this.#binary(level + 1)).evaluate)
    }
    return left
  }

  #unary(): Expression {
    if (this.#skip('!')) {
      const { evaluate } = this.#value(this.#unary())
      return { kind: 'value', evaluate: (context) => !truth(evaluate(context)) }
    }
    if (this.#skip('-')) {
      const { evaluate } = this.#value(this.#unary())
      return { kind: 'value', evaluate: (context) => -number(evaluate(context)) }
    }
    return this.#calls(this.#primary())
  }

  #calls(start: Expression): Expression {
    let target = start
    while (this.#skip('.')) {
      const method = this.#take()
      if (target.kind !== 'snapshot') return this.#fail('a method of data or newData', method)
      target = this.#call(target.evaluate, method)
    }
    return target
  }

  #call(on: (context: RuleContext) => Snapshot, method: Token): Expression {
    this.#expect('(')
    if (method.text === 'child') {
      const { evaluate: path } = this.#value(this.#ternary())
      this.#expect(')')
      return { kind: 'snapshot', evaluate: (context) => on(context).child(text(path(context))) }
    }
    this.#expect(')')
    if (method.text === 'parent') return { kind: 'snapshot', evaluate: (context) => on(context).parent() }
    const name = VALUE_METHODS.find((known) => known === method.text)
    if (!name) return this.#fail(`one of ${VALUE_METHODS.join(', ')}, child, parent`, method)
    return { kind: 'value', evaluate: (context) => on(context)[name]() }
  }

  #primary(): Expression {
    if (this.#skip('(')) {
      const inner = this.#ternary()
      this.#expect(')')
      return inner
    }
    const token = this.#take()
    if (token.kind === 'number') return constant(Number(token.text))
    if (token.kind === 'text') return constant(token.text.slice(1, -1))
    if (token.text === 'true' || token.text === 'false') return constant(token.text === 'true')
    if (token.text === 'null') return constant(null)
    if (token.text === 'data') return { kind: 'snapshot', evaluate: (context) => context.data }
    if (token.text === 'newData') return { kind: 'snapshot', evaluate: (context) => context.newData }
    if (this.#wildcards.includes(token.text)) {
      return { kind: 'value', evaluate: (context) => context.wildcards.get(token.text) ?? null }
    }
    return this.#fail('a value, data or newData', token)
  }

  #value(expression: Expression) {
    if (expression.kind === 'value') return expression
    return this.#fail('a value, but data and newData are none without .val()', this.#next())
  }

  #next(): Token {
    return this.#tokens[this.#position] ?? { kind: 'end', text: 'the end', column: 1 }
  }

  #take(): Token {
    const token = this.#next()
    this.#position += 1
    return token
  }

  #skip(symbol: string) {
    const token = this.#next()
    const found = token.kind === 'symbol' && token.text === symbol
    if (found) this.#position += 1
    return found
  }

  #expect(symbol: string) {
    if (!this.#skip(symbol)) this.#fail(`"${symbol}"`, this.#next())
  }

  #fail(expected: string, found: Token): never {
    throw new RuleSyntaxError(`column ${found.column}: expected ${expected}, found ${found.text}`)
  }
}

function constant(value: Value): Expression {
  return { kind: 'value', evaluate: () => value }
}

function combine(
  operator: string,
  left: (context: RuleContext) => Value,
  right: (context: RuleContext) => Value,
): Expression {
  const evaluate = (context: RuleContext): Value => {
    // The only operators that leave their right side alone when the left one decides.
    if (operator === '&&') return truth(left(context)) && truth(right(context))
    if (operator === '||') return truth(left(context)) || truth(right(context))
    return operate(operator, left(context), right(context))
  }
  return { kind: 'value', evaluate }
}

function operate(operator: string, left: Value, right: Value): Value {
  if (operator === '===' || operator === '==') return left === right
  if (operator === '!==' || operator === '!=') return left !== right
  if (operator === '-') return number(left) - number(right)
  if (operator === '+') return typeof left === 'string' ? left + text(right) : number(left) + number(right)
  if (typeof left === 'string') return order(operator, left, text(right))
  return order(operator, number(left), number(right))
}

function order<Comparable extends string | number>(operator: string, left: Comparable, right: Comparable) {
  if (operator === '<') return left < right
  if (operator === '<=') return left <= right
  if (operator === '>') return left > right
  return left >= right
}

function truth(value: Value) {
  if (typeof value === 'boolean') return value
  throw new RuleTypeError()
}

function number(value: Value) {
  if (typeof value === 'number') return value
  throw new RuleTypeError()
}

function text(value: Value) {
  if (typeof value === 'string') return value
  throw new RuleTypeError()
}
