import type { z } from 'zod'
import type { Collection } from '../../../src/content/collections.ts'

/** What the check can read: the site's own collections, and folders of JSON files, one an entry. */
export type CheckedCollection = Collection | { name: string; format: 'json'; folder: string; schema: z.ZodType }

/** The ending of a collection's files. */
export function endingOf(collection: CheckedCollection): '.json' | '.md' {
  return collection.format === 'json' ? '.json' : '.md'
}

/** The folder of a collection that has one file an entry. */
export function folderOf(collection: CheckedCollection): string | undefined {
  return 'folder' in collection ? collection.folder : undefined
}
