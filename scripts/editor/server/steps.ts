import { basename, dirname } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { Collection } from '../../../src/content/collections.ts'
import { HOME_PATH } from '../../../src/content/paths.ts'
import { isPagePath } from '../../content/formats/page-path.ts'
import { imagePathOf } from '../../content/images/image-index.ts'
import { isPageCollection } from '../../content/schema/collection.ts'
import type { Path } from '../../content/text/source-text.ts'
import { BODY_FIELD } from '../forms/body-field.ts'
import type { Values } from '../merge/entry.ts'
import { entryName, entryTitle, labelOf } from '../merge/labels.ts'
import { mergeValues } from '../merge/three-way.ts'
import { tidy } from '../merge/tidy.ts'
import { assertFree, assertVersion, bytesOf, type ContentStore, nameOf, type StoredEntry } from './content-store.ts'
import { type EditableFile, entryAt, fileAt, formPath, pictureAt } from './editable-file.ts'
import { type IsUse, type RewriteReference, rewriteReferences, usesOf } from './references.ts'
import { BadRequest, Refusal } from './refusal.ts'
import type { RequestOf } from './requests.ts'
import { type FileChange, isSame, readIfThere, versionOf } from './write-files.ts'

/** A place that leads to an entry or shows a picture, as staff know it. */
export type Usage = { path: string; name: string; field: string }

const CONFLICT = 'Siz yazarken bu alanlar başka bir yerde de değişti. Hangisinin kalacağını seçin.'

/** What staff can do with the content; each step is one save, all of it or nothing. */
export class Steps {
  readonly #store: ContentStore

  constructor(store: ContentStore) {
    this.#store = store
  }

