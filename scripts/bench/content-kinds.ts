import { collections } from '../../src/content/collections.ts'
import { pageSchema } from '../../src/content/schemas/pages.ts'
import type { CheckedCollection } from '../content/schema/collection.ts'

/** The site's own kinds of content, and one with a JSON file an entry, so that half of all files can be JSON. */
export const benchCollections: readonly CheckedCollection[] = [
  ...Object.values(collections),
  { name: 'articles', format: 'json', folder: 'articles', schema: pageSchema },
]
