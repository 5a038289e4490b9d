import { basename, dirname } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { pageBelow } from '../../../src/content/paths.ts'
import { BODY_FIELD } from '../../content/diagnostics/diagnostic.ts'
import { isPagePath } from '../../content/formats/page-path.ts'
import { imagePathOf } from '../../content/images/image-index.ts'
import { entryPagesOf, isPageCollection } from '../../content/schema/collection.ts'
import { unusedImages } from '../../content/site/placeholders.ts'
import type { Path } from '../../content/text/source-text.ts'
import type { Person } from '../access/sessions.ts'
import { describeSchema } from '../forms/describe-schema.ts'
import { labelOf } from '../forms/field-schema.ts'
import type { Values } from '../merge/entry.ts'
import { entryName, entryTitle } from '../merge/labels.ts'
import { mergeValues } from '../merge/three-way.ts'
import { tidy } from '../merge/tidy.ts'
import { assertFree, assertVersion, bytesOf, type ContentStore, nameOf, type StoredEntry } from './content-store.ts'
import { type EditableFile, entryAt, fileAt, formPath, pictureAt } from './editable-file.ts'
import { pictureOf } from './pictures.ts'
import { type RewriteReference, rewriteReferences, usesOf } from './references.ts'
import { BadRequest, Refusal } from './refusal.ts'
import type { RequestOf } from './requests.ts'
import { type FileChange, readIfThere, versionOf } from './write-files.ts'

/** A field with a link to an entry, by its labels. A required one cannot be removed: another link has to take its place. */
export type Usage = { name: string; field: string; isRequired: boolean }

const CONFLICT = 'Siz yazarken bu alanlar başka bir yerde de değişti. Hangisinin kalacağını seçin.'

/** The edits of the content. Each is one save. */
export class Steps {
  readonly #store: ContentStore

  constructor(store: ContentStore) {
    this.#store = store
  }

