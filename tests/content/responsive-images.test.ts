import sharp from 'sharp'
import { expect, test } from 'vitest'
import { inkOn } from '../../scripts/content/resolve/color-rules.ts'
import { makePicture } from '../../scripts/content/resolve/responsive-images.ts'

const plain = (background: { r: number; g: number; b: number; alpha: number }) =>
  sharp({ create: { width: 32, height: 16, channels: 4, background } })

test('a picture stands in its mean colour until it has come', async () => {
  const source = await plain({ r: 200, g: 100, b: 50, alpha: 1 }).png().toBuffer()
  expect(await makePicture('assets/a.png', source, '/')).toMatchObject({
    color: '#c86432',
    srcSet: '/assets/a-32.avif 32w',
  })
})

test('what a picture shows is written in black or white where it does not come, whichever can be read', () => {
  // The greys on both sides of the one on which black and white are equally easy to read.
  expect(['#757575', '#767676', '#ffff00', '#0000ff'].map(inkOn)).toEqual(['#fff', '#000', '#000', '#fff'])
})

test('a white logo without a ground gets none: it would be gone', async () => {
  const source = await plain({ r: 255, g: 255, b: 255, alpha: 0.5 }).png().toBuffer()
  const picture = await makePicture('assets/b.png', source, '/')
  expect(picture?.color).toBeUndefined()
  expect(picture?.srcSet).toBe('/assets/b-32.avif 32w')
})

test('a picture that moves is left as it is', async () => {
  const frames = Buffer.concat([Buffer.alloc(32 * 16 * 3, 10), Buffer.alloc(32 * 16 * 3, 200)])
  const source = await sharp(frames, { raw: { width: 32, height: 32, channels: 3, pageHeight: 16 } })
    .webp({ loop: 0, delay: [100, 100] })
    .toBuffer()
  expect((await sharp(source).metadata()).pages).toBe(2)
  expect(await makePicture('assets/c.webp', source, '/')).toBeUndefined()
})
