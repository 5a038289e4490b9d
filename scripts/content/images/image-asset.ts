import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { toSlug } from '../text/closest-match.ts'
import { IMAGE_KINDS } from './check-image.ts'

/** A file the browser loads; `fileName` is its address below the site's base. */
export type Asset = { fileName: string; type: string; source: Uint8Array }

/** A picture of the content as it is, with its size in pixels. */
export type OriginalImage = Asset & { width: number; height: number }

const MIME_TYPES: Record<string, string> = {
  SVG: 'image/svg+xml',
  PNG: 'image/png',
  JPEG: 'image/jpeg',
  WebP: 'image/webp',
  AVIF: 'image/avif',
  GIF: 'image/gif',
}

/** Size in the address: eight characters tell more pictures apart than a site will ever have. */
const HASH_CHARACTERS = 8

/** Pictures that were measured before, by path and content, so that watching never measures twice. */
const measured = new Map<string, { hash: string; size: { width: number; height: number } }>()

/** A picture that looked whole but cannot be decoded. */
export class UnreadableImage extends Error {
  readonly path: string
  readonly kind: string

  constructor(path: string, kind: string) {
    super(`${path} cannot be decoded`)
    this.path = path
    this.kind = kind
  }
}

/**
 * Gives a picture its lasting address and its size.
 *
 * @throws UnreadableImage when the picture cannot be decoded although it looked whole.
 */
export async function makeAsset(path: string, disk: string): Promise<OriginalImage> {
  const source = readFileSync(disk)
  const name = path.slice(path.lastIndexOf('/') + 1)
  const ending = name.slice(name.lastIndexOf('.') + 1)
  const hash = createHash('sha256').update(source).digest('hex').slice(0, HASH_CHARACTERS)
  let known = measured.get(disk)
  if (known?.hash !== hash) {
    known = { hash, size: await measure(source, path) }
    measured.set(disk, known)
  }
  return {
    fileName: `assets/${toSlug(name.slice(0, name.lastIndexOf('.'))) || 'gorsel'}-${hash}.${ending}`,
    type: mimeTypeOf(name),
    source,
    ...known.size,
  }
}

/** The MIME type of a picture, by the ending of its name. */
export function mimeTypeOf(name: string): string {
  return MIME_TYPES[IMAGE_KINDS[name.slice(name.lastIndexOf('.') + 1)] ?? ''] ?? 'application/octet-stream'
}

async function measure(source: Buffer, path: string): Promise<{ width: number; height: number }> {
  const metadata = await sharp(source)
    .metadata()
    .catch(() => undefined)
  if (!metadata) throw new UnreadableImage(path, IMAGE_KINDS[path.slice(path.lastIndexOf('.') + 1)] ?? 'PNG')
  const { width, height, orientation = 1 } = metadata
  // Cameras store a portrait picture lying down; browsers stand it up.
  return orientation >= 5 ? { width: height, height: width } : { width, height }
}
