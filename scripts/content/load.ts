import { resolve } from 'node:path'
import { checkFolder, type FileCache } from './check.ts'
import { toDiagnostic } from './diagnostics/code-frame.ts'
import type { Diagnostic } from './diagnostics/diagnostic.ts'
import { folderName } from './diagnostics/format-text.ts'
import type { Language } from './diagnostics/language.ts'
import type { Asset } from './images/image-asset.ts'
import type { Drafts, ResolvedContent } from './resolve/resolve-content.ts'
import type { ImageMode } from './resolve/resolve-images.ts'
import type { CheckResult } from './site/check-file.ts'

/**
 * Checks a content folder.
 *
 * @param root The folder, absolute or relative to the working directory.
 * @returns Everything wrong with it, by file and place; empty when it is fine. Never throws for bad content.
 */
export async function checkContent({
  root,
  language = 'tr',
}: {
  root: string
  language?: Language
}): Promise<Diagnostic[]> {
  return wordAll(checkFolder(resolve(root)), language, folderName(root))
}

/** The result of `loadContent`; `content` is undefined with diagnostics. */
export type LoadedContent = {
  diagnostics: Diagnostic[]
  content: ResolvedContent | undefined
  /** The pictures content names. */
  assets: Asset[]
}

/**
 * Checks a content folder and resolves it for the browser.
 *
 * @param base Folder of the host that the site is served from.
 * @param images `responsive` encodes pictures in several widths, slowly the first time.
 * @param drafts `hidden` leaves out pages that are not published yet.
 * @param memory Cache of unchanged files between calls.
 */
export async function loadContent({
  root,
  language = 'tr',
  base = '/',
  images = 'original',
  drafts = 'shown',
  memory,
}: {
  root: string
  language?: Language
  base?: string
  images?: ImageMode
  drafts?: Drafts
  memory?: FileCache
}): Promise<LoadedContent> {
  const result = checkFolder(resolve(root), { memory })
  const diagnostics = wordAll(result, language, folderName(root))
  if (diagnostics.length > 0) return { diagnostics, content: undefined, assets: [] }
  // Imported late: a plain check does not need Markdown rendering and sharp.
  const { resolveContent } = await import('./resolve/resolve-content.ts')
  const { UnreadableImage } = await import('./images/image-asset.ts')
  try {
    return { diagnostics, ...(await resolveContent(result, { base, images, drafts })) }
  } catch (error) {
    if (!(error instanceof UnreadableImage)) throw error
    const found = toDiagnostic(error.diagnostic, language, folderName(root))
    return { diagnostics: [found], content: undefined, assets: [] }
  }
}

function wordAll(result: CheckResult, language: Language, folder: string): Diagnostic[] {
  return result.diagnostics.map((found) => toDiagnostic(found, language, folder))
}
