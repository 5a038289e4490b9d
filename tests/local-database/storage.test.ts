// @vitest-environment node
import { execFile } from 'node:child_process'
import { readdir, readFile, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { onValue, set } from 'firebase/database'
import { expect, test, vi } from 'vitest'
import { FileStorage } from '../../scripts/local-database/storage.ts'
import { dataFromJson, dataToJson } from '../../scripts/local-database/tree.ts'
import { aClient, aDatabase, aFolder } from './support.ts'

/** Adds to the number in a file 200 times, each time through a storage that may have to read it anew. */
const ADD_200 = `
  import { FileStorage } from '${path.resolve('scripts/local-database/storage.ts')}'
  const storage = new FileStorage(process.argv[1])
  for (let time = 0; time < 200; time += 1) {
    storage.update((current) => ({ value: (current?.value ?? 0) + 1, priority: null }))
  }`

async function aFile() {
  return path.join(await aFolder(), '.data', 'database.json')
}

test('data outlives the database, in a file a person can read', async () => {
  const dataFile = await aFile()
  const first = await aDatabase({ dataFile })
  await set(aClient(first.url), 1)
  await first.close()

  const second = await aDatabase({ dataFile })

  expect(second.read('visits/count')).toBe(1)
  expect(await readFile(dataFile, 'utf8')).toBe('{\n  "visits": {\n    "count": 1\n  }\n}\n')
})

test('nothing is left beside the file', async () => {
  const dataFile = await aFile()
  const storage = new FileStorage(dataFile)

  storage.update(() => dataFromJson({ a: 1 }))

  expect(await readdir(path.dirname(dataFile))).toEqual(['database.json'])
})

test('values with a priority survive', async () => {
  const file = await aFile()
  const json = { a: { '.value': 1, '.priority': 'x' }, b: { '.priority': 2, c: true } }
  new FileStorage(file).update(() => dataFromJson(json))

  expect(dataToJson(new FileStorage(file).read())).toEqual(json)
})

test('four processes that write at once lose nothing', async () => {
  const file = await aFile()
  const command = ['--import', 'tsx', '--input-type=module', '--eval', ADD_200, file]

  await Promise.all([1, 2, 3, 4].map(() => promisify(execFile)(process.execPath, command)))

  expect(new FileStorage(file).read()).toEqual({ value: 800, priority: null })
}, 60_000)

test('a change by somebody else reaches whoever listens, with the next request', async () => {
  const dataFile = await aFile()
  const [own, other] = [await aDatabase({ dataFile }), await aDatabase({ dataFile })]
  const heard = vi.fn()
  onValue(aClient(own.url), (snapshot) => heard(snapshot.val()))
  await vi.waitFor(() => expect(heard).toHaveBeenCalledWith(null))

  await set(aClient(other.url), 1)
  await set(aClient(own.url), 2)

  await vi.waitFor(() => expect(heard).toHaveBeenLastCalledWith(2))
})

test('a lock that a dead process left behind holds nobody up for long', async () => {
  const file = await aFile()
  const storage = new FileStorage(file)
  storage.update(() => dataFromJson(1))
  await writeFile(`${file}.lock`, '')
  await utimes(`${file}.lock`, new Date(0), new Date(0))

  storage.update(() => dataFromJson(2))

  expect(dataToJson(storage.read())).toBe(2)
})

test('deleting the file starts from nothing', async () => {
  const file = await aFile()
  const storage = new FileStorage(path.join(path.dirname(file), 'never-written.json'))

  expect(storage.read()).toBeNull()
})

test('a file that is no JSON is named, and not overwritten', async () => {
  const file = path.join(await aFolder(), 'database.json')
  await writeFile(file, '{ half')

  expect(() => new FileStorage(file)).toThrow(`${file} cannot be read as JSON`)

  expect(await readFile(file, 'utf8')).toBe('{ half')
})
