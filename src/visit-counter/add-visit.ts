import {
  type Database,
  type DatabaseReference,
  get,
  goOffline,
  increment,
  onValue,
  ref,
  runTransaction,
  set,
} from 'firebase/database'

const VISITS_PATH = 'visits/count'

/**
 * How often a transaction may lose against other visitors before an increment counts the visit. Each attempt is a write,
 * and the client by itself would make many more; README.md says why so few.
 */
const MAX_ATTEMPTS = 6

/**
 * Adds 1 to `visits/count` (missing counts as 0), then reads the node once.
 *
 * @param database Connected, or about to be. Taken offline when the connection breaks in the middle of an increment.
 * @returns What was read, always a whole number from 1 upward.
 * @throws The client's error, or an error that says what is stored instead of a number. The visit may be counted all the
 * same, if the connection broke before the answer, but never twice: nothing is sent again. Without a connection the
 * promise never settles.
 */
export async function addVisit(database: Database): Promise<number> {
  const visits = ref(database, VISITS_PATH)
  const outcome = await addByTransaction(visits)
  if (outcome === 'contended') await addByIncrement(database, visits)
  const value: unknown = (await get(visits)).val()
  if (isVisitCount(value)) return value
  throw notACount(value)
}

/** @returns `contended` when other visitors were quicker in every attempt: the visit is then not counted. */
async function addByTransaction(visits: DatabaseReference): Promise<'counted' | 'contended'> {
  // A transaction starts from the cached value, and from null without one. Listening first saves the attempt that would
  // start from null, which the rules could refuse.
  const stopListening = await listenToFirstValue(visits)
  let attempts = 0
  let stored: unknown
  try {
    const { committed } = await runTransaction(
      visits,
      (current: unknown) => {
        stored = current
        attempts += 1
        return attempts > MAX_ATTEMPTS ? undefined : next(current)
      },
      // Otherwise the client shows the result of a transaction that is not confirmed yet.
      { applyLocally: false },
    )
    if (committed) return 'counted'
    if (next(stored) === undefined) throw notACount(stored)
    return 'contended'
  } catch (error) {
    // Only this error means that nothing was written. After 'disconnect' the visit may be counted.
    if (error instanceof Error && error.message === 'maxretry') return 'contended'
    throw error
  } finally {
    stopListening()
  }
}

/** The number after one more visit. `undefined`, which aborts the transaction, when the stored value is no number. */
function next(current: unknown): number | undefined {
  if (current === null) return 1
  return typeof current === 'number' ? current + 1 : undefined
}

function listenToFirstValue(visits: DatabaseReference): Promise<() => void> {
  return new Promise((resolve, reject) => {
    const stopListening = onValue(visits, () => resolve(() => stopListening()), reject)
  })
}

/**
 * Adds 1 to whatever is stored. The client sends an unanswered increment again after it has reconnected, which could count
 * the visit twice. So a lost connection ends the attempt.
 */
function addByIncrement(database: Database, visits: DatabaseReference): Promise<void> {
  return new Promise((resolve, reject) => {
    const stopWatching = onValue(ref(database, '.info/connected'), (connected) => {
      if (connected.val() === true) return
      goOffline(database)
      reject(new Error('disconnect'))
    })
    set(visits, increment(1))
      .then(resolve, reject)
      .finally(() => stopWatching())
  })
}

function isVisitCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) > 0
}

function notACount(value: unknown) {
  return new Error(`${VISITS_PATH} is not a number of visits: ${JSON.stringify(value)}`)
}
