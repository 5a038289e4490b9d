/** A site that the tests build and look at. */
export type TestSite = { content: string; folder: string; databaseUrl: string }

/** Behaviour is tested on this one, whatever the live content says. It counts in the local database. */
export const FIXTURE_SITE: TestSite = {
  content: 'tests/fixtures/site',
  folder: 'node_modules/.cache/test-sites/fixture',
  databaseUrl: '',
}

/** What is going to be published, or another company's content in its place. Built as for visitors, with a database. */
export const LIVE_SITE: TestSite = {
  content: process.env.SITE_CONTENT ?? 'content',
  folder: 'node_modules/.cache/test-sites/live',
  databaseUrl: 'https://ornek-default-rtdb.europe-west1.firebasedatabase.app',
}

/** What a build and the tests of a site find in their environment. */
export function environmentOf({ content, databaseUrl }: TestSite): Record<string, string> {
  return { SITE_CONTENT: content, VITE_FIREBASE_DATABASE_URL: databaseUrl }
}

/** The command that builds a site, without its program. */
export function buildArguments({ folder, databaseUrl }: TestSite): string[] {
  // In this mode a site counts in the database of the server it comes from.
  const mode = databaseUrl === '' ? ['--mode', 'preview'] : []
  return ['build', ...mode, '--outDir', folder, '--logLevel', 'warn']
}
