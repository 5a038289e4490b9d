import { z } from 'zod'
import type { Path } from '../text/source-text.ts'
import { childrenOf, choose, type FieldMeta, isRecord, unwrap } from './introspect.ts'

/** A text that names something outside its own file, and where it stands in it. */
export type Reference = {
  kind: NonNullable<FieldMeta['kind']>
  /** Least width of a picture, in pixels. */
  minWidth: number | undefined
  path: Path
  value: string
}

/** Finds every text whose schema says it is a link or a picture; values of a wrong type are left out. */
export function findReferences(schema: z.ZodType, value: unknown): Reference[] {
  const found: Reference[] = []
  visit(schema, value, [])
  return found

  function visit(at: z.ZodType, written: unknown, path: Path) {
    if (!mayHoldReferences(at)) return
    const { schema: inner, meta } = unwrap(at)
    const chosen = choose(inner, written)
    if (meta.kind !== undefined) {
      if (typeof written === 'string') found.push({ kind: meta.kind, minWidth: meta.minWidth, path, value: written })
    } else if (inner instanceof z.ZodArray && Array.isArray(written)) {
      for (const [index, item] of written.entries()) visit(inner.element as z.ZodType, item, [...path, index])
    } else if (chosen instanceof z.ZodObject && isRecord(written)) {
      for (const [key, field] of Object.entries(chosen.shape)) visit(field as z.ZodType, written[key], [...path, key])
    }
  }
}

const known = new WeakMap<z.ZodType, boolean>()

/** Most fields hold no reference, nor does anything below them. */
function mayHoldReferences(schema: z.ZodType): boolean {
  let answer = known.get(schema)
  if (answer === undefined) {
    const { schema: inner, meta } = unwrap(schema)
    answer = meta.kind !== undefined || childrenOf(inner).some(mayHoldReferences)
    known.set(schema, answer)
  }
  return answer
}