  /**
   * Saves one entry. If the file has changed since it was opened, both edits are merged by field.
   *
   * @returns The new version of the file.
   * @throws Refusal with the `conflicts` where both have changed the same field.
   */
  save({ path, values, opened, base = {} }: RequestOf<'save'>): Promise<{ version: string; merged?: true }> {
    return this.#store.inTurn(async () => {
      const file = entryAt(this.#store.root, path)
      const entry = opened === null ? undefined : this.#store.read(path)
      if (!entry) assertFree(file)
      const isMerge = entry !== undefined && versionOf(entry.before) !== opened
      const before = entry?.before ?? null
      const content = bytesOf(file, before, isMerge ? mergeEdits(entry, base, values) : values)
      await this.#store.write([{ file, before, content }], `${nameOf(file, content)}: kaydedildi`)
      return { version: versionOf(content), ...(isMerge ? { merged: true } : {}) }
    })
  }

  /** Adds a picture that no entry shows yet. */
  addPicture({ picture }: RequestOf<'add-picture'>): Promise<void> {
    return this.#store.inTurn(async () => {
      const file = pictureAt(this.#store.root, picture.path)
      const content = Buffer.from(picture.content, 'base64')
      const before = readIfThere(file.disk)
      if (!isSame(before, content)) assertFree(file)
      await this.#store.write([{ file, before, content }], `${basename(file.path)}: eklendi`)
    })
  }

  /** Puts another picture in the place of one; if it is of another kind, everything that shows it follows its new name. */
  replacePicture({ path, picture }: RequestOf<'replace-picture'>): Promise<void> {
    return this.#store.inTurn(async () => {
      const file = pictureAt(this.#store.root, path)
      const next = pictureAt(this.#store.root, picture.path)
      const before = readIfThere(file.disk)
      assertVersion(before, undefined)
      const content = Buffer.from(picture.content, 'base64')
      const label = `${basename(file.path)}: değiştirildi`
      if (next.path === file.path) {
        await this.#store.write([{ file, before, content }], label)
        return
      }
      assertFree(next)
      const { entries, isUse } = await this.#readAll([file])
      const redirect: RewriteReference = (kind, value, isInBody) =>
        isUse(kind, value, isInBody) ? value.replace(imagePathOf(value, isInBody), next.path) : undefined
      const followed = entries.map((entry) =>
        changeOf(entry, rewriteReferences(entry.file.collection, entry.values, redirect).values),
      )
      const moved = [
        { file: next, before: null, content },
        { file, before, content: null },
      ]
      await this.#store.write([...moved, ...followed], label)
    })
  }

  /**
   * Gives a page another address: leads every link there, and renames its file where it is called like the address.
   *
   * @returns The path of the page's file, and of every entry that was changed.
   */
  renamePage({ path, opened, to }: RequestOf<'rename-page'>): Promise<{ path: string; changed: string[] }> {
    return this.#store.inTurn(async () => {
      const { file, before, values } = this.#store.read(path)
      if (!isPageCollection(file.collection)) throw new BadRequest(403, 'Bu bir sayfa değil.')
      if (!isPagePath(to) || to === HOME_PATH) {
        throw new Refusal('Adres "/" ile başlar; küçük harf, rakam ve tireden oluşur (örnek: /ekibimiz).')
      }
      assertVersion(before, opened)
      const from = String(values.path)
      const { entries, isUse } = await this.#readAll([file])
      const isNamedAlike = basename(file.path) === fileNameOf(from)
      const next = isNamedAlike ? fileAt(this.#store.root, formPath(`${dirname(file.path)}/${fileNameOf(to)}`)) : file
      if (next.path !== file.path) assertFree(next)
      const redirect: RewriteReference = (kind, value, isInBody) => {
        if (!isUse(kind, value, isInBody)) return undefined
        return kind === 'quick-link' ? `#${to.slice(1)}` : to + value.slice(from.length)
      }
      const changes = entries.flatMap((entry): FileChange[] => {
        const rewritten = rewriteReferences(entry.file.collection, entry.values, redirect).values
        if (entry.file.path !== file.path) return [changeOf(entry, rewritten)]
        const moved = changeOf(entry, { ...rewritten, path: to })
        if (next.path === file.path) return [moved]
        return [
          { ...moved, file: next, before: null },
          { ...moved, content: null },
        ]
      })
      const written = await this.#store.write(changes, `${nameOf(file, before)}: adresi ${to} oldu`)
      const changed = written.flatMap((change) => (change.content ? [formPath(change.file.path)] : []))
      return { path: formPath(next.path), changed }
    })
  }

  /**
   * Removes entries and pictures.
   *
   * @throws Refusal with the `usages`, unless `unlink` says that those links go too; also where one of them cannot.
   */
  remove({ paths, opened, unlink }: RequestOf<'remove'>): Promise<void> {
    return this.#store.inTurn(async () => {
      const gone = paths.map((path): FileChange => {
        const file = fileAt(this.#store.root, path)
        const before = readIfThere(file.disk)
        assertVersion(before, opened[path])
        return { file, before, content: null }
      })
      const { entries, isUse } = await this.#readAll(gone.map(({ file }) => file))
      const others = entries
        .filter((entry) => !gone.some(({ file }) => file.path === entry.file.path))
        .map((entry) => {
          const takeOut: RewriteReference = (...reference) => (isUse(...reference) ? null : undefined)
          return { entry, ...rewriteReferences(entry.file.collection, entry.values, takeOut) }
        })
      const usages = others.flatMap(({ entry, found }) => found.map((path) => usageAt(entry, path)))
      if (usages.length > 0 && !unlink) throw refuseUsages('Silinmedi; buralarda kullanılıyor:', usages)
      const stuck = others.flatMap((each) => each.stuck.map((path) => usageAt(each.entry, path)))
      const hint = 'Silinmedi. Bu yerlerdeki bağlantı boş kalamaz; önce oraya başka bir bağlantı ya da görsel seçin:'
      if (stuck.length > 0) throw refuseUsages(hint, stuck)
      const names = gone.map(({ file, before }) => nameOf(file, before)).join(', ')
      const unlinked = others.map(({ entry, values }) => changeOf(entry, values))
      await this.#store.write([...unlinked, ...gone], `${names}: silindi`)
    })
  }

  /** Puts entries into another order. */
  reorder({ paths, opened }: RequestOf<'reorder'>): Promise<void> {
    return this.#store.inTurn(async () => {
      const entries = paths.map((path) => this.#store.read(path))
      for (const [index, { before }] of entries.entries()) assertVersion(before, opened[paths[index] ?? ''])
      const numbers = entries.map(({ values }) => Number(values.order)).sort((a, b) => a - b)
      const areUsable = numbers.every((number, index) => Number.isInteger(number) && number !== numbers[index - 1])
      const changes = entries.map((entry, index) =>
        changeOf(entry, { ...entry.values, order: areUsable ? numbers[index] : index + 1 }),
      )
      await this.#store.write(changes, 'Sıralama değişti')
    })
  }

  /**
   * Every entry, and what leads to the given files.
   *
   * @throws Refusal where another entry cannot be read: it may lead there too.
   */
  async #readAll(targets: readonly EditableFile[]): Promise<{ entries: StoredEntry[]; isUse: IsUse }> {
    const paths = targets.map(({ path }) => path)
    const { files } = await this.#store.validateDraft()
    const readable = files.filter(({ entry, source, collection }) => {
      if (entry?.value !== undefined) return true
      if (paths.includes(source.path)) return false
      const title = entryTitle(collection as Collection, source.path, undefined)
      throw new Refusal(`${title} okunamıyor ve bu bağlantıyı içerebilir; önce o düzeltilmeli.`)
    })
    const entries = readable.map(({ source }) => this.#store.read(formPath(source.path)))
    return { entries, isUse: usesOf(paths, files) }
  }
}

/** `/hakkimizda` lives in `hakkimizda.md`. */
function fileNameOf(address: string): string {
  return `${address.slice(1).replaceAll('/', '-')}.md`
}

function changeOf({ file, before, values: old }: StoredEntry, values: Values): FileChange {
  return { file, before, content: isDeepStrictEqual(values, old) ? before : bytesOf(file, before, values) }
}

function mergeEdits({ file, values: theirs }: StoredEntry, base: Values, mine: Values): Values {
  const { schema } = file.collection
  const [old, own, other] = [base, mine, theirs].map((values) => {
    const { [BODY_FIELD]: body, ...fields } = values
    const text = typeof body === 'string' ? { [BODY_FIELD]: body.replace(/\r\n?/g, '\n').trim() } : {}
    return { ...(tidy(schema, fields) as Values), ...text }
  })
  const { values, conflicts } = mergeValues(schema, old, own, other)
  if (conflicts.length > 0) throw new Refusal(CONFLICT, { conflicts })
  return values as Values
}

/** The button or the line of a menu says more than its field "Bağlantı". */
function usageAt({ file, values }: StoredEntry, path: Path): Usage {
  const isLink = path.at(-1) === 'link' && path.length > 1
  return {
    path: formPath(file.path),
    name: entryName(file.collection, file.path, values),
    field: labelOf(file.collection.schema, isLink ? path.slice(0, -1) : path, values),
  }
}

function refuseUsages(sentence: string, usages: readonly Usage[]): Refusal {
  return new Refusal([sentence, ...usages.map(({ name, field }) => `${name}: ${field}`)].join('\n'), { usages })
}
