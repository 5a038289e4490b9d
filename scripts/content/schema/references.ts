import { z } from 'zod'
import type { Path } from '../text/source-text.ts'
import { choose, type FieldMeta, isRecord, unwrap } from './introspect.ts'

/** A text that names something outside its own file. `step` leads to it: most paths are never asked for. */
export type Reference = { kind: NonNullable<FieldMeta['kind']>; step: Step | undefined; value: string }

/** The last step of a path, and all above it. */
type Step = { key: string | number; above: Step | undefined }

/** Finds every text whose schema says it is a link or a picture; values of a wrong type are left out. */
export function findReferences(schema: z.ZodType, value: unknown): Reference[] {
  const found: Reference[] = []
  finderOf(schema)?.(value, undefined, found)
  return found
}

/** The way from the root of a file to a reference. */
export function pathOf({ step: last }: Reference): Path {
  const path: (string | number)[] = []
  for (let step = last; step; step = step.above) path.unshift(step.key)
  return path
}

/** Adds the references in a value to those found. */
type Finder = (value: unknown, step: Step | undefined, found: Reference[]) => void

const finders = new WeakMap<z.ZodType, { find: Finder | undefined }>()

/** Made once a schema; nothing when there can be no reference below it. */
function finderOf(schema: z.ZodType): Finder | undefined {
  let known = finders.get(schema)
  if (!known) {
    known = { find: makeFinder(schema) }
    finders.set(schema, known)
  }
  return known.find
}

function makeFinder(schema: z.ZodType): Finder | undefined {
  const { schema: inner, meta } = unwrap(schema)
  if (meta.kind !== undefined) return finderOfKind(meta.kind)
  if (inner instanceof z.ZodArray) return listFinder(finderOf(inner.element as z.ZodType))
  if (inner instanceof z.ZodObject) return objectFinder(inner)
  const isChoice = inner instanceof z.ZodDiscriminatedUnion && (inner.options as z.ZodType[]).some(finderOf)
  return isChoice ? choiceFinder(inner) : undefined
}

function finderOfKind(kind: Reference['kind']): Finder {
  return (value, step, found) => {
    if (typeof value === 'string') found.push({ kind, step, value })
  }
}

function listFinder(find: Finder | undefined): Finder | undefined {
  if (!find) return undefined
  return (list, above, found) => {
    if (!Array.isArray(list)) return
    for (let key = 0; key < list.length; key += 1) find(list[key], { key, above }, found)
  }
}

function objectFinder(schema: z.ZodObject): Finder | undefined {
  const fields = Object.entries(schema.shape).flatMap(([key, field]) => {
    const find = finderOf(field as z.ZodType)
    return find ? [{ key, find }] : []
  })
  if (fields.length === 0) return undefined
  return (group, above, found) => {
    if (!isRecord(group)) return
    for (const { key, find } of fields) {
      const value = group[key]
      if (value !== undefined) find(value, { key, above }, found)
    }
  }
}

function choiceFinder(schema: z.ZodDiscriminatedUnion): Finder {
  return (value, step, found) => {
    const chosen = choose(schema, value)
    if (chosen) finderOf(chosen)?.(value, step, found)
  }
}
