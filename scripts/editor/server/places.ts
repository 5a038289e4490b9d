import { lstatSync } from 'node:fs'
import { join } from 'node:path'
import type { Collection } from '../../../src/content/collections.ts'
import { IMAGE_KINDS } from '../../content/images/check-image.ts'
import { collectionOf } from '../merge/entry-of.ts'
import { Refusal } from './refusal.ts'

/** How the form calls the content folder, wherever it really is. */
export const CONTENT = 'content'

/** Where pictures live, below the content folder. */
export const IMAGES = 'images'

/** Where pictures of the content folder can be looked at. */
export const PICTURES_PATH = '/editor/pictures/'

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
  if (leadsElsewhere(root, path)) {
    throw new Refusal(403, `${path} başka bir yere giden bir bağlantı; buradan yazılamaz.`)
  }
  return { path, disk, collection }
}

/** @param path Below the content folder. @returns Nothing for a file the form does not write. */
export function findPlace(root: string, path: string): Place | undefined {
  try {
    return placeOf(root, `${CONTENT}/${path}`)
  } catch (error) {
    if (error instanceof Refusal) return undefined
    throw error
  }
}

function hasPlainName(path: string): boolean {
  const [folder = '', name, ...deeper] = path.split('/')
  return deeper.length === 0 && (name === undefined ? JSON_NAME.test(folder) : ENTRY_NAME.test(name))
}

/** A link below the content folder could lead a write out of it, or a draft into it: none is followed. */
function leadsElsewhere(root: string, path: string): boolean {
  const steps = path.split('/')
  return steps.some((_, index) =>
    lstatSync(join(root, ...steps.slice(0, index + 1)), { throwIfNoEntry: false })?.isSymbolicLink(),
  )
}