  /**
   * Saves an entry. If its version has changed since it was opened, both edits are merged by field.
   *
   * @returns The new version of the file.
   * @throws Refusal with `conflicts` if both have changed the same field.
   */
  save(
    { path, values, opened, base = {} }: RequestOf<'save'>,
    by?: Person,
  ): Promise<{ version: string; merged?: true }> {
    return this.#store.withLock(async () => {
      const file = entryAt(this.#store.root, path)
      const entry = opened === null ? undefined : this.#store.read(path)
      if (!entry) assertFree(file)
      const isMerge = entry !== undefined && versionOf(entry.before) !== opened
      const before = entry?.before ?? null
      const next = isMerge ? mergeEdits(entry, base, values) : values
      const content = bytesOf(file, before, next)
      const label = `${entryName(file.collection, file.path, next)}: kaydedildi`
      await this.#store.write([{ file, before, content }], { label, by })
      return { version: versionOf(content), ...(isMerge ? { merged: true } : {}) }
    })
  }

  /**
   * Adds a picture.
   *
   * @returns The path of the picture with these bytes; `reused` if it was there already.
   */
  addPicture({ picture }: RequestOf<'add-picture'>, by?: Person): Promise<{ path: string; reused?: true }> {
    return this.#store.withLock(async () => {
      const file = pictureAt(this.#store.root, picture.path)
      const content = Buffer.from(picture.content, 'base64')
      const { images } = await this.#store.drafts.check()
      const id = versionOf(content)
      const same = [...images.keys()].find((path) => pictureOf(this.#store, path)?.id === id)
      if (same !== undefined) return { path: formPath(same), reused: true }
      const before = readIfThere(file.disk)
      assertFree(file)
      await this.#store.write([{ file, before, content }], { label: `${basename(file.path)}: eklendi`, by })
      return { path: formPath(file.path) }
    })
  }

  /** Removes pictures in one save; those that an entry shows stay. */
  removePictures({ paths }: RequestOf<'remove-pictures'>, by?: Person): Promise<void> {
    return this.#store.withLock(async () => {
      const unused = unusedImages(await this.#store.drafts.check())
      const files = paths.map((path) => pictureAt(this.#store.root, path)).filter(({ path }) => unused.includes(path))
      const changes = files.map((file): FileChange => ({ file, before: readIfThere(file.disk), content: null }))
      await this.#store.write(changes, { label: `${changes.length} görsel: silindi`, by })
    })
  }

  /** Replaces a picture. If the new one has another name, references to the old one are rewritten. */
  replacePicture({ path, picture }: RequestOf<'replace-picture'>, by?: Person): Promise<void> {
    return this.#store.withLock(async () => {
      const file = pictureAt(this.#store.root, path)
      const next = pictureAt(this.#store.root, picture.path)
      const before = readIfThere(file.disk)
      assertVersion(before)
      const rename: RewriteReference = (_, value, isInBody) => value.replace(imagePathOf(value, isInBody), next.path)
      const rewritten = next.path === file.path ? [] : await this.#rewriteUses(file, rename)
      const moved = moveFile({ file, before, content: Buffer.from(picture.content, 'base64') }, next)
      const changes = [...moved, ...rewritten.map(({ change }) => change)]
      await this.#store.write(changes, { label: `${basename(file.path)}: değiştirildi`, by })
    })
  }

  /**
   * Changes the address of a page and every link to it. A file that is named after the address is renamed, as is that of an
   * entry whose address follows from its file.
   *
   * @returns The path of the page, and of every entry that was changed.
   */
  renamePage(
    { path, opened, to, keepsOld }: RequestOf<'rename-page'>,
    by?: Person,
  ): Promise<{ path: string; changed: string[] }> {
    return this.#store.withLock(async () => {
      const page = this.#store.read(path, opened)
      const { file, before } = page
      const { collection } = file
      const below = entryPagesOf(collection)?.below
      const name = to.slice((below ?? '').length + 1)
      if (!isPageCollection(collection) || !isPagePath(to) || (below !== undefined && to !== pageBelow(below, name))) {
        throw new BadRequest(403, 'Böyle bir adres olmaz.')
      }
      const from = below === undefined ? String(page.values.path) : pageBelow(below, basename(file.path, '.md'))
      const rewritten = await this.#rewriteUses(file, (kind, value) =>
        kind === 'quick-link' ? `#${to.slice(1)}` : to + value.slice(from.length),
      )
      const nextName = below === undefined ? fileNameOf(to) : `${name}.md`
      const isNamedAfter = below !== undefined || basename(file.path) === fileNameOf(from)
      const next = isNamedAfter ? fileAt(this.#store.root, formPath(`${dirname(file.path)}/${nextName}`)) : file
      const moved = below === undefined ? { path: to } : {}
      const changes = rewritten.flatMap(({ entry, values, change }) =>
        entry.file.path === file.path
          ? moveFile(
              changeOf(entry, { ...values, ...moved, ...(keepsOld ? previousPaths(values, from, to) : {}) }),
              next,
            )
          : [change],
      )
      const written = await this.#store.write(changes, { label: `${nameOf(file, before)}: adresi ${to} oldu`, by })
      const changed = written.flatMap((each) => (each.content ? [formPath(each.file.path)] : []))
      return { path: formPath(next.path), changed }
    })
  }

  /**
   * Removes an entry.
   *
   * @throws Refusal with `usages` if there are links and `unlink` is not set, or if a link is required where it stands: no
   *   button promises to take out what has to stay.
   */
  remove({ path, opened, unlink }: RequestOf<'remove'>, by?: Person): Promise<void> {
    return this.#store.withLock(async () => {
      const file = entryAt(this.#store.root, path)
      const before = readIfThere(file.disk)
      assertVersion(before, opened)
      const rewritten = await this.#rewriteUses(file, () => null)
      const others = rewritten.filter(({ entry }) => entry.file.path !== file.path)
      const usages = others.flatMap((each) =>
        each.found.map((at) => usageAt(each.entry, at, each.required.includes(at))),
      )
      if (usages.some(({ isRequired }) => isRequired || !unlink)) {
        throw new Refusal('Silinmedi; başka yerlerde kullanılıyor.', { usages })
      }
      const changes = [...others.map(({ change }) => change), { file, before, content: null }]
      await this.#store.write(changes, { label: `${nameOf(file, before)}: silindi`, by })
    })
  }

  /** Reorders the entries of a folder. `paths` lists all of them, `opened` holds their versions by path. */
  reorder({ paths, opened }: RequestOf<'reorder'>, by?: Person): Promise<void> {
    return this.#store.withLock(async () => {
      const entries = paths.map((path) => this.#store.read(path, opened[path]))
      const changes = entries.map((entry, index) => changeOf(entry, { ...entry.values, order: index + 1 }))
      await this.#store.write(changes, { label: 'Sıralama değişti', by })
    })
  }

  /**
   * Rewrites every reference to an entry or a picture.
   *
   * @throws Refusal if another entry cannot be parsed: it may hold a reference.
   */
  async #rewriteUses(target: EditableFile, rewrite: RewriteReference) {
    const { files } = await this.#store.drafts.check()
    const isUse = usesOf(target.path, files)
    const readable = files.filter(({ entry, source, collection }) => {
      if (entry?.value !== undefined || source.path === target.path) return entry?.value !== undefined
      const title = entryTitle(collection, source.path, undefined)
      throw new Refusal(`${title} okunamıyor ve bu bağlantıyı içerebilir; önce o düzeltilmeli.`)
    })
    return readable.map(({ source }) => {
      const entry = this.#store.read(formPath(source.path))
      const rewritten = rewriteReferences(entry.file.collection, entry.values, (...reference) =>
        isUse(...reference) ? rewrite(...reference) : undefined,
      )
      return { entry, ...rewritten, change: changeOf(entry, rewritten.values) }
    })
  }
}

