// @vitest-environment node

import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { get, goOffline, increment, onDisconnect, onValue, ref, runTransaction, set, update } from 'firebase/database'
import { expect, test, vi } from 'vitest'
import { aClient, aDatabase, aFolder, aVisitor } from './support.ts'

/** Rules that allow everything: what is under test here is the database, not its rules. */
async function anOpenDatabase() {
  const rulesFile = path.join(await aFolder(), 'open.rules.json')
  await writeFile(rulesFile, JSON.stringify({ rules: { '.read': true, '.write': true } }))
  return aDatabase({ rulesFile })
}

/** Adds 1 as the site does, without its retries. */
function addOne(current: unknown) {
  return typeof current === 'number' ? current + 1 : 1
}

test('a transaction on nothing counts from 0', async () => {
  const database = await aDatabase()

  const { committed, snapshot } = await runTransaction(aClient(database.url), addOne)

  expect([committed, snapshot.val()]).toEqual([true, 1])
})

test('a transaction that starts from a guess is refused once and then right', async () => {
  const database = await aDatabase()
  database.overwrite('visits/count', 41)

  const { snapshot } = await runTransaction(aClient(database.url), addOne)

  expect(snapshot.val()).toBe(42)
  expect(database.statistics).toEqual({ written: 1, stale: 1, denied: 0 })
})

test('a transaction that knows the number is right at once', async () => {
  const database = await aDatabase()
  database.overwrite('visits/count', 41)
  const visits = aClient(database.url)
  await new Promise<void>((resolve) => void onValue(visits, () => resolve()))

  await runTransaction(visits, addOne)

  expect(database.statistics).toEqual({ written: 1, stale: 0, denied: 0 })
})

test('a transaction that gives up writes nothing', async () => {
  const database = await aDatabase()

  const { committed } = await runTransaction(aClient(database.url), () => undefined)

  expect(committed).toBe(false)
  expect(database.read('visits/count')).toBeNull()
})

test('a change reaches everybody who listens', async () => {
  const database = await anOpenDatabase()
  const heard = vi.fn()
  onValue(aClient(database.url, 'a'), (snapshot) => heard(snapshot.val()))
  await vi.waitFor(() => expect(heard).toHaveBeenCalledWith(null))

  await set(aClient(database.url, 'a/b'), 'merhaba')

  await vi.waitFor(() => expect(heard).toHaveBeenLastCalledWith({ b: 'merhaba' }))
})

test('nobody hears of a change after they have stopped listening', async () => {
  const database = await anOpenDatabase()
  const heard = vi.fn()
  const place = aClient(database.url, 'a')
  const stop = onValue(place, (snapshot) => heard(snapshot.val()))
  await vi.waitFor(() => expect(heard).toHaveBeenCalledOnce())

  stop()
  await set(aClient(database.url, 'a'), 1)
  await get(place)

  expect(heard).toHaveBeenCalledOnce()
})

test('an update writes several places together', async () => {
  const database = await anOpenDatabase()

  await update(aClient(database.url, '/'), { 'a/b': 1, c: { d: true }, e: null })

  expect(database.read('/')).toEqual({ a: { b: 1 }, c: { d: true } })
})

test('server values are filled in by the server', async () => {
  const database = await anOpenDatabase()
  const place = aClient(database.url, 'a')

  await set(place, { count: increment(2), at: { '.sv': 'timestamp' } })
  await update(place, { count: increment(-5) })

  const { count, at } = (await get(place)).val()
  expect(count).toBe(-3)
  expect(Math.abs(at - Date.now())).toBeLessThan(5_000)
})

test('a text of several frames comes back whole', async () => {
  const database = await anOpenDatabase()
  const text = 'Ağ günlüğü 🌱 '.repeat(12_000)

  await set(aClient(database.url, 'a'), text)

  expect((await get(aClient(database.url, 'a'))).val()).toBe(text)
})

test('client and server agree on the fingerprint of everything that can be stored', async () => {
  const database = await anOpenDatabase()
  const stored = {
    numbers: [0, -0.1, 1.5, 1e21, 5e-324, -(2 ** 31), 2 ** 53],
    texts: { ascii: 'x', türkçe: 'ğüşİıöç', emoji: '🌱', empty: '' },
    keys: { 10: 'on', 9: 'dokuz', '-1': 'eksi bir', '01': 'sıfır bir', a: true, B: false },
    ordered: { b: { '.value': 1, '.priority': 2 }, a: { '.value': 2, '.priority': 'x' }, c: { d: 1, '.priority': 1 } },
  }
  await set(aClient(database.url, 'a'), stored)
  const place = aClient(database.url, 'a')
  await new Promise<void>((resolve) => void onValue(place, () => resolve()))

  await runTransaction(place, (current) => ({ ...current, more: 1 }))

  expect(database.statistics).toEqual({ written: 2, stale: 0, denied: 0 })
})

test('what was prepared for the end of a connection is written then', async () => {
  const database = await anOpenDatabase()
  const place = aClient(database.url, 'online')
  await set(place, true)
  await onDisconnect(place).set(false)

  database.disconnectAll()

  await vi.waitFor(() => expect(database.read('online')).toBe(false))
})

test('what was prepared and cancelled is not written', async () => {
  const database = await anOpenDatabase()
  const visitor = aVisitor(database.url)
  const place = ref(visitor, 'online')
  await set(place, true)
  await onDisconnect(place).remove()
  await onDisconnect(place).cancel()

  // Not `disconnectAll`: the client might be back before the next look finds it gone.
  goOffline(visitor)

  await vi.waitFor(() => expect(database.connections()).toBe(0))
  expect(database.read('online')).toBe(true)
})

test('a client that comes back goes on listening', async () => {
  const database = await anOpenDatabase()
  const heard = vi.fn()
  onValue(aClient(database.url, 'a'), (snapshot) => heard(snapshot.val()))
  await vi.waitFor(() => expect(heard).toHaveBeenCalledWith(null))

  database.disconnectAll()
  database.overwrite('a', 'sonra')

  await vi.waitFor(() => expect(heard).toHaveBeenLastCalledWith('sonra'), 5_000)
})
