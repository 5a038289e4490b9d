import { articles } from './articles.ts'

/**
 * Collections whose entries have pages of their own. Each has a section type of its name, which lists its entries, and words
 * in `content/interface.json`.
 */
export const entryCollections = [articles]
