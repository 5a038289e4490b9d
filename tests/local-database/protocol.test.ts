// @vitest-environment node
import { onValue, runTransaction, set } from 'firebase/database'
import { expect, onTestFinished, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import type { RunningDatabase } from '../../scripts/local-database/server.ts'
import { aClient, aDatabase } from './support.ts'

type Message = { t: string; d: Record<string, unknown> }

/** Adds 1 as the site does, without its retries. */
function addOne(current: unknown) {
  return typeof current === 'number' ? current + 1 : 1
}

/** What the client of Firebase tells about the number, again and again. */
function heardBy(database: RunningDatabase) {
  const heard = vi.fn()
  const stop = onValue(aClient(database.url), (snapshot) => heard(snapshot.val()))
  return { heard, stop }
}

/** A client that says exactly what it is told to say. */
async function aBareClient(database: RunningDatabase) {
  const socket = new WebSocket(`ws://127.0.0.1:${database.port}/.ws?v=5&ns=demo`)
  onTestFinished(() => socket.terminate())
  const received: Message[] = []
  socket.on('message', (frame) => received.push(JSON.parse(frame.toString())))
  await new Promise((resolve) => socket.once('open', resolve))
  const request = (r: number, a: string, b: unknown): Promise<unknown> => {
    socket.send(JSON.stringify({ t: 'd', d: { r, a, b } }))
    return vi.waitFor(() => {
      const answer = received.find((message) => message.d.r === r)
      if (!answer) throw new Error('no answer yet')
      return answer.d.b
    })
  }
  return { socket, received, request }
}

test('a transaction that starts from a guess is refused once and then right', async () => {
  const database = await aDatabase()
  database.overwrite('visits/count', 41)

  const { snapshot } = await runTransaction(aClient(database.url), addOne)

  expect(snapshot.val()).toBe(42)
  expect(database.statistics).toEqual({ written: 1, stale: 1, denied: 0 })
})

test.each([0, 41, 2 ** 31, 1.5])('client and server agree on the hash of %d', async (stored) => {
  const database = await aDatabase()
  database.overwrite('visits/count', stored)
  const visits = aClient(database.url)
  await new Promise<void>((resolve) => void onValue(visits, () => resolve()))

  await runTransaction(visits, addOne)

  expect(database.statistics).toEqual({ written: 1, stale: 0, denied: 0 })
})

test('a change reaches whoever listens, and nobody who has stopped', async () => {
  const database = await aDatabase()
  const [one, other] = [heardBy(database), heardBy(database)]
  await vi.waitFor(() => expect(one.heard).toHaveBeenCalledWith(null))
  await vi.waitFor(() => expect(other.heard).toHaveBeenCalledWith(null))
  one.stop()

  await set(aClient(database.url), 1)

  await vi.waitFor(() => expect(other.heard).toHaveBeenLastCalledWith(1))
  expect(one.heard).toHaveBeenCalledOnce()
})

test('the server greets with the protocol version and the host it was asked for', async () => {
  const database = await aDatabase()
  const { received } = await aBareClient(database)

  await vi.waitFor(() => expect(received).toHaveLength(1))

  expect(received[0]).toMatchObject({ t: 'c', d: { t: 'h', d: { v: '5', h: `127.0.0.1:${database.port}` } } })
})

test('a ping is answered, a keep-alive is not', async () => {
  const { socket, received } = await aBareClient(await aDatabase())

  socket.send('0')
  socket.send(JSON.stringify({ t: 'c', d: { t: 'p', d: {} } }))

  await vi.waitFor(() => expect(received).toHaveLength(2))
  expect(received[1]).toEqual({ t: 'c', d: { t: 'o', d: {} } })
})

test('a value is pushed before the answer, to its author as well, and not to whoever has it already', async () => {
  const { received, request } = await aBareClient(await aDatabase())

  await request(1, 'q', { p: '/visits/count', h: '' })
  await request(2, 'p', { p: '/visits/count', d: 1 })
  await request(3, 'q', { p: '/visits/count', h: 'YPVfR2bXt/lcDjiQZ8pOkAd3qkQ=' })
  await request(4, 'q', { p: '/visits/count', h: '' })

  const pushed = { a: 'd', b: { p: 'visits/count', d: 1 } }
  const steps = received.slice(1).map(({ d }) => (d.a ? d : d.r))
  expect(steps).toEqual([1, pushed, 2, 3, pushed, 4])
})

test('what is not understood is said to be so', async () => {
  const { request } = await aBareClient(await aDatabase())
  const p = '/visits/count'

  expect(await request(1, 'zz', { p })).toMatchObject({ s: 'unsupported' })
  expect(await request(2, 'q', { p, q: { sp: 1 }, t: 1, h: '' })).toMatchObject({ s: 'unsupported' })
  expect(await request(3, 'p', { p, d: { '.sv': 'random' } })).toMatchObject({ s: 'invalid_server_value' })
  expect(await request(4, 'p', { p: '/a.b', d: 1 })).toMatchObject({ s: 'invalid_path' })
  expect(await request(5, 'p', { d: 1 })).toMatchObject({ s: 'invalid_path' })
  expect(await request(6, 'm', { p, d: 1 })).toMatchObject({ s: 'invalid_data' })
})

test.each(['no json', '{}', '2', '{"t":"d","d":{"r":"1"}}', 'null', 'x'.repeat(20_000)])(
  '%.30s ends the connection, and the console says why',
  async (frame) => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {})
    onTestFinished(() => said.mockRestore())
    const { socket } = await aBareClient(await aDatabase())
    const closed = new Promise((resolve) => socket.once('close', resolve))

    socket.send(frame)

    await closed
    expect(said).toHaveBeenCalledWith('Yerel veritabanı bir bağlantıyı kesti:', expect.any(String))
  },
)