/** The former addresses of a page, with one more; its new one is none of them. */
function previousPaths({ previousPaths: known }: Values, from: string, to: string): Values {
  const former = [...(Array.isArray(known) ? known : []), from].filter((each) => each !== to)
  return { previousPaths: [...new Set(former)] }
}

/** `/hakkimizda` lives in `hakkimizda.md`. */
function fileNameOf(address: string): string {
  return `${address.slice(1).replaceAll('/', '-')}.md`
}

function changeOf({ file, before, values: old }: StoredEntry, values: Values): FileChange {
  return { file, before, content: isDeepStrictEqual(values, old) ? before : bytesOf(file, before, values) }
}

/** @throws Refusal if the new path is taken. */
function moveFile(change: FileChange, to: EditableFile): FileChange[] {
  if (to.path === change.file.path) return [change]
  assertFree(to)
  return [
    { file: to, before: null, content: change.content },
    { ...change, content: null },
  ]
}

function mergeEdits({ file, values: theirs }: StoredEntry, base: Values, mine: Values): Values {
  const schema = describeSchema(file.collection.schema)
  const [old, own, other] = [base, mine, theirs].map((values) => {
    const { [BODY_FIELD]: body, ...fields } = values
    const text = typeof body === 'string' ? { [BODY_FIELD]: body.replace(/\r\n?/g, '\n').trim() } : {}
    return { ...(tidy(schema, fields) as Values), ...text }
  })
  const { values, conflicts } = mergeValues(old, own, other, schema)
  if (conflicts.length > 0) throw new Refusal(CONFLICT, { conflicts })
  return values as Values
}

/** The label of the button or the menu line says more than that of its field "Bağlantı". */
function usageAt({ file, values }: StoredEntry, path: Path, isRequired: boolean): Usage {
  const isLink = path.at(-1) === 'link' && path.length > 1
  return {
    name: entryName(file.collection, file.path, values),
    field: labelOf(describeSchema(file.collection.schema), isLink ? path.slice(0, -1) : path, values),
    isRequired,
  }
}
