import { basename } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { HOME_PATH } from '../../../src/content/paths.ts'
import { isPagePath } from '../../content/formats/page-path.ts'
import { isPageCollection } from '../../content/schema/collection.ts'
import type { ContentFile } from '../../content/site/check-file.ts'
import { slugOf } from '../../content/site/content-file.ts'
import type { Values } from '../merge/entry.ts'
import { entryName, labelOf } from '../merge/labels.ts'
import type { Overlay } from './overlay.ts'
import { CONTENT, type Place, placeOf } from './places.ts'
import { findUses, redirectUses, removeUses, type Target, targetOf } from './references.ts'
import { Refusal } from './refusal.ts'
import { assertVersion, nameOf, nextText, valuesIn, type Writer } from './save.ts'
import { type FileChange, readIfThere, versionOf } from './write-files.ts'

/** A place that leads to an entry or shows a picture, as staff know it. */
export type Usage = { path: string; name: string; field: string }

/** An entry that is on the disk and can be read. */
type Entry = FileChange & { before: Buffer; values: Values }

/** Steps that concern several files, each one save: all of it or nothing. */
export class Steps {
  readonly #root: string
  readonly #overlay: Overlay
  readonly #writer: Writer

  constructor(overlay: Overlay, writer: Writer) {
    this.#root = writer.root
    this.#overlay = overlay
    this.#writer = writer
  }

  /** Where an entry is linked or a picture is shown, but for its own file. */
  async usages(path: string): Promise<Usage[]> {
    const place = placeOf(this.#root, path)
    const { entries, targets } = await this.#look([place])
    return entries.flatMap((entry) => (entry.place.path === place.path ? [] : usagesIn(entry, targets)))
  }

  /**
   * Gives a page another address: renames its file where it is called like the address, and leads every link there.
   *
   * @param to The new address, `/ekibimiz`.
   * @returns The path of the page's file, and of every file that was changed.
   */
  renamePage(path: string, opened: string, to: string): Promise<{ path: string; changed: string[] }> {
    return this.#writer.inTurn(async () => {
      const place = placeOf(this.#root, path)
      if (!place.collection || !isPageCollection(place.collection)) throw new Refusal(403, `${path} bir sayfa değil.`)
      if (!isPagePath(to) || to === HOME_PATH) {
        throw new Refusal(422, 'Adres "/" ile başlar; küçük harf, rakam ve tireden oluşur (örnek: /ekibimiz).')
      }
      assertVersion(place, readIfThere(place.disk) ?? null, opened)
      const { entries, targets } = await this.#look([place])
      const [target] = targets
      if (!target) throw new Refusal(422, 'Bu sayfanın şimdiki adresi okunamıyor; önce düzeltilmeli.')
      const isCalledLikeIt = basename(place.path) === fileNameFor(target.address)
      const renamed = isCalledLikeIt ? placeOf(this.#root, `${CONTENT}/pages/${fileNameFor(to)}`) : place
      const changes = entries.flatMap((entry): FileChange[] => {
        const isPage = entry.place.path === place.path
        const values = redirectUses(collectionOf(entry), entry.values, target, to)
        const content = withValues(entry, isPage ? { ...values, path: to } : values)
        if (!isPage || renamed === place) return [{ ...entry, content }]
        const taken = readIfThere(renamed.disk) ?? null
        assertVersion(renamed, taken, null)
        return [
          { place: renamed, before: taken, content },
          { ...entry, content: null },
        ]
      })
      const written = changes.filter(({ before, content }) => !content || !before?.equals(content))
      await this.#writer.write(written, `${nameOf(place, textOf(entries, place))}: adresi ${to} oldu`)
      return {
        path: `${CONTENT}/${renamed.path}`,
        changed: written.filter(({ content }) => content).map((change) => `${CONTENT}/${change.place.path}`),
      }
    })
  }

  /**
   * Removes entries and pictures.
   *
   * @param opened Versions by path; a path that is missing means whatever stands there.
   * @param unlink Also takes out what leads to them; without it, that is a refusal that lists the places.
   */
  remove(paths: readonly string[], opened: ReadonlyMap<string, string>, unlink: boolean): Promise<void> {
    return this.#writer.inTurn(async () => {
      const places = paths.map((path) => placeOf(this.#root, path))
      const gone = places.map((place): FileChange => {
        const before = readIfThere(place.disk) ?? null
        assertVersion(place, before, opened.get(`${CONTENT}/${place.path}`))
        return { place, before, content: null }
      })
      const { entries, targets } = await this.#look(places)
      const others = entries.filter((entry) => !places.some(({ path }) => path === entry.place.path))
      const usages = others.flatMap((entry) => usagesIn(entry, targets))
      if (usages.length > 0 && !unlink) {
        throw new Refusal(409, listed('Silinmedi; buralarda kullanılıyor:', usages), [], { usages })
      }
      const unlinked = others.map((entry) => withoutUses(entry, targets))
      const stuck = unlinked.flatMap((each) => each.stuck)
      if (stuck.length > 0) {
        const first = 'Silinmedi. Bu yerlerdeki bağlantı boş kalamaz; önce oraya başka bir bağlantı ya da görsel seçin:'
        throw new Refusal(409, listed(first, stuck), [], { usages: stuck })
      }
      const name = places.map((place) => nameOf(place, textOf(entries, place))).join(', ')
      await this.#writer.write([...unlinked.map(({ change }) => change), ...gone], `${name}: silindi`)
    })
  }

  /**
   * Puts entries into another order.
   *
   * @param paths The entries in their new order.
   * @param opened Their versions by path.
   * @returns Their new versions by path.
   */
  reorder(paths: readonly string[], opened: ReadonlyMap<string, string>): Promise<Record<string, string>> {
    return this.#writer.inTurn(async () => {
      const entries = paths.map((path) => {
        const entry = this.#read(placeOf(this.#root, path))
        assertVersion(entry.place, entry.before, opened.get(path))
        return entry
      })
      const numbers = entries.map(({ values }) => Number(values.order)).sort((a, b) => a - b)
      const areUsable = numbers.every((number, index) => Number.isInteger(number) && number !== numbers[index - 1])
      const changes = entries.map((entry, index): FileChange & { content: Buffer } => {
        const order = areUsable ? numbers[index] : index + 1
        return { ...entry, content: withValues(entry, { ...entry.values, order }) }
      })
      await this.#writer.write(changes, 'Sıralama değişti')
      return Object.fromEntries(changes.map(({ place, content }) => [`${CONTENT}/${place.path}`, versionOf(content)]))
    })
  }

  /**
   * Puts another picture in the place of one; everything that shows it follows to its new name.
   *
   * @param to The path of the new picture: another one only where it is of another kind.
   */
  replacePicture(path: string, to: string, bytes: Uint8Array): Promise<void> {
    return this.#writer.inTurn(async () => {
      const [place, next] = [placeOf(this.#root, path), placeOf(this.#root, to)]
      if (place.collection || next.collection) throw new Refusal(403, `${path} bir görsel değil.`)
      const before = readIfThere(place.disk) ?? null
      assertVersion(place, before, undefined)
      const content = Buffer.from(bytes)
      const label = `${basename(place.path)}: değiştirildi`
      if (next.path === place.path) return this.#writer.write([{ place, before, content }], label)
      assertVersion(next, readIfThere(next.disk) ?? null, null)
      const { entries, targets } = await this.#look([place])
      const followed = entries.map((entry): FileChange => {
        const redirect = (values: Values, target: Target) =>
          redirectUses(collectionOf(entry), values, target, next.path)
        return { ...entry, content: withValues(entry, targets.reduce(redirect, entry.values)) }
      })
      const moved = [{ place: next, before: null, content }, ...followed, { place, before, content: null }]
      return this.#writer.write(moved, label)
    })
  }

  #read(place: Place): Entry {
    const before = readIfThere(place.disk)
    if (!before) throw new Refusal(404, `${CONTENT}/${place.path} adında bir dosya yok.`)
    return { place, before, content: before, values: valuesIn(place, before.toString('utf8')) }
  }

  /**
   * Every entry, and what leads to the given places.
   *
   * @throws Refusal where a file that cannot be read may lead there too.
   */
  async #look(places: readonly Place[]): Promise<{ entries: Entry[]; targets: Target[] }> {
    const { files } = await this.#overlay.inspect()
    const targets = places.flatMap((place) => {
      const file = files.find(({ source }) => source.path === place.path)
      const services = files.filter((each) => each.collection === file?.collection).map(slugOf)
      return (
        targetOf(
          place,
          file,
          services.filter((slug) => typeof slug === 'string'),
        ) ?? []
      )
    })
    const isUnclear = ({ entry, source }: ContentFile) =>
      entry?.value === undefined && targets.some(({ address }) => source.text.includes(address))
    const unclear = files.find(isUnclear)
    if (unclear && !places.some(({ path }) => path === unclear.source.path)) {
      throw new Refusal(
        422,
        `${CONTENT}/${unclear.source.path} okunamıyor ve bu bağlantıyı içerebilir; önce o düzeltilmeli.`,
      )
    }
    const readable = files.filter(({ entry }) => entry?.value !== undefined)
    return {
      entries: readable.map(({ source }) => this.#read(placeOf(this.#root, `${CONTENT}/${source.path}`))),
      targets,
    }
  }
}

