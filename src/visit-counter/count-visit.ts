import { initializeApp, setLogLevel } from 'firebase/app'
import { forceWebSockets, getDatabase, goOffline } from 'firebase/database'
import { addVisit } from './add-visit.ts'

/**
 * How long counting may take. The database client has no time limit: without a connection its promises never settle.
 * Chosen as a multiple of what a slow phone needs for eight round trips.
 */
const TIME_LIMIT_MS = 15_000

/**
 * Connects to the database, counts this visit and disconnects, also after a failure: a page that is only being read holds
 * no connection.
 *
 * @param databaseUrl Address of the Realtime Database. An address that starts with `/` is on the page's own host.
 * @returns The number of visits, always a whole number from 1 upward.
 * @throws As `addVisit`, and when there was no answer in time.
 */
export async function countVisit(databaseUrl: string): Promise<number> {
  // The caller logs a failure. Without this the client would log it as well.
  setLogLevel('silent')
  // Long polling needs inline scripts. The content security policy forbids them, and the client would hang.
  forceWebSockets()
  const app = initializeApp({ databaseURL: new URL(databaseUrl, location.href).href }, 'visit-counter')
  const database = getDatabase(app)
  try {
    return await withinTimeLimit(addVisit(database))
  } finally {
    // Never followed by goOnline, which would send a pending visit long after it was reported as failed.
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
