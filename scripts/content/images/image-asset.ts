import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { toSlug } from '../../../src/content/locale.ts'
import { diagnoseFile, type RawDiagnostic } from '../diagnostics/diagnostic.ts'
import type { FileBytes } from '../read/list-files.ts'
import { IMAGE_KINDS, type ImageSize, mimeTypeOf } from './check-image.ts'

/** A file the browser loads; `fileName` is its address below the site's base. */
export type Asset = { fileName: string; type: string; source: Uint8Array }

/** An unchanged image of the content with its size. */
export type OriginalImage = Asset & ImageSize

/** Enough to tell the images of a site apart. */
const HASH_CHARACTERS = 8

/** An image that passed the check but cannot be decoded. */
export class UnreadableImage extends Error {
  readonly diagnostic: RawDiagnostic

  constructor(path: string) {
    super(`${path} cannot be decoded`)
    const name = path.slice(path.lastIndexOf('/') + 1)
    const kind = IMAGE_KINDS[name.slice(name.lastIndexOf('.') + 1)] ?? 'PNG'
    this.diagnostic = diagnoseFile(path, 'damaged-image', { name, reason: 'unknown', kind })
  }
}

/**
 * Reads an image with its hashed file name and its size.
 *
 * @throws UnreadableImage if the image cannot be decoded.
 */
export async function makeAsset(path: string, disk: FileBytes): Promise<OriginalImage> {
  const source = typeof disk === 'string' ? readFileSync(disk) : disk
  const name = path.slice(path.lastIndexOf('/') + 1)
  const ending = name.slice(name.lastIndexOf('.') + 1)
  const hash = createHash('sha256').update(source).digest('hex').slice(0, HASH_CHARACTERS)
  return {
    fileName: `assets/${toSlug(name.slice(0, name.lastIndexOf('.'))) || 'gorsel'}-${hash}.${ending}`,
    type: mimeTypeOf(ending),
    source,
    ...(await measure(source, path)),
  }
}

async function measure(source: Buffer, path: string): Promise<ImageSize> {
  const metadata = await sharp(source)
    .metadata()
    .catch(() => undefined)
  if (!metadata) throw new UnreadableImage(path)
  const { width, height, orientation = 1 } = metadata
  // EXIF orientation: browsers rotate portrait photos.
  return orientation >= 5 ? { width: height, height: width } : { width, height }
}
