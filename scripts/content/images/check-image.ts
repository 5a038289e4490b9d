import { imageSize } from 'image-size'
import { diagnose, diagnoseFile, type RawDiagnostic } from '../diagnostics/diagnostic.ts'
import { Source } from '../text/source-text.ts'
import { findSvgDiagnostic } from './svg-wellformed.ts'

/** Image types every browser supports, by extension. */
export const IMAGE_KINDS: Record<string, ImageKind> = {
  svg: 'SVG',
  png: 'PNG',
  jpg: 'JPEG',
  jpeg: 'JPEG',
  webp: 'WebP',
  avif: 'AVIF',
  gif: 'GIF',
}

/** The same for messages. */
export const SHOWN_KINDS = Object.keys(IMAGE_KINDS)
  .map((ending) => `*.${ending}`)
  .join(', ')

type ImageKind = 'SVG' | 'PNG' | 'JPEG' | 'WebP' | 'AVIF' | 'GIF'

/** The media type of an image, by its extension. */
export function mimeTypeOf(extension: string): string {
  return extension === 'svg' ? 'image/svg+xml' : `image/${IMAGE_KINDS[extension]?.toLowerCase()}`
}

/** Far more than any page shows. */
const SIDE_MAX_PIXELS = 16_000

/** Scripts and external resources in an SVG; embedded `data:image/…` is allowed. */
const SVG_SCRIPT =
  /<(?:\w+:)?(?:script|foreignObject|iframe|embed|object|handler|listener)\b|\son[a-z]+\s*=|(?:javascript|vbscript)\s*:|<!ENTITY\b|href\s*=\s*["']?\s*(?:https?:|\/\/|file:|data:(?!image\/(?:png|jpe?g|webp|gif)))|url\(\s*["']?\s*(?:https?:|\/\/)|@import\b|<\?xml-stylesheet/i

/** The result for an image file; SVG has no size. */
export type CheckedImage = { diagnostics: RawDiagnostic[]; size: ImageSize | undefined }

/** In pixels. */
export type ImageSize = { width: number; height: number }

/** Checks that an image is complete and of the type its extension says. */
export function checkImageFile(path: string, bytes: Buffer): CheckedImage {
  const diagnostics = findDamage(path, bytes)
  const size = path.endsWith('.svg') || diagnostics.length > 0 ? undefined : sizeOf(bytes)
  if (!size || Math.max(size.width, size.height) <= SIDE_MAX_PIXELS) return { diagnostics, size }
  const name = path.slice(path.lastIndexOf('/') + 1)
  const params = { name, ...size, max: SIDE_MAX_PIXELS }
  return { diagnostics: [diagnoseFile(path, 'image-size', params)], size }
}

/** Nothing if the header cannot be read; the build reports images it cannot decode. */
function sizeOf(bytes: Buffer): ImageSize | undefined {
  try {
    const { width, height } = imageSize(bytes)
    return { width, height }
  } catch {
    return undefined
  }
}

function findDamage(path: string, bytes: Buffer): RawDiagnostic[] {
  const name = path.slice(path.lastIndexOf('/') + 1)
  const ending = name.slice(name.lastIndexOf('.') + 1)
  const expected = IMAGE_KINDS[ending] ?? 'PNG'
  if (bytes.length === 0) return [diagnoseFile(path, 'damaged-image', { name, reason: 'empty', kind: expected })]
  const foreign = foreignKindOf(bytes)
  if (foreign !== undefined) {
    return [diagnoseFile(path, 'image-kind', { name, kinds: SHOWN_KINDS, found: foreign })]
  }
  const found = kindOf(bytes)
  if (found === undefined) return [diagnoseFile(path, 'damaged-image', { name, reason: 'unknown', kind: expected })]
  if (found !== expected) {
    const extension = Object.keys(IMAGE_KINDS).find((each) => IMAGE_KINDS[each] === found)
    const correct = `${name.slice(0, name.lastIndexOf('.'))}.${extension}`
    return [diagnoseFile(path, 'image-type', { name, found, correct })]
  }
  if (!isWhole(bytes, found)) {
    return [diagnoseFile(path, 'damaged-image', { name, reason: 'truncated', kind: expected })]
  }
  return found === 'SVG' ? checkDrawing(path, bytes) : []
}

function kindOf(bytes: Buffer): ImageKind | undefined {
  const head = bytes.toString('latin1', 0, 16)
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'PNG'
  if (head.startsWith('\xff\xd8\xff')) return 'JPEG'
  if (head.startsWith('GIF8')) return 'GIF'
  if (head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP') return 'WebP'
  if (/avi[fs]/.test(brandsOf(bytes))) return 'AVIF'
  return /<(?:\w+:)?svg[\s>]/.test(bytes.toString('utf8', 0, 4096)) ? 'SVG' : undefined
}

/** HEIC photos of phones, often renamed to JPEG. */
function foreignKindOf(bytes: Buffer): string | undefined {
  const brands = brandsOf(bytes)
  return /hei[cxms]|hev[cx]|mif1/.test(brands) && !/avi[fs]/.test(brands) ? 'HEIC' : undefined
}

/** The brands of an ISO base media file, as AVIF and HEIC are; empty for any other. */
function brandsOf(bytes: Buffer): string {
  if (bytes.toString('latin1', 4, 8) !== 'ftyp') return ''
  return bytes.toString('latin1', 8, Math.min(bytes.readUInt32BE(0), bytes.length))
}

function isWhole(bytes: Buffer, kind: ImageKind): boolean {
  const tail = bytes.toString('latin1', Math.max(0, bytes.length - 1024))
  switch (kind) {
    case 'PNG':
      return tail.includes('IEND')
    case 'JPEG':
      return tail.includes('\xff\xd9')
    case 'GIF':
      return tail.replace(/\0+$/, '').endsWith(';')
    case 'WebP':
      return bytes.length >= 12 && bytes.readUInt32LE(4) + 8 <= bytes.length
    case 'AVIF':
      return hasWholeBoxes(bytes)
    case 'SVG':
      return /<\/(?:\w+:)?svg\s*>\s*(?:<!--[\s\S]*-->\s*)?$|<(?:\w+:)?svg\b[^>]*\/>\s*$/.test(tail)
  }
}

/** AVIF is a sequence of boxes, each with its length in front. */
function hasWholeBoxes(bytes: Buffer): boolean {
  let at = 0
  while (at + 8 <= bytes.length) {
    const size = bytes.readUInt32BE(at)
    // The last box may leave its length open, or write it elsewhere.
    if (size <= 1) return true
    if (size < 8) return false
    at += size
  }
  return at === bytes.length
}

function checkDrawing(path: string, bytes: Buffer): RawDiagnostic[] {
  const source = new Source(path, bytes.toString('utf8').replace(/\r\n?/g, '\n'))
  const script = findScript(source)
  if (script) return [script]
  const found = findSvgDiagnostic(source.text)
  if (!found) return []
  const { start, end, ...params } = found
  return [diagnose(source, { start, end }, 'broken-drawing', params)]
}

function findScript(source: Source): RawDiagnostic | undefined {
  const { text } = source
  const found = SVG_SCRIPT.exec(text)
  if (found) {
    const start = found.index + (found[0].length - found[0].trimStart().length)
    const end = found.index + found[0].length
    return diagnose(source, { start, end }, 'svg-script', { found: text.slice(start, end) })
  }
  // Character references hide the same words from a search, not from the browser.
  const plain = text.replace(/&#(?:x([0-9a-f]+)|(\d+));?/gi, (_, hex: string, decimal: string) => {
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal)
    return code <= 0x10ffff ? String.fromCodePoint(code) : ''
  })
  const hidden = plain === text ? undefined : SVG_SCRIPT.exec(plain.replace(/[\t\n]/g, ''))
  if (!hidden) return undefined
  const start = Math.max(0, text.search(/&#/))
  return diagnose(source, { start, end: start + 2 }, 'svg-script', { found: hidden[0].trim() })
}
