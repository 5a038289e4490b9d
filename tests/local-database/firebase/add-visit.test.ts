import { goOffline } from 'firebase/database'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Faults } from '../../../scripts/local-database/faults.ts'
import type { RunningDatabase } from '../../../scripts/local-database/server.ts'
import { addVisit } from '../../../src/visit-counter/add-visit.ts'
import { aDatabase } from '../support.ts'
import { aVisitor } from './client.ts'

/** The client tries to connect again after one second at most. */
const RECONNECTS_WITHIN_MS = 1_500

/** Counts one visit in a client of its own, and leaves. */
async function visit(url: string) {
  const visitor = aVisitor(url)
  try {
    return await addVisit(visitor)
  } finally {
    goOffline(visitor)
  }
}

test('a visit adds one and sees it', async () => {
  const database = await aDatabase()

  expect(await visit(database.url)).toBe(1)
  expect(await visit(database.url)).toBe(2)
})

test('of 100 visitors at once nobody is lost and nobody is counted twice', async () => {
  const database = await aDatabase({ faults: { delayMs: 20 } })

  const numbers = await Promise.all(Array.from({ length: 100 }, () => visit(database.url)))

  expect(database.read('visits/count')).toBe(100)
  expect(database.statistics.written).toBe(100)
  expect(Math.min(...numbers)).toBeGreaterThanOrEqual(1)
  expect(Math.max(...numbers)).toBe(100)
})

test.each<[Faults['drop'], number]>([
  ['before-apply', 0],
  ['after-apply', 20],
])('20 visitors whose connection breaks %s add %i and hear of the failure', async (drop, expected) => {
  const database = await aDatabase()
  for (let visitor = 0; visitor < 20; visitor += 1) {
    database.faults.drop = drop
    await expect(visit(database.url)).rejects.toThrow('disconnect')
  }

  expect(database.read('visits/count') ?? 0).toBe(expected)
})

test('a visit counts even if the database judges the rules before the hash', async () => {
  const database = await aDatabase({ faults: { rulesFirst: true } })
  database.overwrite('visits/count', 41)

  expect(await visit(database.url)).toBe(42)
})

test.each(['writing', 'everything'] as const)('a database that denies %s is written to by nobody', async (deny) => {
  const database = await aDatabase({ faults: { deny } })

  await expect(visit(database.url)).rejects.toThrow(/permission.denied/i)

  expect(database.read('visits/count')).toBeNull()
})

test.each(['abc', { a: 1 }, true, -5, 1.5, Number.MAX_SAFE_INTEGER])(
  '%j is not shown as a number of visits',
  async (stored) => {
    const database = await aDatabase()
    database.overwrite('visits/count', stored)

    await expect(visit(database.url)).rejects.toThrow('is not a number of visits')
  },
)

/** Other visitors who are quicker every time: the number changes while an attempt is under way. */
function aCrowd(database: RunningDatabase) {
  let size = 0
  const timer = setInterval(() => {
    size += 1
    database.overwrite('visits/count', Number(database.read('visits/count')) + 1)
  }, 1)
  onTestFinished(() => clearInterval(timer))
  return {
    leave() {
      clearInterval(timer)
      return size
    },
  }
}

test('a visitor who loses every race is counted by one increment, after six attempts', async () => {
  const database = await aDatabase({ faults: { delayMs: 20 } })
  const crowd = aCrowd(database)

  await visit(database.url)

  expect(database.read('visits/count')).toBe(crowd.leave() + 1)
  expect(database.statistics).toEqual({ written: 1, stale: 6, denied: 0 })
})

test('an increment whose answer is lost is not sent again', async () => {
  const database = await aDatabase({ faults: { delayMs: 20 } })
  const crowd = aCrowd(database)
  const visitor = aVisitor(database.url)
  const outcome = addVisit(visitor)
  await vi.waitFor(() => expect(database.statistics.stale).toBe(6), { interval: 1 })

  database.faults.drop = 'after-apply'

  await expect(outcome).rejects.toThrow('disconnect')
  const others = crowd.leave()
  database.faults.drop = 'never'
  await new Promise((resolve) => setTimeout(resolve, RECONNECTS_WITHIN_MS))
  expect(database.read('visits/count')).toBe(others + 1)
  expect(database.connections()).toBe(0)
})

test('a visit that waits for a database that never answers is not sent after the visitor has left', async () => {
  const database = await aDatabase({ faults: { mute: true } })
  const visitor = aVisitor(database.url)
  const outcome = vi.fn()
  void addVisit(visitor).then(outcome, outcome)
  await vi.waitFor(() => expect(database.connections()).toBe(1))

  goOffline(visitor)
  database.faults.mute = false
  await new Promise((resolve) => setTimeout(resolve, RECONNECTS_WITHIN_MS))

  expect(outcome).not.toHaveBeenCalled()
  expect(database.read('visits/count')).toBeNull()
})
