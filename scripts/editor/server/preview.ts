import type { Collection } from '../../../src/collections/define.ts'
import type { ResolvedPage, SiteData } from '../../../src/collections/resolved.ts'
import { HOME_PATH } from '../../../src/content/paths.ts'
import type { Asset } from '../../content/images/image-asset.ts'
import type { ResolvedContent } from '../../content/resolve/resolve-content.ts'
import { folderRulesOf, isPageCollection, shownIn } from '../../content/schema/collection.ts'
import type { Values } from '../merge/entry.ts'
import { bytesOf, type ContentStore } from './content-store.ts'
import { entryAt } from './editable-file.ts'
import { type PlacedDiagnostic, placeDiagnostics } from './place-diagnostics.ts'
import type { RequestOf } from './requests.ts'
import { readIfThere } from './write-files.ts'

/** The resolved draft, with its diagnostics. */
export type PreviewState = {
  diagnostics: PlacedDiagnostic[]
  /** Missing while there are diagnostics. */
  siteData: SiteData | undefined
  /** Missing if the draft cannot be resolved. */
  page: ResolvedPage | undefined
  /** The place to scroll to: an anchor, or the index of a section. */
  place: string | number | undefined
}

/** Resolves drafts the way the site does. */
export class Preview {
  readonly #store: ContentStore
  readonly #assets = new Map<string, Asset>()

  constructor(store: ContentStore) {
    this.#store = store
  }

  /** What header and footer show until the first entry is shown; null if the content cannot be resolved. */
  async siteData(): Promise<SiteData | null> {
    const { shown, assets } = await this.#store.drafts.resolve([], ({ siteData }) => siteData)
    this.#keep(assets)
    return shown ?? null
  }

  /** Resolves an entry with the values of the form, as visitors would see it: without the drafts of other entries. */
  async show({ path, values }: RequestOf<'preview'>): Promise<PreviewState> {
    const file = entryAt(this.#store.root, path)
    const change = { file, content: bytesOf(file, readIfThere(file.disk), values) }
    // The section type that shows the entries of a collection other than pages.
    const type = isPageCollection(file.collection)
      ? undefined
      : (shownIn(file.collection)?.section ?? file.collection.name)
    const { shown, assets, files, diagnostics, blocking } = await this.#store.drafts.resolve(
      [change],
      ({ siteData, pages }) => ({ siteData, page: choosePage(pages, type, file.path)?.content }),
    )
    this.#keep(assets)
    const section = shown?.page?.sections.findIndex((each) => each.type === type) ?? -1
    const elsewhere = diagnostics.filter((found) => !blocking.includes(found))
    return {
      diagnostics: [
        ...placeDiagnostics(blocking, files).map((placed) => ({ ...placed, isBlocking: true })),
        ...placeDiagnostics(elsewhere, files),
      ],
      // Header and footer cannot render incomplete data.
      siteData: diagnostics.length === 0 ? shown?.siteData : undefined,
      page: shown?.page,
      place: partOf(file.collection, values) ?? (section === -1 ? undefined : section),
    }
  }

  /** @param fileName The rest of its URL. */
  readPicture(fileName: string): Uint8Array | undefined {
    return this.#assets.get(fileName)?.source
  }

  #keep(assets: readonly Asset[]): void {
    for (const asset of assets) this.#assets.set(asset.fileName, asset)
  }
}

type Pages = ResolvedContent['pages']

/** @param type The section type to look for; undefined for a page. */
function choosePage(pages: Pages, type: string | undefined, file: string): Pages[number] | undefined {
  if (type === undefined) return pages.find((page) => page.file === file)
  const showing = pages.find(({ sections }) => sections.includes(type))
  return showing ?? pages.find(({ path }) => path === HOME_PATH)
}

/** The anchor of an entry on the page that shows it. */
function partOf(collection: Collection, values: Values): string | undefined {
  const rules = shownIn(collection) && folderRulesOf(collection)
  return rules && String(values[rules.slugFrom ?? ''] ?? '')
}
