import { child, type DatabaseReference, get, increment, remove, runTransaction, set, update } from 'firebase/database'
import { expect, test } from 'vitest'
import { aDatabase } from '../support.ts'
import { aClient } from './client.ts'

/** What somebody does with the database's own client, given its root. */
type Attempt = (root: DatabaseReference) => Promise<unknown>

/** What stands in the database before every attempt. */
const COUNT = 41
const STORED = { visits: { count: COUNT } }

function write(json: unknown, place = 'visits/count'): Attempt {
  return (root) => set(child(root, place), json)
}

const forbidden: Record<string, Attempt> = {
  'set it to 0': write(0),
  'set it to the same number': write(COUNT),
  'set it to two more': write(COUNT + 2),
  'set it to the right number as text': write(String(COUNT + 1)),
  'delete it': (root) => remove(child(root, 'visits/count')),
  'increment it by 2': write(increment(2)),
  'write the right number one level too deep': write(COUNT + 1, 'visits/count/count'),
  'write a sibling': write(1, 'visits/other'),
  'delete everything': (root) => remove(root),
  'add one and write a sibling together': (root) => update(root, { 'visits/count': COUNT + 1, 'visits/other': 1 }),
}

const forbiddenWhenEmpty: Record<string, Attempt> = {
  'start with 0': write(0),
  'start with 2': write(2),
}

const allowed: Record<string, Attempt> = {
  'incrementing by 1': write(increment(1)),
  'a transaction': (root) => runTransaction(child(root, 'visits/count'), (count) => (count ?? 0) + 1),
  'an update of the number alone': (root) => update(root, { 'visits/count': COUNT + 1 }),
}

function request(port: number, path: string, method = 'GET', body?: string) {
  return fetch(`http://127.0.0.1:${port}/${path}.json`, { method, ...(body === undefined ? {} : { body }) })
}

async function aDatabaseWith41() {
  const database = await aDatabase()
  database.overwrite('/', STORED)
  return database
}

for (const [attempts, stored] of [
  [forbidden, STORED],
  [forbiddenWhenEmpty, null],
] as const)
  test.each(Object.entries(attempts))('with the database client nobody can %s', async (_name, attempt) => {
    const database = await aDatabase()
    database.overwrite('/', stored)

    await expect(attempt(aClient(database.url, '/'))).rejects.toThrow(/permission.denied/i)

    expect(database.read('/')).toEqual(stored)
  })

test.each(Object.entries(allowed))('anybody can add one by %s', async (_name, attempt) => {
  const database = await aDatabaseWith41()

  await attempt(aClient(database.url, '/'))

  expect(database.read('/')).toEqual({ visits: { count: COUNT + 1 } })
})

test('by REST anybody can read the number, and nobody can write it', async () => {
  const database = await aDatabaseWith41()

  const answer = await request(database.port, 'visits/count')
  expect([answer.status, await answer.json()]).toEqual([200, COUNT])
  for (const method of ['PUT', 'PATCH', 'POST', 'DELETE'])
    expect((await request(database.port, 'visits/count', method, '42')).status, method).toBe(405)
  for (const place of ['a%5Bb', '%E0%A4%A']) expect((await request(database.port, place)).status, place).toBe(400)
  expect(database.read('/')).toEqual(STORED)
})

test('a POST to the address of the database is one visit, whatever it says', async () => {
  const database = await aDatabaseWith41()

  const answer = await fetch(database.url, { method: 'POST', body: '100' })

  expect([answer.status, await answer.json()]).toEqual([200, COUNT + 1])
  database.overwrite('visits/count', 'abc')
  expect((await fetch(database.url, { method: 'POST' })).status).toBe(401)
  expect(database.read('/')).toEqual({ visits: { count: 'abc' } })
})

test.each(['/', 'visits', 'visits/other'])('nobody can read %s', async (place) => {
  const database = await aDatabaseWith41()

  await expect(get(aClient(database.url, place))).rejects.toThrow(/permission.denied/i)

  expect((await request(database.port, place === '/' ? '' : place)).status).toBe(401)
})
