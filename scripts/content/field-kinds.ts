import { z } from 'zod'
import { choose, type FieldMeta, isRecord, unwrap } from './field-info.ts'
import type { Path } from './locate.ts'

/** A text that names something outside its own file. */
export type Reference = { kind: NonNullable<FieldMeta['kind']>; path: Path; value: string }

const referring = new WeakMap<z.ZodType, boolean>()

/** Finds every text whose schema says it is a link or a picture; values of a wrong type are left out. */
export function findReferences(schema: z.ZodType, value: unknown): Reference[] {
  const found: Reference[] = []
  visit(schema, value, [])
  return found

  function visit(wrapped: z.ZodType, at: unknown, path: Path) {
    if (at === undefined || at === null || !canRefer(wrapped)) return
    const { schema: plain, meta } = unwrap(wrapped)
    const inner = choose(plain, at)
    if (typeof at === 'string') {
      if (meta.kind !== undefined) found.push({ kind: meta.kind, path, value: at })
    } else if (inner instanceof z.ZodArray && Array.isArray(at)) {
      for (const [index, item] of at.entries()) visit(inner.element as z.ZodType, item, [...path, index])
    } else if (inner instanceof z.ZodObject && isRecord(at)) {
      for (const [key, field] of Object.entries(inner.shape)) visit(field as z.ZodType, at[key], [...path, key])
    }
  }
}

/** Whether anything below a schema can be a link or a picture; asked once per schema. */
function canRefer(schema: z.ZodType): boolean {
  const known = referring.get(schema)
  if (known !== undefined) return known
  const { schema: inner, meta } = unwrap(schema)
  const answer =
    meta.kind !== undefined ||
    (inner instanceof z.ZodArray && canRefer(inner.element as z.ZodType)) ||
    (inner instanceof z.ZodObject && Object.values(inner.shape).some((field) => canRefer(field as z.ZodType))) ||
    (inner instanceof z.ZodDiscriminatedUnion && (inner.options as z.ZodType[]).some(canRefer))
  referring.set(schema, answer)
  return answer
}
