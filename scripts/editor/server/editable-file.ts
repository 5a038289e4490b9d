import { lstatSync } from 'node:fs'
import { join } from 'node:path'
import type { Collection } from '../../../src/collections/define.ts'
import { collections } from '../../../src/collections/index.ts'
import { IMAGE_KINDS } from '../../content/images/check-image.ts'
import { IMAGES_FOLDER } from '../../content/images/image-index.ts'
import { BadRequest } from './refusal.ts'

/** A file the form may write. `path` is relative to the content folder, `disk` absolute. */
export type EditableFile = { path: string; disk: string; collection: Collection | undefined }

/** The file of an entry; every other editable file is a picture. */
export type EntryFile = EditableFile & { collection: Collection }

/** Windows has no files with the names of its devices, whatever their ending. */
const NAME = '(?!(?:con|prn|aux|nul|com\\d|lpt\\d)\\.)[a-z0-9]+(?:-[a-z0-9]+)*'
const PICTURE = new RegExp(`^${IMAGES_FOLDER}/${NAME}\\.(?:${Object.keys(IMAGE_KINDS).join('|')})$`)
const ENTRY = new RegExp(`^${NAME}(?:/${NAME}\\.md|\\.json)$`)

/** The form path of a file: the form calls the content folder `content`, wherever it is. */
export function formPath(path: string): string {
  return `content/${path}`
}

/**
 * Resolves the path of a request. Only entries and pictures with plain names are editable; any other path is rejected
 * before the disk is touched.
 *
 * @param root The content folder.
 * @param requested A form path: `content/pages/hakkimizda.md`.
 * @throws BadRequest
 */
export function fileAt(root: string, requested: string): EditableFile {
  const file = requested.startsWith(formPath('')) && findFile(root, requested.slice(formPath('').length))
  if (!file) throw new BadRequest(403, 'Buraya yazılamaz.')
  return file
}

/** @throws BadRequest for anything but an entry. */
export function entryAt(root: string, requested: string): EntryFile {
  const { collection, ...file } = fileAt(root, requested)
  if (!collection) throw new BadRequest(403, 'Bir görselin alanları olmaz.')
  return { ...file, collection }
}

/** @throws BadRequest for anything but a picture. */
export function pictureAt(root: string, requested: string): EditableFile {
  const file = fileAt(root, requested)
  if (file.collection) throw new BadRequest(403, 'Bu bir görsel değil.')
  return file
}

/** @param path Relative to the content folder. @returns Nothing for a file that is not editable. */
export function findFile(root: string, path: string): EditableFile | undefined {
  const collection = ENTRY.test(path) ? collectionOf(path) : undefined
  if ((!collection && !PICTURE.test(path)) || leadsElsewhere(root, path)) return undefined
  return { path, disk: join(root, path), collection }
}

/** @param path Relative to the content folder. */
export function collectionOf(path: string): Collection | undefined {
  return collections.find((each) =>
    each.format === 'json' ? path === each.file : path.startsWith(`${each.folder}/`) && path.endsWith('.md'),
  )
}

/** Symbolic links are never followed: one could lead a write out of the content folder. */
function leadsElsewhere(root: string, path: string): boolean {
  const steps = path.split('/')
  return steps.some((_, index) =>
    lstatSync(join(root, ...steps.slice(0, index + 1)), { throwIfNoEntry: false })?.isSymbolicLink(),
  )
}
