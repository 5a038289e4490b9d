import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Shot } from './shoot.ts'

const REFERENCE = 'tests/site/look/reference'
const CONTENT_HASH = join(REFERENCE, 'content.sha256')

/** A third of the real size: the edges of letters, which differ from browser to browser, are gone; a page's look is not. */
const SCALE = 1 / 3

/** Levels of 255 in any one colour from which on a pixel counts as different: more than WebP loses, less than a shade of the palette. */
const NOTICEABLE = 40

/** Keeps the pictures as those that later ones are held against, with the content they show. */
export async function acceptAsReference(shots: readonly Shot[]): Promise<void> {
  await rm(REFERENCE, { recursive: true, force: true })
  await mkdir(REFERENCE, { recursive: true })
  for (const { name, png } of shots) await writeFile(referenceFile(name), await (await shrink(png)).webp().toBuffer())
  await writeFile(CONTENT_HASH, `${hashContent()}\n`)
}

/** Whether the texts and pictures of the site still are those of the reference; if not, it has to look different. */
export function showsSameContent(): boolean {
  return existsSync(CONTENT_HASH) && readFileSync(CONTENT_HASH, 'utf8').trim() === hashContent()
}

/**
 * How different a page looks.
 *
 * @returns The share of pixels, from 0 to 1, that differ noticeably; 1 when the page has another size or no reference.
 */
export async function differenceTo({ name, png }: Shot): Promise<number> {
  if (!existsSync(referenceFile(name))) return 1
  const [seen, wanted] = await Promise.all(
    [await shrink(png), sharp(referenceFile(name))].map((picture) =>
      picture.removeAlpha().raw().toBuffer({ resolveWithObject: true }),
    ),
  )
  if (!seen || !wanted || seen.info.width !== wanted.info.width || seen.info.height !== wanted.info.height) return 1
  let different = 0
  for (let index = 0; index < seen.data.length; index += 3) {
    const isDifferent = [0, 1, 2].some(
      (colour) => Math.abs((seen.data[index + colour] ?? 0) - (wanted.data[index + colour] ?? 0)) > NOTICEABLE,
    )
    if (isDifferent) different += 1
  }
  return different / (seen.info.width * seen.info.height)
}

async function shrink(png: Buffer) {
  const { width } = await sharp(png).metadata()
  return sharp(
    await sharp(png)
      .resize({ width: Math.round(width * SCALE) })
      .png()
      .toBuffer(),
  )
}

function referenceFile(name: string): string {
  return join(REFERENCE, `${name}.webp`)
}

function hashContent(): string {
  const hash = createHash('sha256')
  const files = readdirSync('content', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('.schemas') && !/^[A-Z]+\.md$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
  for (const file of files) hash.update(`${file}\0`).update(readFileSync(file))
  return hash.digest('hex')
}
