import { fold } from '../../../src/content/locale.ts'
import type { CodeWithParams, Params } from '../diagnostics/messages/params.ts'
import { decodeLoosely } from '../formats/page-path.ts'
import type { FoundItem } from '../read/list-files.ts'
import { suggest } from '../text/closest-match.ts'
import type { CheckedImage } from './check-image.ts'

/** The images of the content folder, by path. */
export type ImageIndex = {
  exact: ReadonlySet<string>
  /** Paths by their folded form, for names that differ only in case. */
  folded: ReadonlyMap<string, string>
  folders: ReadonlySet<string>
  files: ReadonlyMap<string, CheckedImage>
}

export type ImageDiagnostic = CodeWithParams<'small-image' | 'missing-image' | 'image-path'>

export const IMAGES_FOLDER = 'images'

/** `Logo.PNG` as `Logo.png`: only the ending is wrong, the name is the author's own. */
export function correctImageName(folder: string, name: string): string | undefined {
  if (!folder.startsWith(`${IMAGES_FOLDER}/`)) return undefined
  const match = /^(.*?\.(?:svg|png|jpe?g|webp|avif|gif))(?:\.[a-z0-9]+)*$/i.exec(name)?.[1]
  return match?.replace(/\.[^.]*$/, (ending) => ending.toLowerCase())
}

/**
 * Builds the index. Files of another type are included, as they are reported elsewhere; a file with an upper-case
 * extension is listed under both names.
 */
export function indexImages(items: readonly FoundItem[], files: ImageIndex['files']): ImageIndex {
  const paths = items
    .filter((item) => item.kind !== 'folder' && item.path.startsWith(`${IMAGES_FOLDER}/`))
    .flatMap(({ path }) => {
      const folder = path.slice(0, path.lastIndexOf('/') + 1)
      return [path, folder + (correctImageName(folder, path.slice(folder.length)) ?? path.slice(folder.length))]
    })
  return {
    exact: new Set(paths),
    folded: new Map(paths.map((path) => [fold(path), path])),
    folders: new Set(items.filter((item) => item.kind === 'folder').map((item) => item.path)),
    files,
  }
}

/**
 * The path of an image below the content folder. In a body `../images/…` is allowed, as editors need it for their
 * preview.
 */
export function imagePathOf(path: string, inBody: boolean): string {
  return inBody ? path.replace(/^\.\.\//, '') : path
}

/**
 * Checks an image path; returns nothing for a sound one.
 *
 * @param minWidth Required width in pixels.
 */
export function checkImage(
  written: string,
  images: ImageIndex,
  { inBody, minWidth }: { inBody: boolean; minWidth?: number | undefined },
): ImageDiagnostic | undefined {
  const path = imagePathOf(written, inBody).normalize('NFC')
  if (images.exact.has(path)) {
    const size = images.files.get(path)?.size
    if (!size || minWidth === undefined || size.width >= minWidth) return undefined
    return { code: 'small-image', params: { path: written, ...size, min: minWidth } }
  }
  const pathDiagnostic = (reason: Params<'image-path'>['reason'], suggestion?: string): ImageDiagnostic => ({
    code: 'image-path',
    params: { path: written, reason, suggestion },
  })
  // `%2e%2e%2f` is `../../`, also when it was encoded twice.
  const decoded = decodeLoosely(decodeLoosely(path))
  if (/^[a-z][a-z0-9+.-]*:/i.test(decoded.trim()) && !/^[a-z]:[\\/]/i.test(decoded)) {
    return pathDiagnostic(/^(?:https?|ftp):/i.test(decoded.trim()) ? 'remote' : 'form')
  }
  if (decoded.startsWith('//')) return pathDiagnostic('remote')
  const tidy = `${decoded
    .replaceAll('\\', '/')
    .replace(/^(?:\.?\/)+/, '')
    .replace(/^(?:content|icerik|public)\//, '')
    .trim()}`
  const isInside = !tidy.split('/').includes('..') && !/^[a-z]:/i.test(tidy)
  if (!isInside) return pathDiagnostic('outside')
  if (images.folders.has(tidy.replace(/\/+$/, ''))) return pathDiagnostic('folder')
  const suggestion = [tidy, `images/${tidy}`].find((candidate) => images.exact.has(candidate))
  // A path with a space is plain text in Markdown.
  if (suggestion !== undefined && inBody && suggestion.includes(' '))
    return pathDiagnostic('space', withoutSpaces(suggestion))
  if (suggestion !== undefined) return pathDiagnostic('form', suggestion)
  if (path.startsWith('/') && !path.startsWith('/images/')) return pathDiagnostic('outside')
  if (!path.startsWith('images/')) {
    return pathDiagnostic('form', images.folded.get(fold(tidy)) ?? images.folded.get(fold(`images/${tidy}`)))
  }
  const sameName = images.folded.get(fold(path))
  const near = sameName ?? nearestName(path, images)
  return { code: 'missing-image', params: { path: written, suggestion: near, certain: sameName !== undefined } }
}

/** Replaces spaces by hyphens. */
export function withoutSpaces(path: string): string {
  return path.trim().replace(/\s+/g, '-')
}

/** The closest image by base name; with folder and extension all would be close. */
function nearestName(path: string, images: ImageIndex): string | undefined {
  const stems = new Map([...images.exact].map((known) => [stemOf(known), known]))
  const near = suggest(stemOf(path), [...stems.keys()])
  return near === undefined ? undefined : stems.get(near)
}

function stemOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1).replace(/\.[^.]*$/, '')
}
