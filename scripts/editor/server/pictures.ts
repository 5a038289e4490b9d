import { basename, join } from 'node:path'
import { IMAGES_FOLDER } from '../../content/images/image-index.ts'
import { walk } from '../../content/read/list-files.ts'
import type { ContentStore } from './content-store.ts'
import { formPath } from './editable-file.ts'
import { readIfThere, versionOf } from './write-files.ts'

/** The URL prefix of pictures in the content folder. */
export const PICTURES_PATH = '/editor/pictures/'

/** A picture of the content folder; `url` shows it, `id` is its version, `size` is in bytes. */
export type Picture = { id: string; name: string; path: string; size: number; url: string }

/** @param path Relative to the content folder. @returns Nothing if there is no such file. */
export function pictureOf({ root, cache }: Pick<ContentStore, 'root' | 'cache'>, path: string): Picture | undefined {
  const disk = join(root, path)
  return cache.get(disk, () => {
    const bytes = readIfThere(disk)
    if (!bytes) return undefined
    const id = versionOf(bytes)
    // Cache busting.
    const url = `${addressIn(PICTURES_PATH, path)}?${id.slice(0, 8)}`
    return { id, name: basename(path), path: formPath(path), size: bytes.length, url }
  })
}

/** The URL of a picture such as `images/kart.png`, below a prefix. */
export function addressIn(base: string, path: string): string {
  return base + path.split('/').slice(1).map(encodeURIComponent).join('/')
}

/** @param address A URL path. It is compared with those of all pictures and never used as a path itself. */
export function readPicture(root: string, address: string): Buffer | null {
  const found = walk(root).find(
    ({ kind, path }) =>
      kind === 'file' && path.startsWith(`${IMAGES_FOLDER}/`) && addressIn(PICTURES_PATH, path) === address,
  )
  return found ? readIfThere(found.disk) : null
}
