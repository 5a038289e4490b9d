import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { aDatabase, aFolder } from './support.ts'

test('data outlives the database, in a file a person can read and with nothing beside it', async () => {
  const dataFile = path.join(await aFolder(), '.data', 'database.json')
  const first = await aDatabase({ dataFile })
  await fetch(first.url, { method: 'POST' })
  await first.close()

  const second = await aDatabase({ dataFile })

  expect(second.read('visits/count')).toBe(1)
  expect(await readFile(dataFile, 'utf8')).toBe('{\n  "visits": {\n    "count": 1\n  }\n}\n')
  expect(await readdir(path.dirname(dataFile))).toEqual(['database.json'])
})

test('a file that is no JSON is named, and not overwritten', async () => {
  const dataFile = path.join(await aFolder(), 'database.json')
  await writeFile(dataFile, '{ half')

  await expect(aDatabase({ dataFile })).rejects.toThrow(`${dataFile} cannot be read as JSON`)

  expect(await readFile(dataFile, 'utf8')).toBe('{ half')
})
