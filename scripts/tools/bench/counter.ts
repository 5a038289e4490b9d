/**
 * `npm run bench:counter`: how many visitors one counter takes, counted in three ways, against the local database.
 * Visitors and database share one process, so times are of this machine; lost visits and writes per visit are not.
 */
import path from 'node:path'
import { deleteApp, initializeApp, setLogLevel } from 'firebase/app'
import { type Database, get, getDatabase, goOffline, increment, ref, runTransaction, set } from 'firebase/database'
import { addVisit } from '../../../src/visit-counter/add-visit.ts'
import { startLocalDatabase } from '../../local-database/server.ts'

type Result = { confirmed: number; stored: number; writes: number; milliseconds: number }

const WAYS: Record<string, (database: Database) => Promise<unknown>> = {
  'transaction alone': async (database) => {
    await runTransaction(ref(database, 'visits/count'), (count) => (count ?? 0) + 1, { applyLocally: false })
    await get(ref(database, 'visits/count'))
  },
  'as the site does it': addVisit,
  'increment alone': async (database) => {
    await set(ref(database, 'visits/count'), increment(1))
    await get(ref(database, 'visits/count'))
  },
}

const CLIENTS = [1, 10, 50, 100, 200]
const DELAYS_MS = [0, 40]

/** Visits a second, and for how long: enough to see whether a queue builds up. */
const RATES = [5, 10, 20, 40, 80]
const RATE_SECONDS = 5
const RATE_DELAY_MS = 40

const rulesFile = path.resolve(import.meta.dirname, '../../../database.rules.json')
let visitors = 0

/** @param arrivalsMs When each visitor comes, from the start. */
async function measure(way: (database: Database) => Promise<unknown>, delayMs: number, arrivalsMs: number[]) {
  const database = await startLocalDatabase({ port: 0, rulesFile, faults: { delayMs } })
  const start = performance.now()
  const outcomes = await Promise.allSettled(
    arrivalsMs.map(async (arrivalMs) => {
      await new Promise((resolve) => setTimeout(resolve, arrivalMs))
      await visit(way, database.url)
    }),
  )
  const { written, stale, denied } = database.statistics
  const result: Result = {
    confirmed: outcomes.filter(({ status }) => status === 'fulfilled').length,
    stored: Number(database.read('visits/count') ?? 0),
    writes: written + stale + denied,
    milliseconds: performance.now() - start,
  }
  await database.close()
  return result
}

async function visit(way: (database: Database) => Promise<unknown>, url: string) {
  visitors += 1
  const app = initializeApp({ databaseURL: url }, `visitor-${visitors}`)
  const database = getDatabase(app)
  try {
    await way(database)
  } finally {
    goOffline(database)
    await deleteApp(app)
  }
}

/** Random arrivals with the given mean rate, the same ones for every way. */
function arrivals(perSecond: number) {
  let seed = perSecond
  let time = 0
  return Array.from({ length: perSecond * RATE_SECONDS }, () => {
    seed = (seed * 16_807) % 2_147_483_647
    time += (-Math.log(seed / 2_147_483_647) / perSecond) * 1_000
    return time
  })
}

function row(way: string, load: string, wanted: number, { confirmed, stored, writes, milliseconds }: Result) {
  return {
    way,
    load,
    wanted,
    confirmed,
    stored,
    'writes per visit': Number((writes / Math.max(1, stored)).toFixed(1)),
    seconds: Number((milliseconds / 1_000).toFixed(2)),
  }
}

setLogLevel('silent')
const rows: ReturnType<typeof row>[] = []
for (const delayMs of DELAYS_MS) {
  for (const clients of CLIENTS) {
    for (const [name, way] of Object.entries(WAYS)) {
      const result = await measure(
        way,
        delayMs,
        Array.from({ length: clients }, () => 0),
      )
      rows.push(row(name, `${clients} at once, ${delayMs} ms`, clients, result))
    }
  }
}
for (const rate of RATES) {
  for (const [name, way] of Object.entries(WAYS)) {
    const result = await measure(way, RATE_DELAY_MS, arrivals(rate))
    rows.push(row(name, `${rate} a second, ${RATE_DELAY_MS} ms`, rate * RATE_SECONDS, result))
  }
}
console.table(rows)

const wrong = rows.filter(({ confirmed, stored }) => confirmed !== stored)
if (wrong.length > 0) throw new Error('confirmed visits and the number in the database differ')
process.exit()