/** `/hakkimizda` lives in `hakkimizda.md`. */
function fileNameFor(address: string): string {
  return `${address.slice(1).replaceAll('/', '-')}.md`
}

function collectionOf({ place }: Entry) {
  if (!place.collection) throw new TypeError('A picture has no fields.')
  return place.collection
}

function withValues(entry: Entry, values: Values): Buffer {
  if (isDeepStrictEqual(values, entry.values)) return entry.before
  return Buffer.from(nextText(entry.place, entry.before.toString('utf8'), values))
}

function usagesIn(entry: Entry, targets: readonly Target[]): Usage[] {
  const paths = targets.flatMap((target) => findUses(collectionOf(entry), entry.values, target))
  return paths.map((path) => usageAt(entry, path))
}

/** The button or the line of a menu says more than its field "Bağlantı". */
function usageAt(entry: Entry, path: readonly (string | number)[]): Usage {
  const collection = collectionOf(entry)
  const isLink = path.at(-1) === 'link' && path.length > 1
  return {
    path: `${CONTENT}/${entry.place.path}`,
    name: entryName(collection, entry.place.path, entry.values),
    field: labelOf(collection.schema, isLink ? path.slice(0, -1) : path, entry.values),
  }
}

function withoutUses(entry: Entry, targets: readonly Target[]): { change: FileChange; stuck: Usage[] } {
  const collection = collectionOf(entry)
  let { values } = entry
  const stuck = targets.flatMap((target) => {
    const removed = removeUses(collection, values, target)
    values = removed.values
    return removed.stuck.map((path) => usageAt({ ...entry, values }, path))
  })
  return { change: { ...entry, content: withValues(entry, values) }, stuck }
}

function textOf(entries: readonly Entry[], place: Place): string {
  return entries.find((entry) => entry.place.path === place.path)?.before.toString('utf8') ?? ''
}

function listed(first: string, usages: readonly Usage[]): string {
  return [first, ...usages.map(({ name, field }) => `${name}: ${field}`)].join('\n')
}
