import { siteConfig } from '../../../src/site.config.ts'
import { checkFolder, FileCache } from '../../content/check.ts'
import type { RawDiagnostic } from '../../content/diagnostics/diagnostic.ts'
import { translate } from '../../content/diagnostics/messages/translate.ts'
import { type Asset, UnreadableImage } from '../../content/images/image-asset.ts'
import { IMAGES_FOLDER } from '../../content/images/image-index.ts'
import { type ResolvedContent, resolveContent } from '../../content/resolve/resolve-content.ts'
import type { CheckResult } from '../../content/site/check-file.ts'
import { isDraft } from '../../content/site/content-file.ts'
import { atDraft } from './place-diagnostics.ts'

/** The URL prefix of pictures in the preview. */
export const PREVIEW_BASE = '/editor/drafts/'

/** An unsaved file: its new bytes, or `null` if it is to be deleted. */
export type DraftFile = { file: { path: string }; content: Buffer | null }

/** The checked content, with a draft in it. */
export type CheckedDraft = CheckResult & {
  /** Diagnostics in the files of the draft, and new ones in other files. */
  blocking: RawDiagnostic[]
}

/** Checks the content folder as it would be with a draft in it. */
export class Drafts {
  readonly #root: string
  readonly #memory = new FileCache()

  /** @param root The content folder. */
  constructor(root: string) {
    this.#root = root
  }

  /** A draft with a picture is resolved, which finds out whether it is damaged. */
  async check(draft: readonly DraftFile[] = []): Promise<CheckedDraft> {
    const hasPicture = draft.some(({ file }) => file.path.startsWith(`${IMAGES_FOLDER}/`))
    return hasPicture ? this.resolve(draft, () => undefined, 'shown') : this.#compare(this.#check(draft), draft)
  }

  /**
   * Checks a draft and resolves what is to be shown of it for the browser.
   *
   * @param others Whether other entries that are kept from visitors are there.
   * @returns `shown` is undefined if it cannot be resolved. Many diagnostics, such as a title that is too long, do not keep it
   *   from that.
   */
  async resolve<Shown>(
    draft: readonly DraftFile[],
    show: (content: ResolvedContent) => Shown,
    others: 'shown' | 'hidden' = 'hidden',
  ): Promise<CheckedDraft & { shown: Shown | undefined; assets: Asset[] }> {
    const result = this.#check(draft)
    const own = ownPaths(draft)
    const files = result.files.filter((file) => others === 'shown' || own.has(file.source.path) || !isDraft(file))
    let shown: Shown | undefined
    let assets: Asset[] = []
    try {
      const resolved = await resolveContent({ ...result, files }, { base: siteConfig.base, pictureBase: PREVIEW_BASE })
      shown = show(resolved.content)
      assets = resolved.assets
    } catch (error) {
      if (error instanceof UnreadableImage) result.diagnostics.push(error.diagnostic)
      // Content with diagnostics cannot always be resolved.
      else if (result.diagnostics.length === 0) throw error
    }
    return { ...this.#compare(result, draft), shown, assets }
  }

  #compare(result: CheckResult, draft: readonly DraftFile[]): CheckedDraft {
    const own = ownPaths(draft)
    const diagnostics = result.diagnostics.map((found) => atDraft(found, own, result.files))
    const before = new Set(diagnostics.length === 0 ? [] : this.#check([]).diagnostics.map(signature))
    const blocking = diagnostics.filter((found) => own.has(found.source.path) || !before.has(signature(found)))
    return { ...result, diagnostics, blocking }
  }

  #check(draft: readonly DraftFile[]): CheckResult {
    const changes = new Map(draft.map(({ file, content }) => [file.path, content]))
    return checkFolder(this.#root, { memory: this.#memory, draft: changes })
  }
}

function ownPaths(draft: readonly DraftFile[]): ReadonlySet<string> {
  return new Set(draft.map(({ file }) => file.path))
}

/** Identifies a diagnostic independently of its line. */
function signature({ source, code, params }: RawDiagnostic): string {
  return [source.path, code, translate(code, params, 'tr').problem].join('\0')
}
