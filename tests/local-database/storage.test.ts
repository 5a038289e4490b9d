// @vitest-environment node
import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { onValue, set } from 'firebase/database'
import { expect, test, vi } from 'vitest'
import { aClient, aDatabase, aFolder } from './support.ts'

async function aFile() {
  return path.join(await aFolder(), '.data', 'database.json')
}

test('data outlives the database, in a file a person can read and with nothing beside it', async () => {
  const dataFile = await aFile()
  const first = await aDatabase({ dataFile })
  await set(aClient(first.url), 1)
  await first.close()

  const second = await aDatabase({ dataFile })

  expect(second.read('visits/count')).toBe(1)
  expect(await readFile(dataFile, 'utf8')).toBe('{\n  "visits": {\n    "count": 1\n  }\n}\n')
  expect(await readdir(path.dirname(dataFile))).toEqual(['database.json'])
})

test('a change by another server reaches whoever listens, with the next write', async () => {
  const dataFile = await aFile()
  const [own, other] = [await aDatabase({ dataFile }), await aDatabase({ dataFile })]
  const heard = vi.fn()
  onValue(aClient(own.url), (snapshot) => heard(snapshot.val()))
  await vi.waitFor(() => expect(heard).toHaveBeenCalledWith(null))

  await set(aClient(other.url), 1)
  await set(aClient(own.url), 2)

  await vi.waitFor(() => expect(heard.mock.calls).toEqual([[null], [1], [2]]))
})

test('a file that is no JSON is named, and not overwritten', async () => {
  const dataFile = path.join(await aFolder(), 'database.json')
  await writeFile(dataFile, '{ half')

  await expect(aDatabase({ dataFile })).rejects.toThrow(`${dataFile} cannot be read as JSON`)

  expect(await readFile(dataFile, 'utf8')).toBe('{ half')
})
