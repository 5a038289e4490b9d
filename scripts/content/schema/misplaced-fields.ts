import { z } from 'zod'
import type { Path } from '../text/source-text.ts'
import { choose, fieldNames, isRecord, schemaAt, unwrap, valueAt } from './introspect.ts'

/** The right place of a misplaced field. */
export type FieldPlace =
  /** In a group beside it: a line with too little indentation. */
  | { kind: 'beside'; group: string }
  /** Around the group it stands in: a line with too much indentation. */
  | { kind: 'around'; group: string; above: Path }
  /** In a missing group, with all its other fields: only the line of the group is missing. */
  | { kind: 'lost-group'; group: string; names: readonly string[] }

/**
 * Finds the place of a field that its group does not know.
 *
 * @param path The group it stands in; `root` and `value` are those of the whole file.
 * @returns Undefined when no place around it lacks a field of this name.
 */
export function findFieldPlace(root: z.ZodType, value: unknown, path: Path, name: string): FieldPlace | undefined {
  const there = valueAt(value, path)
  const own = groupAt(root, path, value)
  if (!isRecord(there) || !own) return undefined
  for (const key of Object.keys(own.shape)) {
    const below = there[key]
    const group = groupAt(root, [...path, key], value)
    if (!group || !Object.hasOwn(group.shape, name)) continue
    if (isRecord(below) && !Object.hasOwn(below, name)) return { kind: 'beside', group: key }
    if (below === undefined && isComplete(group, there, own)) {
      return { kind: 'lost-group', group: key, names: fieldNames(group).filter((each) => Object.hasOwn(there, each)) }
    }
  }
  return findAround(root, value, path, name)
}

function findAround(root: z.ZodType, value: unknown, path: Path, name: string): FieldPlace | undefined {
  const group = path.findLast((step) => typeof step === 'string')
  const end = path.findLastIndex((step) => typeof step === 'string')
  if (group === undefined || end === -1) return undefined
  const above = path.slice(0, end)
  const around = valueAt(value, above)
  const schema = groupAt(root, above, value)
  const isWanted = schema && Object.hasOwn(schema.shape, name) && isRecord(around) && !Object.hasOwn(around, name)
  return isWanted ? { kind: 'around', group: String(group), above } : undefined
}

/** Whether `there` holds every required field of a group, and none that `own` knows. */
function isComplete(group: z.ZodObject, there: Record<string, unknown>, own: z.ZodObject): boolean {
  return Object.entries(group.shape).every(([name, field]) => {
    const isThere = Object.hasOwn(there, name)
    return isThere ? !Object.hasOwn(own.shape, name) : unwrap(field as z.ZodType).optional
  })
}

function groupAt(root: z.ZodType, path: Path, value: unknown): z.ZodObject | undefined {
  const schema = schemaAt(root, path, value)
  const chosen = schema && choose(unwrap(schema).schema, valueAt(value, path))
  return chosen instanceof z.ZodObject ? chosen : undefined
}
