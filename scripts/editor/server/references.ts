import type { Collection } from '../../../src/collections/define.ts'
import { quickLinkPath } from '../../../src/content/paths.ts'
import { BODY_FIELD } from '../../content/diagnostics/diagnostic.ts'
import { imagePathOf } from '../../content/images/image-index.ts'
import { isRecord, valueAt } from '../../content/schema/introspect.ts'
import { findReferences, type Reference } from '../../content/schema/references.ts'
import type { ContentFile } from '../../content/site/check-file.ts'
import { checkLink } from '../../content/site/check-link.ts'
import { SiteIndex } from '../../content/site/site-index.ts'
import type { Path } from '../../content/text/source-text.ts'
import { describeSchema } from '../forms/describe-schema.ts'
import { type FieldSchema, schemaAt } from '../forms/field-schema.ts'
import type { Values } from '../merge/entry.ts'
import { rewriteLinks } from './rewrite-links.ts'

/**
 * Finds references to a file: valid ones that would be dead without it.
 *
 * @param path Relative to the content folder.
 */
export function usesOf(path: string, files: readonly ContentFile[]) {
  const before = new SiteIndex(files)
  const after = new SiteIndex(files.filter(({ source }) => source.path !== path))
  return (kind: Reference['kind'], value: string, isInBody: boolean): boolean => {
    if (kind === 'image') return imagePathOf(value, isInBody).normalize('NFC') === path
    const leads = ({ pages }: SiteIndex) => pages.has(quickLinkPath(value))
    if (kind === 'quick-link') return leads(before) && !leads(after)
    return !checkLink(value, before) && checkLink(value, after) !== undefined
  }
}

/** Rewrites a reference: another value, `null` to remove it, `undefined` to keep it. */
export type RewriteReference = (kind: Reference['kind'], value: string, isInBody: boolean) => string | null | undefined

/**
 * Rewrites the links and pictures of an entry.
 *
 * @returns `found`: the fields with a rewritten reference, the body as one field; `required`: those of them whose
 *   reference cannot be removed.
 */
export function rewriteReferences(collection: Collection, values: Values, rewrite: RewriteReference) {
  const { [BODY_FIELD]: body, ...fields } = structuredClone(values)
  const found: Path[] = []
  const required: Path[] = []
  // Last first: a removed item shifts the indexes of those behind it.
  for (const { kind, path, value } of findReferences(collection.schema, fields).reverse()) {
    const next = rewrite(kind, value, false)
    if (next === undefined) continue
    found.unshift(path)
    if (next !== null) Object.assign(valueAt(fields, path.slice(0, -1)) as object, { [path.at(-1) ?? '']: next })
    else if (!removeField(describeSchema(collection.schema), fields, path)) required.unshift(path)
  }
  if (typeof body !== 'string') return { values: fields, found, required }
  let isFound = false
  const text = rewriteLinks(body, (kind, url) => {
    const next = rewrite(kind, url, true)
    isFound ||= next !== undefined
    return next
  })
  return { values: { ...fields, [BODY_FIELD]: text }, found: isFound ? [...found, [BODY_FIELD]] : found, required }
}

/**
 * Removes the smallest optional part around a field: the field, its button, its menu line. A section or a group with
 * nested groups is more than its link, and stays.
 */
function removeField(schema: FieldSchema, values: Values, path: Path): boolean {
  for (let length = path.length; length > 0; length -= 1) {
    const key = path[length - 1] ?? ''
    const above = path.slice(0, length - 1)
    const holder = valueAt(values, above)
    const { items, minItems = 0, properties, required = [] } = schemaAt(schema, above, values) ?? {}
    if (Array.isArray(holder)) {
      if (!items || items.oneOf) return false
      if (holder.length > minItems) {
        holder.splice(Number(key), 1)
        return true
      }
      if (holder.length > 1) return false
    } else if (isRecord(holder)) {
      if (properties && !required.includes(String(key))) {
        delete holder[key]
        return true
      }
      if (Object.values(holder).some((value) => typeof value === 'object')) return false
    }
  }
  return false
}
