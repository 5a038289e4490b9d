import { z } from 'zod'
import type { Collection } from '../../../src/content/collections.ts'
import { quickLinkPath, SERVICES_PATH } from '../../../src/content/paths.ts'
import { imagePathOf } from '../../content/images/image-index.ts'
import { isPageCollection, shownIn } from '../../content/schema/collection.ts'
import { isRecord, limitsOf, schemaAt, unwrap, valueAt } from '../../content/schema/introspect.ts'
import { findReferences, type Reference } from '../../content/schema/references.ts'
import type { ContentFile } from '../../content/site/check-file.ts'
import { slugOf } from '../../content/site/content-file.ts'
import type { Path } from '../../content/text/source-text.ts'
import { BODY_FIELD } from '../forms/body-field.ts'
import type { Values } from '../merge/entry.ts'
import { changeAddresses } from './markdown-links.ts'
import type { Place } from './places.ts'

/** Tells whether a link or a picture leads to one page, service or picture. */
export type Target = {
  /** What stands in every text that leads there. */
  address: string
  isMeant: (kind: Reference['kind'], value: string, isInBody: boolean) => boolean
}

/**
 * @param file The file of the entry; nothing for a picture.
 * @param services The short names of all services: a link to `#web-tasarim` does not lead to a service called `web`.
 * @returns Nothing for a file nothing can lead to.
 */
export function targetOf(place: Place, file: ContentFile | undefined, services: readonly string[]): Target | undefined {
  if (!place.collection) {
    const isMeant: Target['isMeant'] = (kind, value, isInBody) =>
      kind === 'image' && imagePathOf(value, isInBody).normalize('NFC') === place.path
    return { address: place.path, isMeant }
  }
  const slug = file && slugOf(file)
  if (typeof slug !== 'string') return undefined
  if (isPageCollection(place.collection)) {
    const isMeant: Target['isMeant'] = (kind, value) =>
      kind === 'quick-link' ? quickLinkPath(value) === slug : kind === 'link' && value.split(/[?#]/, 1)[0] === slug
    return { address: slug, isMeant }
  }
  if (!shownIn(place.collection)) return undefined
  const longer = services.filter((name) => name.startsWith(`${slug}-`))
  const isMeant: Target['isMeant'] = (kind, value) => {
    const [path, anchor = ''] = value.split('#')
    const isOwn = anchor === slug || anchor.startsWith(`${slug}-`)
    const isOther = longer.some((name) => anchor === name || anchor.startsWith(`${name}-`))
    return kind === 'link' && path === SERVICES_PATH && isOwn && !isOther
  }
  return { address: `#${slug}`, isMeant }
}

/** Where an entry leads to a target: paths of fields, the body as one field. */
export function findUses(collection: Collection, values: Values, { isMeant }: Target): Path[] {
  const { [BODY_FIELD]: body, ...fields } = values
  const paths = findReferences(collection.schema, fields)
    .filter(({ kind, value }) => isMeant(kind, value, false))
    .map(({ path }) => path)
  let isInBody = false
  changeAddresses(String(body ?? ''), (kind, url) => {
    isInBody ||= isMeant(kind, url, true)
    return undefined
  })
  return isInBody ? [...paths, [BODY_FIELD]] : paths
}

/** The values with everything that leads to a page or shows a picture leading to another one. */
export function redirectUses(collection: Collection, values: Values, target: Target, to: string): Values {
  const next = structuredClone(values)
  for (const path of findUses(collection, values, target)) {
    const old = String(valueAt(next, path))
    if (path[0] === BODY_FIELD) {
      next[BODY_FIELD] = changeAddresses(old, (kind, url) =>
        target.isMeant(kind, url, true) ? (kind === 'image' ? to : to + url.slice(target.address.length)) : undefined,
      )
    } else setAt(next, path, old.startsWith('#') ? `#${to.slice(1)}` : to + old.slice(target.address.length))
  }
  return next
}

/**
 * The values without what leads to a target.
 *
 * @returns `stuck`: the fields that need a link, so that it cannot be taken out.
 */
export function removeUses(collection: Collection, values: Values, target: Target): { values: Values; stuck: Path[] } {
  const next = structuredClone(values)
  const stuck: Path[] = []
  // From the last to the first: what is removed moves only what stands behind it.
  for (const path of findUses(collection, values, target).reverse()) {
    if (path[0] === BODY_FIELD) {
      next[BODY_FIELD] = changeAddresses(String(next[BODY_FIELD]), (kind, url) =>
        target.isMeant(kind, url, true) ? null : undefined,
      )
    } else if (!removeField(collection.schema, next, path)) stuck.push(path)
  }
  return { values: next, stuck }
}

/**
 * Removes the smallest part around a field that may be missing: the field, its button, its line of a menu. A section
 * or a group of many kinds of fields is more than its link, and stays.
 */
function removeField(schema: z.ZodType, values: Values, path: Path): boolean {
  for (let length = path.length; length > 0; length -= 1) {
    const key = path[length - 1] ?? ''
    const above = path.slice(0, length - 1)
    const holder = valueAt(values, above)
    if (Array.isArray(holder)) {
      const list = schemaAt(schema, above, values)
      const array = list && unwrap(list).schema
      if (!(array instanceof z.ZodArray) || array.element instanceof z.ZodDiscriminatedUnion) return false
      if (holder.length > (limitsOf(array).min ?? 0)) {
        holder.splice(Number(key), 1)
        return true
      }
      if (holder.length > 1) return false
    } else if (isRecord(holder)) {
      const field = schemaAt(schema, path.slice(0, length), values)
      if (field && unwrap(field).optional) {
        delete holder[key]
        return true
      }
      if (Object.values(holder).some((value) => typeof value === 'object')) return false
    }
  }
  return false
}

function setAt(values: unknown, path: Path, value: unknown): void {
  const holder = valueAt(values, path.slice(0, -1)) as Record<string | number, unknown>
  holder[path.at(-1) ?? ''] = value
}
