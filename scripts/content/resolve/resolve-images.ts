import type { ResolvedImage } from '../../../src/content/resolved.ts'
import { type Asset, makeAsset, type OriginalImage } from '../images/image-asset.ts'
import type { CheckResult } from '../site/check-result.ts'
import { picturesOf } from '../site/content-file.ts'
import { colorClassOf } from './color-rules.ts'
import { makePicture } from './responsive-images.ts'

/** Pictures as they are, for development; or in lighter formats and smaller sizes beside, for visitors. */
export type ImageMode = 'original' | 'responsive'

/** What sharp can make smaller; a drawing is sharp at any size as it is. */
const RASTER = /\.(?:png|jpe?g|webp|avif)$/

/** A picture as the browser gets it, and every file it may load for it. */
type ImageFiles = { image: ResolvedImage; files: Asset[] }

/**
 * Makes what the browser needs of every picture that content names; the folder may hold more.
 *
 * @returns By the path as it was written.
 */
export async function resolveImages(
  { files, images }: CheckResult,
  base: string,
  mode: ImageMode,
): Promise<Map<string, ImageFiles>> {
  const resolved = new Map<string, ImageFiles>()
  for (const path of new Set(files.flatMap(picturesOf))) {
    const disk = images.get(path.normalize('NFC'))
    if (disk !== undefined) resolved.set(path, await resolveImage(await makeAsset(path, disk), base, mode))
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
