import { basename, join } from 'node:path'
import type { Collection, FolderRules } from '../../../src/collections/define.ts'
import { collections } from '../../../src/collections/index.ts'
import { NOT_FOUND_PATH } from '../../../src/content/paths.ts'
import { toHeadingName } from '../../content/formats/heading-slug.ts'
import { isPageCollection } from '../../content/schema/collection.ts'
import { slugOf } from '../../content/site/content-file.ts'
import { unusedImages } from '../../content/site/placeholders.ts'
import { SiteIndex } from '../../content/site/site-index.ts'
import type { Person } from '../access/sessions.ts'
import { describeSchema } from '../forms/describe-schema.ts'
import type { FieldSchema } from '../forms/field-schema.ts'
import { readValues, type Values } from '../merge/entry.ts'
import { entryName } from '../merge/labels.ts'
import type { ContentStore } from './content-store.ts'
import { formPath } from './editable-file.ts'
import { type Picture, pictureOf } from './pictures.ts'
import { type PlacedDiagnostic, placeDiagnostics } from './place-diagnostics.ts'
import { readIfThere, versionOf } from './write-files.ts'

/** A kind of content as the form needs it. */
export type FormCollection = {
  name: string
  title: string
  schema: FieldSchema
  /** The path of its folder or file: `content/pages` or `content/site.json`. */
  location: string
  /** Only for a folder of entries. */
  folder?: Pick<FolderRules, 'slugFrom' | 'unique' | 'sortedBy' | 'largestHeading'> & {
    body: 'optional' | 'required'
    shownAt: ShownAt
  }
  /** Lists with a unique number `id` in each item, as paths. */
  numberedLists: readonly (readonly string[])[]
}

type ShownAt = 'own-address' | { below: string } | { page: string; section: string }

/** An entry; `values` is undefined if the file cannot be parsed. */
export type FormEntry = { path: string; collection: string; version: string; values: Values | undefined }

/** A link target of the site: a page, or an anchor of the page with the title `page`. */
export type LinkTarget = { link: string; label: string; page?: string }

/** The state of the form at start. `saves`: what somebody has saved and not undone, newest first; `path` of a single file. */
export type ContentList = {
  collections: FormCollection[]
  entries: FormEntry[]
  targets: LinkTarget[]
  pictures: (Picture & { isUsed: boolean })[]
  saves: { at: string; label: string; path: string | null }[]
  /** Whether there is anything to undo or to repeat. */
  hasSteps: boolean
  diagnostics: PlacedDiagnostic[]
  /** What a developer has to do before anything can be published from here. */
  obstacle: string | undefined
}

/** Reads the whole content. */
export async function listContent(
  store: ContentStore,
  person: Person | undefined,
  obstacle: string | undefined,
): Promise<ContentList> {
  const draft = await store.drafts.check()
  const { files, images, diagnostics } = draft
  const unused = new Set(unusedImages(draft))
  const entries = files.flatMap(({ source, collection }): FormEntry[] => {
    const disk = join(store.root, source.path)
    const read = store.cache.get(disk, () => readEntry(disk, collection))
    return read ? [{ path: formPath(source.path), collection: collection.name, ...read }] : []
  })
  const index = new SiteIndex(files)
  const headings = files.flatMap(({ entry }) => entry?.body?.outline.headings ?? [])
  const names = new Map(headings.map(({ text }) => [toHeadingName(text), text]))
  const services = new Map(entries.map(({ path, values }) => [basename(path, '.md'), String(values?.name ?? '')]))
  const targets = files.flatMap((file): LinkTarget[] => {
    const path = slugOf(file)
    if (!isPageCollection(file.collection) || typeof path !== 'string' || path === NOT_FOUND_PATH) return []
    const page = entryName(file.collection, file.source.path, file.entry?.value)
    const parts = (index.anchors(path) ?? []).map((id) => {
      const service = [...services.keys()].find((each) => id.startsWith(`${each}-`)) ?? ''
      const heading = names.get(id) ?? names.get(id.slice(service.length + 1))
      const label = services.get(id) || [services.get(service), heading ?? id].filter(Boolean).join(' › ')
      return { link: `${path}#${id}`, label, page }
    })
    return [{ link: path, label: page }, ...parts]
  })
  const saves = store.saves(person)
  return {
    collections: formCollections(),
    entries,
    targets,
    pictures: [...images.keys()].flatMap((path) => {
      const picture = pictureOf(store, path)
      return picture ? [{ ...picture, isUsed: !unused.has(path) }] : []
    }),
    saves: saves
      .filter(({ isUndone }) => !isUndone)
      .map(({ at, label, changes: [first, ...more] }) => {
        return { at, label, path: first && more.length === 0 ? formPath(first.file.path) : null }
      }),
    hasSteps: saves.length > 0,
    obstacle,
    diagnostics: placeDiagnostics(diagnostics, files),
  }
}

/** Version and values of one state of a file. */
function readEntry(disk: string, collection: Collection): Pick<FormEntry, 'version' | 'values'> | undefined {
  const bytes = readIfThere(disk)
  return bytes ? { version: versionOf(bytes), values: readValues(bytes.toString('utf8'), collection) } : undefined
}

let described: FormCollection[] | undefined

/** Every collection with its JSON Schema. */
export function formCollections(): FormCollection[] {
  described ??= collections.map((collection) => {
    const schema = describeSchema(collection.schema)
    const about = { name: collection.name, title: schema.title ?? collection.name, schema }
    if (collection.format === 'json') {
      const { numberedLists } = collection.rules
      return { ...about, location: formPath(collection.file), numberedLists }
    }
    const { slugFrom, unique, sortedBy, largestHeading, shownAt } = collection.rules
    const folder = { body: collection.body, slugFrom, unique, sortedBy, largestHeading, shownAt }
    return { ...about, location: formPath(collection.folder), folder, numberedLists: [] }
  })
  return described
}
