import { goOffline } from 'firebase/database'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Faults } from '../../../scripts/local-database/faults.ts'
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

test('of 12 visitors at once nobody is lost and nobody is counted twice', async () => {
  const database = await aDatabase({ faults: { delayMs: 20 } })

  const numbers = await Promise.all(Array.from({ length: 12 }, () => visit(database.url)))

  expect(database.read('visits/count')).toBe(12)
  expect(database.statistics.written).toBe(12)
  expect(Math.max(...numbers)).toBe(12)
})

test.each<[Faults['drop'], number]>([
  ['before-apply', 0],
  ['after-apply', 3],
])('3 visitors whose connection breaks %s add %i and hear of the failure', async (drop, expected) => {
  const database = await aDatabase()
  for (let visitor = 0; visitor < 3; visitor += 1) {
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

test.each(['abc', -5, 1.5, Number.MAX_SAFE_INTEGER])('%j is not shown as a number of visits', async (stored) => {
  const database = await aDatabase()
  database.overwrite('visits/count', stored)

  await expect(visit(database.url)).rejects.toThrow('is not a number of visits')
})

test('a visitor who loses every race is counted by one increment, which is not sent again where its answer is lost', async () => {
  const database = await aDatabase({ faults: { delayMs: 20 } })
  // Others are quicker every time: the number changes while an attempt is under way.
  let others = 0
  const crowd = setInterval(() => {
    others += 1
    database.overwrite('visits/count', Number(database.read('visits/count')) + 1)
  }, 1)
  onTestFinished(() => clearInterval(crowd))
  await visit(database.url)
  expect(database.statistics).toEqual({ written: 1, stale: 6, denied: 0 })

  const outcome = addVisit(aVisitor(database.url))
  await vi.waitFor(() => expect(database.statistics.stale).toBe(12), { interval: 1 })
  clearInterval(crowd)
  database.faults.drop = 'after-apply'
  await expect(outcome).rejects.toThrow('disconnect')
  database.faults.drop = 'never'
  await new Promise((resolve) => setTimeout(resolve, RECONNECTS_WITHIN_MS))
  expect(database.statistics).toEqual({ written: 2, stale: 12, denied: 0 })
  expect(database.read('visits/count')).toBe(others + 2)
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
