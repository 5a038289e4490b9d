/** What Firebase calls its hosts: `NAME.firebaseio.com`, or `NAME.REGION.firebasedatabase.app`. */
const HOSTED = /^[a-z0-9-]+\.((?:[a-z0-9-]+\.firebasedatabase\.app)|firebaseio\.com)$/

/**
 * The sources that `connect-src` needs for the visit counter, as narrow as the database's protocol allows: its handshake
 * may send the client on to another host of the same region, so one host name is not enough. Visitors come by WebSocket;
 * for search engines the client only reads, by https, which Chromium does not take for the same.
 *
 * @param databaseUrl As in `VITE_FIREBASE_DATABASE_URL`; nothing, or an address that begins with `/`, is the site's own
 *   host, which `'self'` covers.
 * @returns The sources, e.g. `https://*.europe-west1.firebasedatabase.app` and the same with `wss:`; none where `'self'`
 *   is enough.
 * @throws Error when it is no address, or one without encryption outside this machine.
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
