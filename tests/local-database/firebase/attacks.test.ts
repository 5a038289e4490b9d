import {
  child,
  type DatabaseReference,
  get,
  increment,
  onDisconnect,
  remove,
  runTransaction,
  set,
  setPriority,
  setWithPriority,
  update,
} from 'firebase/database'
import { describe, expect, test } from 'vitest'
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
  'set to 0': write(0),
  'set to the same number': write(COUNT),
  'set to two more': write(COUNT + 2),
  'set to half a visit more': write(COUNT + 0.5),
  'set to a trace more than one': write(COUNT + 1.000001),
  'set to a negative number': write(-(COUNT + 1)),
  'set to text': write('abc'),
  'set to the right number as text': write(String(COUNT + 1)),
  'set to true': write(true),
  'set to an object': write({ count: COUNT + 1 }),
  delete: (root) => remove(child(root, 'visits/count')),
  'increment by 2': write(increment(2)),
  'increment by -1': write(increment(-1)),
  'increment by 0.5': write(increment(0.5)),
  'write a child': write(1, 'visits/count/a'),
  'write the right number one level too deep': write(COUNT + 1, 'visits/count/count'),
  'write a sibling': write(1, 'visits/other'),
  'write a sibling of visits': write(1, 'other'),
  'add one from above': write({ count: COUNT + 1 }, 'visits'),
  'delete visits': (root) => remove(child(root, 'visits')),
  'delete everything': (root) => remove(root),
  'replace everything': (root) => set(root, { visits: { count: COUNT + 1 } }),
  'update with a wrong number': (root) => update(root, { 'visits/count': 0 }),
  'add one and write a sibling together': (root) => update(root, { 'visits/count': COUNT + 1, 'visits/other': 1 }),
  'add one and delete the rest together': (root) => update(root, { 'visits/count': COUNT + 1, other: null }),
  'transaction to nothing': (root) => runTransaction(child(root, 'visits/count'), () => null),
  'transaction to two more': (root) => runTransaction(child(root, 'visits/count'), (count) => count + 2),
}

/** What this database does not do at all. The rules of the site forbid it, for the real one does. */
const unsupported: Record<string, Attempt> = {
  'set a priority': (root) => setPriority(child(root, 'visits/count'), 1),
  'add one and a priority': (root) => setWithPriority(child(root, 'visits/count'), COUNT + 1, 1),
  'add one and a hidden priority': write({ '.value': COUNT + 1, '.priority': 1 }),
  'set to the time': write({ '.sv': 'timestamp' }),
  'reset when leaving': (root) => onDisconnect(child(root, 'visits/count')).set(0),
}

const forbiddenWhenEmpty: Record<string, Attempt> = {
  'start with 0': write(0),
  'start with 2': write(2),
  'start with text': write('1'),
  'start with true': write(true),
  'start by an increment of 2': write(increment(2)),
}

const allowed: Record<string, Attempt> = {
  'set to one more': write(COUNT + 1),
  'increment by 1': write(increment(1)),
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

for (const { attempts, stored, reason } of [
  { attempts: forbidden, stored: STORED, reason: /permission.denied/i },
  { attempts: forbiddenWhenEmpty, stored: null, reason: /permission.denied/i },
  { attempts: unsupported, stored: STORED, reason: /invalid|unsupported/i },
])
  test.each(Object.entries(attempts))('with the database client nobody can %s', async (_name, attempt) => {
    const database = await aDatabase()
    database.overwrite('/', stored)

    await expect(attempt(aClient(database.url, '/'))).rejects.toThrow(reason)

    expect(database.read('/')).toEqual(stored)
  })

describe('anybody can add one by', () => {
  test.each(Object.entries(allowed))('%s', async (_name, attempt) => {
    const database = await aDatabaseWith41()

    await attempt(aClient(database.url, '/'))

    expect(database.read('/')).toEqual({ visits: { count: COUNT + 1 } })
  })
})

describe('by REST', () => {
  test('anybody can read the number', async () => {
    const answer = await request((await aDatabaseWith41()).port, 'visits/count')

    expect([answer.status, await answer.json()]).toEqual([200, COUNT])
  })

  test.each(['PUT', 'PATCH', 'POST', 'DELETE'])('nobody can %s', async (method) => {
    const database = await aDatabaseWith41()

    const answer = await request(database.port, 'visits/count', method, '42')

    expect(answer.status).toBe(405)
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

  test.each(['a%5Bb', '%E0%A4%A'])('%s is no place', async (place) => {
    expect((await request((await aDatabase()).port, place)).status).toBe(400)
  })
})

describe('nobody can read', () => {
  test.each(['/', 'visits', 'other', 'visits/other'])('%s', async (place) => {
    const database = await aDatabaseWith41()

    await expect(get(aClient(database.url, place))).rejects.toThrow(/permission.denied/i)

    expect((await request(database.port, place === '/' ? '' : place)).status).toBe(401)
  })
})

test('a number that is not a count stays what it is', async () => {
  const database = await aDatabase()
  for (const stored of ['abc', true, { a: 1 }]) {
    database.overwrite('visits/count', stored)

    await expect(write(1)(aClient(database.url, '/'))).rejects.toThrow(/permission.denied/i)

    expect(database.read('visits/count')).toEqual(stored)
  }
})
