/** The environment variable with the URL of the database; read at build time. */
export const DATABASE_VARIABLE = 'VITE_FIREBASE_DATABASE_URL'

/** Hosts of Firebase: `NAME.firebaseio.com`, or `NAME.REGION.firebasedatabase.app`. */
const HOSTED = /^[a-z0-9-]+\.((?:[a-z0-9-]+\.firebasedatabase\.app)|firebaseio\.com)$/

/**
 * Sources of `connect-src` for the visit counter, as narrow as the protocol allows: the handshake may redirect the client to
 * another host of the same region. Visitors connect by WebSocket, crawlers read by https; Chromium wants both named.
 *
 * @param databaseUrl As in `VITE_FIREBASE_DATABASE_URL`. Without it, or with a relative URL, `'self'` is enough.
 * @returns E.g. `https://*.europe-west1.firebasedatabase.app` and the same with `wss:`; empty where `'self'` is enough.
 * @throws Error for an invalid URL, or an unencrypted one outside of localhost.
 */
export function databaseSources(databaseUrl: string | undefined): string[] {
  if (!databaseUrl || databaseUrl.startsWith('/')) return []
  if (!URL.canParse(databaseUrl)) throw new Error(`The database's address is no address: ${databaseUrl}`)
  const { protocol, hostname, host } = new URL(databaseUrl)
  const region = HOSTED.exec(hostname)?.[1]
  const isLocal = /^(?:localhost|127\.0\.0\.1)$/.test(hostname)
  if (protocol === 'https:') return ['https', 'wss'].map((scheme) => `${scheme}://${region ? `*.${region}` : host}`)
  if (protocol === 'http:' && isLocal) return ['http', 'ws'].map((scheme) => `${scheme}://${host}`)
  throw new Error(`The database's address does not begin with https://: ${databaseUrl}`)
}
