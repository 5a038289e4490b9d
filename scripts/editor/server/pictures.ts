import { basename, join } from 'node:path'
import { IMAGES_FOLDER } from '../../content/images/image-index.ts'
import { walk } from '../../content/read/list-files.ts'
import { formPath } from './editable-file.ts'
import { readIfThere, versionOf } from './write-files.ts'

/** Where pictures of the content folder can be looked at. */
export const PICTURES_PATH = '/editor/pictures/'

/** A picture of the content folder; `url` shows it, `id` is its version, `size` is in bytes. */
export type Picture = { id: string; name: string; path: string; size: number; url: string }

/** @param path Below the content folder. @returns Nothing where there is no picture. */
export function pictureOf(root: string, path: string): Picture | undefined {
  const bytes = readIfThere(join(root, path))
  if (!bytes) return undefined
  const id = versionOf(bytes)
  // Another version has another address, so that no browser shows the old one.
  const url = `${addressIn(PICTURES_PATH, path)}?${id.slice(0, 8)}`
  return { id, name: basename(path), path: formPath(path), size: bytes.length, url }
}

/** The address of a picture, `images/kart.png`, below one of the places where pictures can be looked at. */
export function addressIn(base: string, path: string): string {
  return base + path.split('/').slice(1).map(encodeURIComponent).join('/')
}

/** @param address Looked up and never opened, so that nothing but pictures can be reached. */
export function readPicture(root: string, address: string): Buffer | null {
  const found = walk(root).find(
    ({ kind, path }) =>
      kind === 'file' && path.startsWith(`${IMAGES_FOLDER}/`) && addressIn(PICTURES_PATH, path) === address,
  )
  return found ? readIfThere(found.disk) : null
}
