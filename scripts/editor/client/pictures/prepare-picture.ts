import { Refused } from '../api.ts'

/** The longest side of a picture in the library, in pixels: twice the width of a large sample. */
const MAX_PIXELS = 1600

/** A file of this size or less is kept as it is. */
const KEPT_MAX_BYTES = 500_000

/** Of what a browser writes as WebP or JPEG; chosen by eye. */
const QUALITY = 0.85

/** Drawings and animations lose by a canvas. */
const KEPT_TYPES = /^image\/(?:svg\+xml|gif)$/

const HEIC =
  'Bu fotoğraf iPhone’un HEIC biçiminde; tarayıcılar onu gösteremez. iPhone’da Ayarlar › Kamera › Biçimler › “En Uyumlu”yu seçip yeniden çekin ya da fotoğrafı kendinize e-postayla gönderip geleni yükleyin.'

/** The part of a picture to keep: its ratio of width to height, and where the part lies, from 0 to 1. */
export type Crop = { ratio: number; position: number }

/**
 * Prepares a picture for the web: turned upright, at most `MAX_PIXELS` on its longest side, as WebP where the browser
 * can write it. A small file is kept as it is, unless it is to be cropped.
 *
 * @throws Refused for a picture this browser cannot read, with the way out.
 */
export async function preparePicture(file: File, crop?: Crop): Promise<File> {
  if (KEPT_TYPES.test(file.type)) return file
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => undefined)
  if (!bitmap) {
    throw new Refused({
      error: isHeic(file) ? HEIC : 'Bu dosya bir görsel olarak okunamıyor. JPG, PNG ya da WebP seçin.',
    })
  }
  const part = cutOut(bitmap, crop)
  const scale = Math.min(1, MAX_PIXELS / Math.max(part.width, part.height))
  if (scale === 1 && !crop && file.size <= KEPT_MAX_BYTES && !isHeic(file)) return file
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(part.width * scale)
  canvas.height = Math.round(part.height * scale)
  canvas.getContext('2d')?.drawImage(bitmap, part.x, part.y, part.width, part.height, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  const blob = (await encode(canvas, 'image/webp')) ?? (await encode(canvas, opaqueType(file)))
  if (!blob) throw new Refused({ error: 'Bu görsel küçültülemedi; daha küçük bir dosya seçin.' })
  const name = `${file.name.replace(/\.[^.]*$/, '')}.${blob.type.slice('image/'.length).replace('jpeg', 'jpg')}`
  return new File([blob], name, { type: blob.type })
}

/** How far from the wanted shape a picture may be before a visible strip is cut off. */
export const RATIO_TOLERANCE = 0.02

/** Whether a picture this browser can read has another shape than its place. */
export async function needsCrop(file: File, ratio: number): Promise<boolean> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => undefined)
  if (!bitmap) return false
  const off = bitmap.width / bitmap.height / ratio - 1
  bitmap.close()
  return Math.abs(off) > RATIO_TOLERANCE
}

/** @returns Nothing where the browser writes another type: Safari has no WebP. */
async function encode(canvas: HTMLCanvasElement, type: string): Promise<Blob | undefined> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, QUALITY))
  return blob?.type === type ? blob : undefined
}

/** A PNG may be transparent. */
function opaqueType({ type }: File): string {
  return type === 'image/png' ? type : 'image/jpeg'
}

export function cutOut({ width, height }: { width: number; height: number }, crop: Crop | undefined) {
  if (!crop) return { x: 0, y: 0, width, height }
  const kept = { width: Math.min(width, height * crop.ratio), height: Math.min(height, width / crop.ratio) }
  return { x: (width - kept.width) * crop.position, y: (height - kept.height) * crop.position, ...kept }
}

function isHeic({ type, name }: File): boolean {
  return /hei[cf]/i.test(type) || /\.hei[cf]$/i.test(name)
}
