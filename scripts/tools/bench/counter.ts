/**
 * `npm run bench:counter`: three ways to count under load, in the local database. Visitors and database share one process:
 * times depend on the machine, lost visits and writes per visit do not.
 */
import { deleteApp, initializeApp, setLogLevel } from 'firebase/app'
import { type Database, get, getDatabase, goOffline, increment, ref, runTransaction, set } from 'firebase/database'
import { addVisit } from '../../../src/visit-counter/add-visit.ts'
import { startLocalDatabase } from '../../local-database/server.ts'

const PATH = 'visits/count'

const WAYS: Record<string, (database: Database) => Promise<unknown>> = {
  'transaction alone': async (database) => {
    await runTransaction(ref(database, PATH), (count) => (count ?? 0) + 1, { applyLocally: false })
    await get(ref(database, PATH))
  },
  'as the site does it': addVisit,
  'increment alone': async (database) => {
    await set(ref(database, PATH), increment(1))
    await get(ref(database, PATH))
  },
}

const AT_ONCE = [1, 10, 50, 200]

/** Visits per second and duration: long enough to show a growing queue. */
const RATES = [5, 10, 20, 40, 80]
const RATE_SECONDS = 5

/** Latency of a message of the database. */
const DELAY_MS = 40

/** Arrival times in milliseconds: a Poisson process with the given rate and a fixed seed. */
function arrivals(perSecond: number) {
  let seed = perSecond
  let time = 0
  return Array.from({ length: perSecond * RATE_SECONDS }, () => {
    seed = (seed * 16_807) % 2_147_483_647
    time += (-Math.log(seed / 2_147_483_647) / perSecond) * 1_000
    return time
  })
}

async function measure(way: (database: Database) => Promise<unknown>, arrivalsMs: number[]) {
  const server = await startLocalDatabase({ port: 0, rulesFile: 'database.rules.json', faults: { delayMs: DELAY_MS } })
  const start = performance.now()
  const outcomes = await Promise.allSettled(
    arrivalsMs.map(async (arrivalMs, visitor) => {
      await new Promise((resolve) => setTimeout(resolve, arrivalMs))
      const app = initializeApp({ databaseURL: server.url }, String(visitor))
      const database = getDatabase(app)
      await way(database).finally(() => {
        goOffline(database)
        return deleteApp(app)
      })
    }),
  )
  const seconds = Number(((performance.now() - start) / 1_000).toFixed(2))
  const confirmed = outcomes.filter(({ status }) => status === 'fulfilled').length
  const stored = Number(server.read(PATH) ?? 0)
  const { written, stale, denied } = server.statistics
  await server.close()
  if (confirmed !== stored) throw new Error(`${confirmed} visits were confirmed and ${stored} are in the database`)
  const writes = Number(((written + stale + denied) / Math.max(1, stored)).toFixed(1))
  return { lost: arrivalsMs.length - confirmed, 'writes per visit': writes, seconds }
}

setLogLevel('silent')
const loads: [string, number[]][] = [
  ...AT_ONCE.map((count): [string, number[]] => [`${count} at once`, Array.from({ length: count }, () => 0)]),
  ...RATES.map((rate): [string, number[]] => [`${rate} a second`, arrivals(rate)]),
]
const rows: Record<string, unknown>[] = []
for (const [load, arrivalsMs] of loads) {
  for (const [name, way] of Object.entries(WAYS)) rows.push({ load, way: name, ...(await measure(way, arrivalsMs)) })
}
console.table(rows)
process.exit()
