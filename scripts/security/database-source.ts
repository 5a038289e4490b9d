/** What Firebase calls its hosts: `NAME.firebaseio.com`, or `NAME.REGION.firebasedatabase.app`. */
const HOSTED = /^[a-z0-9-]+\.((?:[a-z0-9-]+\.firebasedatabase\.app)|firebaseio\.com)$/

/**
 * The source that `connect-src` needs for the visit counter, as narrow as the database's protocol allows: its handshake
 * may send the client on to another host of the same region, so one host name is not enough.
 *
 * @param databaseUrl As in `VITE_FIREBASE_DATABASE_URL`; nothing, or an address that begins with `/`, is the site's own
 *   host, which `'self'` covers.
 * @returns The source, e.g. `wss://*.europe-west1.firebasedatabase.app`; nothing where `'self'` is enough.
 * @throws Error when it is no address, or one without encryption outside this machine.
 */
export function databaseSource(databaseUrl: string | undefined): string | undefined {
  if (!databaseUrl || databaseUrl.startsWith('/')) return undefined
  if (!URL.canParse(databaseUrl)) throw new Error(`The database's address is no address: ${databaseUrl}`)
  const { protocol, hostname, host } = new URL(databaseUrl)
  if (protocol === 'https:') return `wss://${HOSTED.exec(hostname)?.[1]?.replace(/^/, '*.') ?? host}`
  if (protocol === 'http:' && /^(?:localhost|127\.0\.0\.1)$/.test(hostname)) return `ws://${host}`
  throw new Error(`The database's address does not begin with https://: ${databaseUrl}`)
}
