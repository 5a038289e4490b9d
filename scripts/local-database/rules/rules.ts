import { type Data, isPriorityPath, type Path } from '../tree.ts'
import { parseRule, type Rule, type RuleContext } from './expression.ts'
import { Snapshot } from './snapshot.ts'
import { RuleSyntaxError } from './tokens.ts'

/** One level of the rules file. */
type Level = {
  read?: Rule
  write?: Rule
  children: ReadonlyMap<string, Level>
  /** The level for keys that have none of their own. */
  wildcard?: { name: string; level: Level }
}

/** What the rules file allows. As in the real database, permission once given further up cannot be taken back below. */
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
    this.#top = parseLevel(json.rules, [], [])
  }

  mayRead(root: Data, path: Path): boolean {
    return this.#allows('read', root, root, path)
  }

  /** @param after The whole database as it would be after the write, server values filled in. */
  mayWrite(before: Data, after: Data, path: Path): boolean {
    // A priority has no rules of its own: it belongs to the place it orders.
    return this.#allows('write', before, after, isPriorityPath(path) ? path.slice(0, -1) : path)
  }

  #allows(action: 'read' | 'write', before: Data, after: Data, path: Path): boolean {
    const wildcards = new Map<string, string>()
    let level: Level | undefined = this.#top
    for (let depth = 0; level; depth += 1) {
      const place = path.slice(0, depth)
      const context: RuleContext = { data: new Snapshot(before, place), newData: new Snapshot(after, place), wildcards }
      if (level[action]?.(context)) return true
      const key = path[depth]
      if (key === undefined) return false
      const own: Level | undefined = level.children.get(key)
      if (!own && level.wildcard) wildcards.set(level.wildcard.name, key)
      level = own ?? level.wildcard?.level
    }
    return false
  }
}

function parseLevel(json: Record<string, unknown>, place: readonly string[], wildcards: readonly string[]): Level {
  const level: Level = { children: new Map() }
  const children = new Map<string, Level>()
  for (const [key, value] of Object.entries(json)) {
    const here = [...place, key]
    if (key === '.read') level.read = parseLine(value, here, wildcards)
    else if (key === '.write') level.write = parseLine(value, here, wildcards)
    else if (key.startsWith('.')) fail(here, 'is not known; this database judges .read and .write')
    else if (!isRecord(value)) fail(here, 'is not an object')
    else if (!key.startsWith('$')) children.set(key, parseLevel(value, here, wildcards))
    else if (level.wildcard) fail(here, 'is the second name for the same place')
    else level.wildcard = { name: key, level: parseLevel(value, here, [...wildcards, key]) }
  }
  return { ...level, children }
}

function parseLine(rule: unknown, place: readonly string[], wildcards: readonly string[]): Rule {
  if (typeof rule === 'boolean') return () => rule
  if (typeof rule !== 'string') return fail(place, 'is neither true, false nor an expression')
  try {
    return parseRule(rule, wildcards)
  } catch (error) {
    return fail(place, error instanceof Error ? error.message : String(error))
  }
}

function fail(place: readonly string[], reason: string): never {
  throw new RuleSyntaxError(`rules/${place.join('/')}: ${reason}`)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
