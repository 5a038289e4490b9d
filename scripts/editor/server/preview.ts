import { basename } from 'node:path'
import { HOME_PATH } from '../../../src/content/paths.ts'
import type { ResolvedPage, SectionType, SiteData } from '../../../src/content/resolved.ts'
import type { Asset } from '../../content/images/image-asset.ts'
import type { ResolvedContent } from '../../content/resolve/resolve-content.ts'
import { bytesOf } from './content-store.ts'
import { entryAt } from './editable-file.ts'
import { type PlacedDiagnostic, placeDiagnostics } from './place-diagnostics.ts'
import type { RequestOf } from './requests.ts'
import type { StagingFolder } from './staging-folder.ts'
import { readIfThere } from './write-files.ts'

/** Before the address of a picture in the preview: it may not be in the content folder yet. */
export const PREVIEW_BASE = '/editor/drafts/'

/** What the preview shows, and what the check says about it. */
export type PreviewState = {
  diagnostics: PlacedDiagnostic[]
  /** Missing while there are diagnostics. */
  siteData: SiteData | undefined
  /** Missing where the draft is so unfinished that nothing can be shown. */
  page: { id: string; page: ResolvedPage } | undefined
  /** The place to bring into view: a name on the page, or the number of one of its sections. */
  place: string | number | undefined
}

/** Pages on which content that is no page is best seen. */
const SHOWN_BY: Record<string, SectionType[]> = {
  services: ['all-services', 'services'],
  projects: ['projects'],
}

/** Resolves drafts the way the site does. */
export class Preview {
  readonly #root: string
  readonly #staging: StagingFolder
  readonly #assets = new Map<string, Asset>()

  /** @param root The content folder. */
  constructor(root: string, staging: StagingFolder) {
    this.#root = root
    this.#staging = staging
  }

  /** Shows an entry with the values of the form. */
  async show({ path, values }: RequestOf<'preview'>): Promise<PreviewState> {
    const file = entryAt(this.#root, path)
    const change = { file, content: bytesOf(file, readIfThere(file.disk), values) }
    const draft = await this.#staging.validateDraft([change], PREVIEW_BASE)
    const { content, assets, files, diagnostics, blocking } = draft
    for (const asset of assets) this.#assets.set(asset.fileName, asset)
    const { name } = file.collection
    const page = content && choosePage(content, name, basename(path, '.md'))
    const section = page?.content.sections.findIndex(({ type }) => SHOWN_BY[name]?.includes(type))
    const elsewhere = diagnostics.filter((found) => !blocking.includes(found))
    return {
      diagnostics: [
        ...placeDiagnostics(blocking, files).map((placed) => ({ ...placed, isBlocking: true })),
        ...placeDiagnostics(elsewhere, files),
      ],
      // Header and footer hold no place for what is missing; they stay as they were.
      siteData: diagnostics.length === 0 ? content?.siteData : undefined,
      page: page && { id: page.id, page: page.content },
      place: name === 'services' ? String(values.id ?? '') : section === -1 ? undefined : section,
    }
  }

  /** @param fileName As in the address after `PREVIEW_BASE`. */
  readPicture(fileName: string): Uint8Array | undefined {
    return this.#assets.get(fileName)?.source
  }
}

function choosePage({ pages }: ResolvedContent, collection: string, id: string) {
  if (collection === 'pages') return pages.find((page) => page.id === id)
  const wanted = SHOWN_BY[collection] ?? []
  const holding = wanted.flatMap((type) =>
    pages.filter(({ content }) => content.sections.some((section) => section.type === type)),
  )
  return holding[0] ?? pages.find(({ content }) => content.path === HOME_PATH)
}
