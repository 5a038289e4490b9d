import { z } from 'zod'
import { choose, type FieldMeta, isRecord, unwrap } from './field-info.ts'
import type { Path } from './locate.ts'

/** A text that names something outside its own file. */
export type Reference = { kind: NonNullable<FieldMeta['kind']>; path: Path; value: string }

/** Finds every text whose schema says it is a link or a picture; values of a wrong type are left out. */
export function findReferences(schema: z.ZodType, value: unknown): Reference[] {
  const found: Reference[] = []
  visit(planOf(schema), value, undefined, found)
  return found
}

/** Which fields below a schema can be links or pictures; nothing when none can. */
type Plan =
  | { kind: Reference['kind'] }
  | { items: Plan }
  | { fields: [string, Plan][] }
  | { choose: (value: unknown) => Plan | undefined }

/** A path as a chain: most of them are never asked for. */
type Step = { key: string | number; above: Step | undefined }

function visit(plan: Plan | undefined, at: unknown, step: Step | undefined, found: Reference[]) {
  if (plan === undefined || at === undefined || at === null) return
  if ('kind' in plan) {
    if (typeof at === 'string') found.push({ kind: plan.kind, path: pathOf(step), value: at })
  } else if ('choose' in plan) visit(plan.choose(at), at, step, found)
  else if ('items' in plan) {
    if (!Array.isArray(at)) return
    for (let key = 0; key < at.length; key += 1) visit(plan.items, at[key], { key, above: step }, found)
  } else if (isRecord(at)) {
    for (const [key, field] of plan.fields) visit(field, at[key], { key, above: step }, found)
  }
}

function pathOf(last: Step | undefined): Path {
  const path: (string | number)[] = []
  for (let step = last; step; step = step.above) path.unshift(step.key)
  return path
}

const plans = new WeakMap<z.ZodType, { plan: Plan | undefined }>()

/** Worked out once a schema. */
function planOf(schema: z.ZodType): Plan | undefined {
  let known = plans.get(schema)
  if (!known) {
    known = { plan: makePlan(schema) }
    plans.set(schema, known)
  }
  return known.plan
}

function makePlan(schema: z.ZodType): Plan | undefined {
  const { schema: inner, meta } = unwrap(schema)
  if (meta.kind !== undefined) return { kind: meta.kind }
  if (inner instanceof z.ZodArray) {
    const items = planOf(inner.element as z.ZodType)
    return items && { items }
  }
  if (inner instanceof z.ZodObject) {
    const fields = Object.entries(inner.shape).flatMap(([key, field]): [string, Plan][] => {
      const plan = planOf(field as z.ZodType)
      return plan ? [[key, plan]] : []
    })
    return fields.length > 0 ? { fields } : undefined
  }
  if (inner instanceof z.ZodDiscriminatedUnion && (inner.options as z.ZodType[]).some(planOf)) {
    return {
      choose: (value) => {
        const chosen = choose(inner, value)
        return chosen && planOf(chosen)
      },
    }
  }
  return undefined
}
