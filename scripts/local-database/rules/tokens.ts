/** One word of a rule, with its place for messages. `end` closes the list. */
export type Token = {
  kind: 'name' | 'number' | 'text' | 'symbol' | 'end'
  text: string
  /** Counted from 1. */
  column: number
}

/** A rule that this database cannot judge. Better no database than one that allows what the real one forbids. */
export class RuleSyntaxError extends Error {}

const PATTERN =
  /(?<space>\s+)|(?<name>[A-Za-z_$][\w$]*)|(?<number>\d+(?:\.\d+)?)|(?<text>'[^'\\]*'|"[^"\\]*")|(?<symbol>===|!==|==|!=|<=|>=|&&|\|\||[<>!?:+\-(),.])/y

/** @throws RuleSyntaxError at the first character that belongs to nothing known. */
export function tokenize(rule: string): Token[] {
  const tokens: Token[] = []
  let position = 0
  while (position < rule.length) {
    PATTERN.lastIndex = position
    const groups = PATTERN.exec(rule)?.groups
    const column = position + 1
    if (!groups) throw new RuleSyntaxError(`column ${column}: unknown character ${JSON.stringify(rule[position])}`)
    for (const kind of ['name', 'number', 'text', 'symbol'] as const) {
      const text = groups[kind]
      if (text !== undefined) tokens.push({ kind, text, column })
    }
    position = PATTERN.lastIndex
  }
  tokens.push({ kind: 'end', text: 'the end', column: rule.length + 1 })
  return tokens
}
