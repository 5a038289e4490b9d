import { resolve } from 'node:path'
import { checkFolder, type FileCache } from './check.ts'
import { toDiagnostic } from './diagnostics/code-frame.ts'
import type { Diagnostic, RawDiagnostic } from './diagnostics/diagnostic.ts'
import { folderName } from './diagnostics/format-text.ts'
import type { Asset } from './images/image-asset.ts'
import type { Drafts, ResolvedContent } from './resolve/resolve-content.ts'
import type { ImageMode } from './resolve/resolve-images.ts'

/** The result of `loadContent`; `content` is undefined with diagnostics. */
export type LoadedContent = {
  diagnostics: Diagnostic[]
  content: ResolvedContent | undefined
  /** The pictures content names. */
  assets: Asset[]
}

/**
 * Checks a content folder and resolves it for the browser. Never throws for bad content.
 *
 * @param root The folder, absolute or relative to the working directory.
 * @param base Folder of the host that the site is served from.
 * @param images `responsive` encodes pictures in several widths, slowly the first time.
 * @param drafts `hidden` leaves out pages that are not published yet.
 * @param memory Cache of unchanged files between calls.
 */
export async function loadContent({
  root,
  base = '/',
  images = 'original',
  drafts = 'shown',
  memory,
}: {
  root: string
  base?: string
  images?: ImageMode
  drafts?: Drafts
  memory?: FileCache
}): Promise<LoadedContent> {
  const result = checkFolder(resolve(root), { memory })
  const inWords = (found: RawDiagnostic) => toDiagnostic(found, 'tr', folderName(root))
  const diagnostics = result.diagnostics.map(inWords)
  if (diagnostics.length > 0) return { diagnostics, content: undefined, assets: [] }
  // Imported late: a plain check does not need Markdown rendering and sharp.
  const { resolveContent } = await import('./resolve/resolve-content.ts')
  const { UnreadableImage } = await import('./images/image-asset.ts')
  try {
    return { diagnostics, ...(await resolveContent(result, { base, images, drafts })) }
  } catch (error) {
    if (!(error instanceof UnreadableImage)) throw error
    return { diagnostics: [inWords(error.diagnostic)], content: undefined, assets: [] }
  }
}
