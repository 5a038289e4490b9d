/**
 * Names of everything the site may leave in a visitor's browser, of its own and of its libraries; one that ends with a
 * colon or a hyphen is the beginning of several. tests/site/stored-names.spec.ts holds the list against a visit,
 * `content:check -- --release` against the data protection notice.
 */
export const STORED_NAMES: readonly string[] = [
  'theme',
  'brand-shown',
  'trade-',
  'message',
  'tsr-scroll-restoration-v1_3',
  'firebase:',
  // IndexedDB, by the database client: when it last said which version it is, and whether the browser can store at all.
  'firebase-heartbeat-database',
  'validate-browser-context-for-indexeddb-analytics-module',
]
