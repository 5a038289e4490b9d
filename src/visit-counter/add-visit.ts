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
 * How often a transaction may lose against other visitors before the visit is counted by an increment instead. The
 * client itself gives up after 25 attempts, each of them a write of the few that a database takes in a second;
 * `npm run bench:counter` shows the difference.
 */
const MAX_ATTEMPTS = 6

/**
 * Adds 1 to `visits/count` (missing counts as 0), then reads the node once.
 *
 * @param database Connected, or about to be. Taken offline when the connection breaks in the middle of an increment.
 * @returns What was read, always a whole number from 1 upward.
 * @throws Whatever went wrong. The visit may have been counted all the same (when the connection broke before the
 * answer came), but never more than once: what was sent is never sent again. Without a connection nothing ever happens.
 */
export async function addVisit(database: Database): Promise<number> {
  const visits = ref(database, VISITS_PATH)
  const outcome = await addByTransaction(visits)
  if (outcome === 'contended') await addByIncrement(database, visits)
  const value: unknown = (await get(visits)).val()
  if (isVisitCount(value)) return value
  throw notACount(value)
}

/** @returns `contended` when other visitors were quicker every time: the visit is then certainly not counted. */
async function addByTransaction(visits: DatabaseReference): Promise<'counted' | 'contended'> {
  // A transaction starts from what the client knows, and from nothing when it knows nothing. Listening first saves
  // the attempt that would be made with a guess, and the rules never see a guess.
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
      // Otherwise readers see what an unfinished transaction hopes for.
      { applyLocally: false },
    )
    if (committed) return 'counted'
    if (next(stored) === undefined) throw notACount(stored)
    return 'contended'
  } catch (error) {
    // Only this error says that nothing was written. After 'disconnect' the visit may have been counted.
    if (error instanceof Error && error.message === 'maxretry') return 'contended'
    throw error
  } finally {
    stopListening()
  }
}

/** The counter after one more visit; `undefined`, which abandons the transaction, when what is stored is no number. */
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
 * Adds 1 whatever the number is by then. The client repeats an unanswered increment when it comes back online, which
 * could count the visit twice: so the first lost connection is the end.
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
