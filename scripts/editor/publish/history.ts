import { readValues, type Values } from '../merge/entry.ts'
import { entryAt } from '../server/editable-file.ts'
import { fieldsBetween } from './changes.ts'
import { Clone } from './clone.ts'
import type { FieldDifference } from './differences.ts'

/** A published state of an entry, and what changed with it. `values` are null if today's form cannot read it. */
export type PublishedState = {
  id: string
  at: string
  name: string
  message: string
  isCurrent: boolean
  fields: FieldDifference[]
  values: Values | null
}

/** States to show: more than anybody scrolls through. Chosen by eye. */
const MAX_STATES = 30

/**
 * Lists the published states of an entry, newest first.
 *
 * @param path A form path.
 * @throws Refusal if this is no clone to publish from.
 */
export async function listHistory(root: string, path: string): Promise<{ states: PublishedState[] }> {
  const file = entryAt(root, path)
  const clone = await Clone.open(root)
  const commits = await clone.log({ path: file.path }, MAX_STATES + 1)
  // Under the name the file had then.
  const states = await Promise.all(
    commits.map(async (commit) => {
      const [bytes = null] = await clone.read(commit.id, [commit.paths.at(-1) ?? file.path])
      return { ...commit, bytes }
    }),
  )
  return {
    states: states.slice(0, MAX_STATES).map(({ id, at, name, message, bytes }, index) => {
      const before = states[index + 1]?.bytes
      const fields = bytes && before ? fieldsBetween(file, before, bytes) : []
      const values = (bytes && readValues(bytes.toString('utf8'), file.collection)) ?? null
      return { id, at, name, message, isCurrent: index === 0, fields, values }
    }),
  }
}
