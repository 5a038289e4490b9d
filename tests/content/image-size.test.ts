import sharp, { type Sharp } from 'sharp'
import { expect, test } from 'vitest'
import { readImageSize } from '../../scripts/content/images/image-size.ts'

const sizes = [
  { width: 1, height: 1 },
  { width: 300, height: 7 },
  { width: 5, height: 2000 },
]

const kinds: Record<string, (picture: Sharp) => Sharp> = {
  PNG: (picture) => picture.png(),
  JPEG: (picture) => picture.jpeg(),
  'progressive JPEG': (picture) => picture.jpeg({ progressive: true }),
  'JPEG with a description and a profile': (picture) =>
    picture
      .withExif({ IFD0: { Copyright: 'Örnek' } })
      .keepIccProfile()
      .jpeg(),
  GIF: (picture) => picture.gif(),
  WebP: (picture) => picture.webp(),
  'lossless WebP': (picture) => picture.webp({ lossless: true }),
  'WebP with a description': (picture) => picture.withExif({ IFD0: { Copyright: 'Örnek' } }).webp(),
  AVIF: (picture) => picture.avif({ effort: 0 }),
}

test.each(Object.entries(kinds))('the size of a %s is read as the decoder reads it', async (_, encode) => {
  for (const size of sizes) {
    const bytes = await encode(sharp({ create: { ...size, channels: 4, background: '#00800080' } })).toBuffer()

    expect(readImageSize(bytes)).toEqual(size)
  }
})

test('a picture that ends anywhere has a size or none, and nothing fails', async () => {
  const picture = sharp({ create: { width: 300, height: 7, channels: 3, background: '#080' } })
  for (const bytes of await Promise.all([picture.jpeg(), picture.webp(), picture.png()].map((each) => each.toBuffer())))
    for (let end = 0; end < bytes.length; end += 1)
      expect(readImageSize(bytes.subarray(0, end)) ?? { width: 300, height: 7 }).toEqual({ width: 300, height: 7 })
})
