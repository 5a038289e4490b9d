// @vitest-environment node
import { goOffline } from 'firebase/database'
import { expect, test, vi } from 'vitest'
import type { Faults } from '../../scripts/local-database/faults.ts'
import { addVisit } from '../../src/visit-counter/add-visit.ts'
import { aDatabase, aVisitor } from './support.ts'

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

test.each<Partial<Faults>>([{ delayMs: 0 }, { delayMs: 40 }])(
  'of 200 visitors at once nobody is lost and nobody is counted twice with %j',
  async (faults) => {
    const database = await aDatabase({ faults })

    const numbers = await Promise.all(Array.from({ length: 200 }, () => visit(database.url)))

    expect(database.read('visits/count')).toBe(200)
    expect(database.statistics.written).toBe(200)
    expect(Math.min(...numbers)).toBeGreaterThanOrEqual(1)
    expect(Math.max(...numbers)).toBe(200)
  },
  60_000,
)

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

test('visits that were confirmed and the number in the database never differ, whatever breaks', async () => {
  const database = await aDatabase({ faults: { delayMs: 5 } })
  const chaos = setInterval(() => {
    database.faults.drop = database.faults.drop === 'never' ? 'before-apply' : 'never'
  }, 7)

  const outcomes = await Promise.allSettled(Array.from({ length: 60 }, () => visit(database.url)))

  clearInterval(chaos)
  const confirmed = outcomes.filter(({ status }) => status === 'fulfilled').length
  expect(confirmed).toBeGreaterThan(0)
  expect(confirmed).toBeLessThan(60)
  expect(database.read('visits/count')).toBe(confirmed)
}, 60_000)

test('a visit counts even if the database judges the rules before the fingerprint', async () => {
  const database = await aDatabase({ faults: { rulesFirst: true } })
  database.overwrite('visits/count', 41)

  expect(await visit(database.url)).toBe(42)
})

test.each(['writing', 'everything'] as const)('a database that denies %s is written to by nobody', async (deny) => {
  const database = await aDatabase({ faults: { deny } })

  await expect(visit(database.url)).rejects.toThrow(/permission.denied/i)

  expect(database.read('visits/count')).toBeNull()
})

test('a visitor who loses every race is counted by one increment, after six attempts', async () => {
  const database = await aDatabase({ faults: { delayMs: 20 } })
  let others = 0
  const crowd = setInterval(() => {
    others += 1
    database.overwrite('visits/count', others)
  }, 1)

  await visit(database.url)

  clearInterval(crowd)
  // The crowd writes what it counted itself, so only how often the visitor wrote can be told.
  expect(database.statistics).toEqual({ written: 1, stale: 6, denied: 0 })
})

test('a visit that waits for a database that never answers is not sent after the visitor has left', async () => {
  const database = await aDatabase({ faults: { mute: true } })
  const visitor = aVisitor(database.url)
  const outcome = vi.fn()
  void addVisit(visitor).then(outcome, outcome)
  await vi.waitFor(() => expect(database.connections()).toBe(1))

  goOffline(visitor)
  database.faults.mute = false
  await new Promise((resolve) => setTimeout(resolve, 1_500))

  expect(outcome).not.toHaveBeenCalled()
  expect(database.read('visits/count')).toBeNull()
})
