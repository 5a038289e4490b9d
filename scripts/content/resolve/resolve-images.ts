import type { ResolvedImage } from '../../../src/content/resolved-values.ts'
import { type Asset, makeAsset, type OriginalImage } from '../images/image-asset.ts'
import type { CheckResult, ImageFile } from '../site/check-file.ts'
import { picturesOf } from '../site/content-file.ts'
import { colorClassOf } from './color-rules.ts'
import { makePicture } from './responsive-images.ts'

/** `original`: pictures as they are, for development. `responsive`: also as AVIF in several widths, for visitors. */
export type ImageMode = 'original' | 'responsive'

/** Pictures of pixels; SVG needs no other widths. */
const RASTER = /\.(?:png|jpe?g|webp|avif)$/

/** A resolved picture with all its files. */
type ImageFiles = { image: ResolvedImage; files: Asset[] }

/** Of pictures that have not changed since. A save names all of them again. */
const assets = new WeakMap<ImageFile, Promise<OriginalImage>>()

/**
 * Resolves every picture that content names; the folder may hold more.
 *
 * @returns By path as content writes it.
 */
export async function resolveImages(
  { files, images }: CheckResult,
  base: string,
  mode: ImageMode,
): Promise<Map<string, ImageFiles>> {
  const resolved = new Map<string, ImageFiles>()
  for (const path of new Set(files.flatMap(picturesOf))) {
    const file = images.get(path.normalize('NFC'))
    if (!file) continue
    const asset = assets.get(file) ?? makeAsset(path, file.disk)
    assets.set(file, asset)
    resolved.set(path, await resolveImage(await asset, base, mode))
  }
  return resolved
}

async function resolveImage(asset: OriginalImage, base: string, mode: ImageMode): Promise<ImageFiles> {
  const { fileName, source, width, height } = asset
  const image = { src: base + fileName, width, height }
  const picture = mode === 'responsive' && RASTER.test(fileName) ? await makePicture(fileName, source, base) : undefined
  if (!picture) return { image, files: [asset] }
  const { srcSet, color } = picture
  return {
    image: { ...image, srcSet, ...(color === undefined ? {} : { colorClass: colorClassOf(color) }) },
    files: [asset, ...picture.files],
  }
}
