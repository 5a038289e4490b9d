import { type Data, dataAt, type Path } from '../tree.ts'
import { compileRule, type Rule, RuleSyntaxError } from './expression.ts'

/** One level of the rules file. */
type Level = { read?: Rule; write?: Rule; children: Map<string, Level> }

/** Security rules. As in the real database they cascade: a permission holds for everything below its path. */
export class Rules {
  readonly #top: Level

  /**
   * @param file Text of `database.rules.json`.
   * @throws RuleSyntaxError, naming the place, for anything that this database could not judge as the real one does.
   */
  constructor(file: string) {
    const json: unknown = JSON.parse(file)
    if (!isRecord(json) || !isRecord(json.rules) || Object.keys(json).length !== 1) {
      throw new RuleSyntaxError('the rules file is an object with the one key "rules"')
    }
    this.#top = compileLevel(json.rules, 'rules')
  }

  mayRead(root: Data, path: Path): boolean {
    return this.#allows('read', root, root, path)
  }

  /** @param after The whole database as it would be after the write, server values filled in. */
  mayWrite(before: Data, after: Data, path: Path): boolean {
    return this.#allows('write', before, after, path)
  }

  #allows(action: 'read' | 'write', before: Data, after: Data, path: Path): boolean {
    let level: Level | undefined = this.#top
    for (let depth = 0; level; depth += 1) {
      const place = path.slice(0, depth)
      if (level[action]?.({ data: dataAt(before, place), newData: dataAt(after, place) })) return true
      level = level.children.get(path[depth] ?? '')
    }
    return false
  }
}

function compileLevel(json: Record<string, unknown>, place: string): Level {
  const level: Level = { children: new Map() }
  for (const [key, value] of Object.entries(json)) {
    const here = `${place}/${key}`
    if (key === '.read') level.read = compileLine(value, here)
    else if (key === '.write') level.write = compileLine(value, here)
    else if (key === '' || /^[.$]/.test(key)) fail(here, 'this database judges .read and .write under fixed names')
    else if (!isRecord(value)) fail(here, 'is not an object')
    else level.children.set(key, compileLevel(value, here))
  }
  return level
}

function compileLine(rule: unknown, place: string): Rule {
  if (typeof rule === 'boolean') return () => rule
  if (typeof rule !== 'string') return fail(place, 'is neither true, false nor an expression')
  try {
    return compileRule(rule)
  } catch (error) {
    return fail(place, error instanceof Error ? error.message : String(error))
  }
}

function fail(place: string, reason: string): never {
  throw new RuleSyntaxError(`${place}: ${reason}`)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
