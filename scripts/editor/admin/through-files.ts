import { readValues } from '../merge/entry.ts'
import { collectionOf, textOf } from '../merge/entry-of.ts'

type Entry = { data: string; file: { path: string } }

/** The part of a Decap backend that reads and writes entries. */
type Backend = {
  entriesByFolder(folder: string, extension: string, depth: number): Promise<Entry[]>
  entriesByFiles(files: { path: string }[]): Promise<Entry[]>
  getEntry(path: string): Promise<Entry>
  unpublishedEntryDataFile?(collection: string, slug: string, path: string, id: string): Promise<string>
  persistEntry(entry: { dataFiles: DecapDataFile[]; assets: unknown[] }, options: object): Promise<unknown>
}

// biome-ignore lint/suspicious/noExplicitAny: a mixin's constructor takes whatever its base takes.
export type BackendClass = new (...parameters: any[]) => Backend

/**
 * A backend that keeps whole files, taught the form's exchange format: entries are read from the text of their file,
 * and saved by changing in that text only what is different, as on one's own machine.
 */
export function throughFiles(Base: BackendClass): BackendClass {
  return class extends Base {
    /** Texts by path, as they were last read. */
    readonly #texts = new Map<string, string>()

    override async entriesByFolder(folder: string, extension: string, depth: number) {
      return (await super.entriesByFolder(folder, extension, depth)).map((entry) => this.#read(entry))
    }

    override async entriesByFiles(files: { path: string }[]) {
      return (await super.entriesByFiles(files)).map((entry) => this.#read(entry))
    }

    override async getEntry(path: string) {
      return this.#read(await super.getEntry(path))
    }

    override async unpublishedEntryDataFile(collection: string, slug: string, path: string, id: string) {
      const data = (await super.unpublishedEntryDataFile?.(collection, slug, path, id)) ?? ''
      return this.#read({ data, file: { path } }).data
    }

    override async persistEntry(entry: { dataFiles: DecapDataFile[]; assets: unknown[] }, options: object) {
      const dataFiles = entry.dataFiles.map((file) => ({ ...file, raw: this.#write(file) }))
      const result = await super.persistEntry({ ...entry, dataFiles }, options)
      for (const { path, newPath, raw } of dataFiles) this.#texts.set(newPath ?? path, raw)
      return result
    }

    #read(entry: Entry): Entry {
      const { path } = entry.file
      const collection = collectionOf(contentPath(path))
      if (!collection) return entry
      this.#texts.set(path, entry.data)
      return { ...entry, data: JSON.stringify(readValues(entry.data, collection)) }
    }

    #write({ path, raw }: DecapDataFile): string {
      const collection = collectionOf(contentPath(path))
      return collection ? textOf(collection, this.#texts.get(path), JSON.parse(raw)) : raw
    }
  }
}

function contentPath(path: string): string {
  return path.replace(/^content\//, '')
}
