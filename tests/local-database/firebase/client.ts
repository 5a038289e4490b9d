import { deleteApp, initializeApp, setLogLevel } from 'firebase/app'
import { type Database, type DatabaseReference, getDatabase, goOffline, ref } from 'firebase/database'
import { onTestFinished } from 'vitest'

// What is refused is refused on purpose.
setLogLevel('silent')

let clients = 0

/** A client of its own, as one visitor's browser has it; gone when the test ends. */
export function aVisitor(url: string): Database {
  clients += 1
  const app = initializeApp({ databaseURL: url }, `client-${clients}`)
  const database = getDatabase(app)
  onTestFinished(() => {
    goOffline(database)
    return deleteApp(app)
  })
  return database
}

/** What a client of its own sees of a place. */
export function aClient(url: string, place = 'visits/count'): DatabaseReference {
  return ref(aVisitor(url), place)
}
