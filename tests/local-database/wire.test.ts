// @vitest-environment node
import { expect, onTestFinished, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { FrameReader, toFrames } from '../../scripts/local-database/frames.ts'
import type { RunningDatabase } from '../../scripts/local-database/server.ts'
import { aDatabase } from './support.ts'

type Message = { t: string; d: Record<string, unknown> }

/** A client that says exactly what it is told to say. */
async function aBareClient(database: RunningDatabase) {
  const socket = new WebSocket(`ws://127.0.0.1:${database.port}/.ws?v=5&ns=demo`)
  onTestFinished(() => socket.terminate())
  const reader = new FrameReader()
  const received: Message[] = []
  socket.on('message', (frame) => {
    const message = reader.read(frame.toString())
    if (message !== undefined) received.push(JSON.parse(message))
  })
  await new Promise((resolve) => socket.once('open', resolve))
  let requests = 0
  return {
    socket,
    received,
    async request(action: string, body: unknown): Promise<unknown> {
      requests += 1
      const number = requests
      for (const frame of toFrames(JSON.stringify({ t: 'd', d: { r: number, a: action, b: body } }))) socket.send(frame)
      return await vi.waitFor(() => {
        const answer = received.find((message) => message.d.r === number)
        if (!answer) throw new Error('no answer yet')
        return answer.d.b
      })
    },
  }
}

test('the server greets with its time, the protocol version and the host it was asked for', async () => {
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

test('a listener gets the value before the answer, and nothing when it knows the value already', async () => {
  const database = await aDatabase()
  database.overwrite('visits/count', 1)
  const client = await aBareClient(database)

  await client.request('q', { p: '/visits/count', h: '' })
  await client.request('q', { p: '/visits/count', h: 'YPVfR2bXt/lcDjiQZ8pOkAd3qkQ=' })

  expect(client.received.slice(1).map(({ d }) => d)).toEqual([
    { a: 'd', b: { p: 'visits/count', d: 1 } },
    { r: 1, b: { s: 'ok', d: {} } },
    { r: 2, b: { s: 'ok', d: {} } },
  ])
})

test('the author of a change hears of it before the answer', async () => {
  const client = await aBareClient(await aDatabase())
  await client.request('q', { p: '/visits/count', h: '' })

  await client.request('p', { p: '/visits/count', d: 1 })

  expect(client.received.slice(-2).map(({ d }) => d.a ?? d.r)).toEqual(['d', 2])
})

test('what is not understood is said to be so', async () => {
  const client = await aBareClient(await aDatabase())

  expect(await client.request('zz', {})).toMatchObject({ s: 'unsupported' })
  expect(await client.request('q', { p: '/visits/count', q: { sp: 1 }, t: 1, h: '' })).toMatchObject({
    s: 'unsupported',
  })
  expect(await client.request('p', { p: '/visits/count', d: { '.sv': 'random' } })).toMatchObject({
    s: 'invalid_server_value',
  })
  expect(await client.request('p', { p: '/a.b', d: 1 })).toMatchObject({ s: 'invalid_path' })
  expect(await client.request('p', { d: 1 })).toMatchObject({ s: 'invalid_path' })
})

test.each(['no json', '{}', '999999', '{"t":"d","d":{"r":"1"}}', 'null'])('%s ends the connection', async (frame) => {
  const { socket } = await aBareClient(await aDatabase())
  const closed = new Promise((resolve) => socket.once('close', resolve))

  socket.send(frame)

  await closed
})

test('messages keep their order when the delay changes', async () => {
  const database = await aDatabase()
  const client = await aBareClient(database)

  database.faults.delayMs = 50
  const slow = client.request('g', { p: '/visits/count' })
  await vi.waitFor(() => expect(database.connections()).toBe(1))
  await new Promise((resolve) => setTimeout(resolve, 10))
  database.faults.delayMs = 0
  const quick = client.request('g', { p: '/visits/count' })
  await Promise.all([slow, quick])

  expect(client.received.map(({ d }) => d.r)).toEqual([undefined, 1, 2])
})

test('another path than the one of the protocol is refused', async () => {
  const database = await aDatabase()
  const socket = new WebSocket(`ws://127.0.0.1:${database.port}/other`)

  await expect(new Promise((_, reject) => socket.once('error', reject))).rejects.toThrow()
})

test('REST says what is wrong with a request', async () => {
  const { port } = await aDatabase()
  const address = `http://127.0.0.1:${port}`
  const statusOf = async (path: string, init?: RequestInit) => (await fetch(`${address}/${path}`, init)).status

  expect(await statusOf('visits/count.json', { method: 'PUT', body: '{ half' })).toBe(400)
  expect(await statusOf('a%5Bb.json', { method: 'PUT', body: '1' })).toBe(400)
  expect(await statusOf('visits/count.json', { method: 'PATCH', body: '1' })).toBe(400)
  expect(await statusOf('%E0%A4%A.json')).toBe(400)
  expect(await statusOf('visits/count')).toBe(404)
})
