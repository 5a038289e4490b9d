import { basename } from 'node:path'
import { HOME_PATH } from '../../../src/content/paths.ts'
import type { ResolvedPage, SectionType, SiteData } from '../../../src/content/resolved.ts'
import type { Diagnostic } from '../../content/diagnostics/diagnostic.ts'
import type { Asset } from '../../content/images/image-asset.ts'
import type { ResolvedContent } from '../../content/resolve/resolve-content.ts'
import type { Values } from '../merge/entry.ts'
import type { Change, Overlay } from './overlay.ts'
import { type PlacedDiagnostic, placeDiagnostics } from './place-diagnostics.ts'
import { CONTENT, type Place } from './places.ts'
import { signature } from './save.ts'

/** Before the address of a picture in the preview: it may not be in the content folder yet. */
export const PREVIEW_BASE = '/editor/drafts/'

/** How many pictures of drafts are kept; the oldest go first. */
const MAX_ASSETS = 300

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

/** Puts drafts together the way the site does. */
export class Preview {
  readonly #root: string
  readonly #overlay: Overlay
  readonly #assets = new Map<string, Asset>()

  /** @param root The content folder. */
  constructor(root: string, overlay: Overlay) {
    this.#root = root
    this.#overlay = overlay
  }

  /**
   * @param changes What the form would write.
   * @param values What stands in the form.
   */
  async show(place: Place, changes: readonly Change[], values: Values): Promise<PreviewState> {
    const { diagnostics, content, assets } = await this.#overlay.judge(changes, PREVIEW_BASE)
    for (const asset of assets) {
      this.#assets.delete(asset.fileName)
      this.#assets.set(asset.fileName, asset)
    }
    for (const name of [...this.#assets.keys()].slice(0, -MAX_ASSETS)) this.#assets.delete(name)
    const id = basename(place.path).replace(/\.[^.]*$/, '')
    const collection = place.collection?.name ?? ''
    const page = content && choosePage(content, collection, id)
    const section = page?.content.sections.findIndex(({ type }) => SHOWN_BY[collection]?.includes(type))
    return {
      diagnostics: await this.#placed(diagnostics, changes),
      // Header and footer hold no place for what is missing; they stay as they were.
      siteData: diagnostics.length === 0 ? content?.siteData : undefined,
      page: page && { id: page.id, page: page.content },
      place: collection === 'services' ? String(values.id ?? '') : section === -1 ? undefined : section,
    }
  }

  /** The same rule as for saving: what stood elsewhere before does not keep this entry from being saved. */
  async #placed(diagnostics: readonly Diagnostic[], changes: readonly Change[]): Promise<PlacedDiagnostic[]> {
    if (diagnostics.length === 0) return []
    const texts = changes.flatMap(({ path, content }) =>
      typeof content === 'string' ? [[path, content] as const] : [],
    )
    const own = new Set(changes.map(({ path }) => `${CONTENT}/${path}`))
    const before = new Set((await this.#overlay.judge([])).diagnostics.map(signature))
    const isBlocking = (diagnostic: Diagnostic) => own.has(diagnostic.file) || !before.has(signature(diagnostic))
    const place = (some: readonly Diagnostic[]) => placeDiagnostics(this.#root, some, new Map(texts))
    return [
      ...place(diagnostics.filter(isBlocking)).map((placed) => ({ ...placed, isBlocking: true })),
      ...place(diagnostics.filter((diagnostic) => !isBlocking(diagnostic))),
    ]
  }

  /** @param fileName As in the address after `PREVIEW_BASE`. */
  findPicture(fileName: string): Asset | undefined {
    return this.#assets.get(fileName)
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
