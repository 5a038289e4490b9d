import { runTransaction } from 'firebase/database'
import { expect, onTestFinished, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { aDatabase } from '../support.ts'
import { aClient } from './client.ts'

/** Adds 1 as the site does, without its retries. */
function addOne(current: unknown) {
  return typeof current === 'number' ? current + 1 : 1
}

test.each([0, 1.5])('client and server agree on the hash of %d; a guess is refused once', async (stored) => {
  const database = await aDatabase()
  database.overwrite('visits/count', stored)
  const visits = aClient(database.url)

  expect((await runTransaction(visits, addOne)).snapshot.val()).toBe(stored + 1)

  expect(database.statistics).toEqual({ written: 1, stale: 1, denied: 0 })
})

test.each(['no json', '{}', '{"t":"d","d":{"r":"1"}}', 'x'.repeat(20_000)])(
  'the frame %.30s ends the connection, and the console says why',
  async (frame) => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {})
    onTestFinished(() => said.mockRestore())
    const { port } = await aDatabase()
    const socket = new WebSocket(`ws://127.0.0.1:${port}/.ws?v=5&ns=demo`)
    const closed = new Promise((resolve) => socket.once('close', resolve))

    socket.once('open', () => socket.send(frame))

    await closed
    expect(said).toHaveBeenCalledWith('Yerel veritabanı bir bağlantıyı kesti:', expect.any(String))
  },
)
