import { initializeApp, setLogLevel } from 'firebase/app'
import { forceWebSockets, getDatabase, goOffline } from 'firebase/database'
import { addVisit } from './add-visit.ts'

/**
 * How long counting may take. The database client has no limit of its own: without a connection its promises never
 * settle. A slow phone needs about 5 s (400 ms a round trip, eight of them, and the connection itself).
 */
const TIME_LIMIT_MS = 15_000

/**
 * Connects to the database, counts this visit and disconnects, whatever happens, so that a page that is only being read
 * costs the database nothing.
 *
 * @param databaseUrl Address of the Realtime Database. One that starts with `/` is looked for on the page's own host.
 * @returns The number of visits, always a whole number from 1 upward.
 * @throws As `addVisit`, and when there was no answer in time.
 */
export async function countVisit(databaseUrl: string): Promise<number> {
  // One failure is one line on the console, and that line is the caller's.
  setLogLevel('silent')
  // The other transport needs inline scripts, which a strict content security policy forbids, and then hangs for ever.
  forceWebSockets()
  const app = initializeApp({ databaseURL: new URL(databaseUrl, location.href).href }, 'visit-counter')
  const database = getDatabase(app)
  try {
    return await withinTimeLimit(addVisit(database))
  } finally {
    // Never followed by goOnline: that would send what is still waiting, long after the visitor was told it failed.
    goOffline(database)
  }
}

function withinTimeLimit<Result>(work: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout>
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${TIME_LIMIT_MS} ms`)), TIME_LIMIT_MS)
  })
  return Promise.race([work, limit]).finally(() => clearTimeout(timer))
}
