import { realpathSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'
import type { Collection } from '../../../src/content/collections.ts'
import { IMAGE_KINDS } from '../../content/image-file.ts'
import { collectionOf } from '../merge/entry-of.ts'
import { Refusal } from './refusal.ts'

/** How the form calls the content folder, wherever it really is. */
export const CONTENT = 'content'

/** Where pictures live, below the content folder. */
export const IMAGES = 'images'

/** A file the form may write. `path` starts below the content folder, `disk` opens it. */
export type Place = { path: string; disk: string; collection: Collection | undefined }

const NAME = '[a-z0-9]+(?:-[a-z0-9]+)*'
const IMAGE = new RegExp(`^${IMAGES}/${NAME}\\.(?:${Object.keys(IMAGE_KINDS).join('|')})$`)
const ENTRY_NAME = new RegExp(`^${NAME}\\.md$`)
const JSON_NAME = new RegExp(`^${NAME}\\.json$`)

/**
 * Finds the file a request means. Only content files and pictures with plain names have a place; everything else,
 * whatever it is spelt like, is refused before the disk is touched.
 *
 * @param root The content folder.
 * @param requested As the form calls it: `content/pages/hakkimizda.md`.
 * @throws Refusal
 */
export function placeOf(root: string, requested: unknown): Place {
  const path = typeof requested === 'string' ? requested.replace(/^content\//, '') : ''
  const collection = hasPlainName(path) ? collectionOf(path) : undefined
  const isKnown = requested === `${CONTENT}/${path}` && (collection !== undefined || IMAGE.test(path))
  if (!isKnown) throw new Refusal(403, `Bu dosyaya buradan yazılamaz: ${String(requested).slice(0, 200)}`)
  const disk = join(root, ...path.split('/'))
  if (!isInside(root, disk)) throw new Refusal(403, `${path} bu klasörün dışına çıkıyor; buradan yazılamaz.`)
  return { path, disk, collection }
}

function hasPlainName(path: string): boolean {
  const [folder = '', name, ...deeper] = path.split('/')
  return deeper.length === 0 && (name === undefined ? JSON_NAME.test(folder) : ENTRY_NAME.test(name))
}

/** A link inside the content folder must not lead a write out of it. */
function isInside(root: string, disk: string): boolean {
  const realRoot = realpathSync(root)
  for (const path of [disk, dirname(disk)]) {
    try {
      const real = realpathSync(path)
      if (real !== realRoot && !real.startsWith(realRoot + sep)) return false
    } catch {
      // Not there yet: the folder above it decides.
    }
  }
  return true
}
