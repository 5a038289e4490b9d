import { z } from 'zod'
import type { FieldMeta } from '../../../src/content/field-meta.ts'
import type { Path } from '../text/source-text.ts'
import { bySchema, childrenOf, choose, isRecord, unwrap } from './introspect.ts'

/** A text that names something outside of its file, with its path. */
export type Reference = {
  kind: Exclude<FieldMeta['kind'], 'words' | undefined>
  /** Least width of a picture, in pixels. */
  minWidth: number | undefined
  path: Path
  value: string
}

/** Finds every text whose schema has a `kind`; values of a wrong type are left out. */
export function findReferences(schema: z.ZodType, value: unknown): Reference[] {
  const found: Reference[] = []
  visit(schema, value, [])
  return found

  function visit(at: z.ZodType, written: unknown, path: Path) {
    if (!mayHoldReferences(at)) return
    const { schema: inner, meta } = unwrap(at)
    const chosen = choose(inner, written)
    const kind = referenceKind(meta)
    if (kind !== undefined) {
      if (typeof written === 'string') found.push({ kind, minWidth: meta.minWidth, path, value: written })
    } else if (inner instanceof z.ZodArray && Array.isArray(written)) {
      for (const [index, item] of written.entries()) visit(inner.element as z.ZodType, item, [...path, index])
    } else if (chosen instanceof z.ZodObject && isRecord(written)) {
      for (const [key, field] of Object.entries(chosen.shape)) visit(field as z.ZodType, written[key], [...path, key])
    }
  }
}

/** The kind of a text that names something outside of its file. */
function referenceKind({ kind }: FieldMeta): Reference['kind'] | undefined {
  return kind === 'words' ? undefined : kind
}

/** Whether a field or one below it has a `kind`; most have none. */
const mayHoldReferences: (schema: z.ZodType) => boolean = bySchema((schema) => {
  const { schema: inner, meta } = unwrap(schema)
  return referenceKind(meta) !== undefined || childrenOf(inner).some(mayHoldReferences)
})
