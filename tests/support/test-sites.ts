/** A site under test; `folder` is the root of its host, `base` the folder in it that the site is served from. */
export type TestSite = { content: string; folder: string; base: string; databaseUrl: string }

/** The site for tests of behaviour, independent of the live content. It counts in the local database. */
export const FIXTURE_SITE: TestSite = {
  content: 'tests/fixtures/site',
  folder: 'node_modules/.cache/test-sites/fixture',
  base: '/',
  databaseUrl: '',
}

/**
 * The live content, or the folder in SITE_CONTENT. A production build with a database, and in a folder of its host, whatever
 * its own: that of the fixture site is the root.
 */
export const LIVE_SITE: TestSite = {
  content: process.env.SITE_CONTENT ?? 'content',
  folder: 'node_modules/.cache/test-sites/live',
  base: '/alt/',
  databaseUrl: 'https://ornek-default-rtdb.europe-west1.firebasedatabase.app',
}

/** Environment variables of the build and the tests of a site. Only the fixture site is weighed. */
export function environmentOf({ content, databaseUrl }: TestSite): Record<string, string> {
  const pictures = content === FIXTURE_SITE.content ? '' : 'quick'
  return { SITE_CONTENT: content, VITE_FIREBASE_DATABASE_URL: databaseUrl, PICTURES: pictures }
}

/** Arguments of `vite` to build a site. */
export function buildArguments({ folder, base, databaseUrl }: TestSite): string[] {
  // In this mode a site counts in the database of its own server.
  const mode = databaseUrl === '' ? ['--mode', 'preview'] : []
  return ['build', ...mode, '--base', base, '--outDir', folder, '--logLevel', 'warn']
}
