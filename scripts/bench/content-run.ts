/**
 * One measured run over a content folder, in a process of its own: `read`, `plain` or `check`.
 * Prints the processor's milliseconds for it, and the most memory the process held.
 */
import { openSync, readdirSync, readFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import matter from 'gray-matter'
import { collections } from '../../src/content/collections.ts'
import { inspect } from '../content/inspect.ts'
import { writeJson } from '../content/machine-reports.ts'
import { benchCollections } from './content-kinds.ts'

const [mode = '', root = ''] = process.argv.slice(2)

/** Every file's path; the same list for the loops that are compared. */
function listFiles(): string[] {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
}

function readOnly(): number {
  let bytes = 0
  for (const file of listFiles()) bytes += readFileSync(file, 'utf8').length
  return bytes
}

/** What a project does that trusts its content: parse, validate, no positions, no references. */
function plain(): number {
  let valid = 0
  const json = benchCollections.filter((collection) => collection.format === 'json')
  for (const file of listFiles()) {
    const text = readFileSync(file, 'utf8')
    if (file.endsWith('.json')) {
      const collection = json.find((each) =>
        'file' in each ? file.endsWith(each.file) : file.includes(`/${each.folder}/`),
      )
      if (collection?.schema.safeParse(JSON.parse(text)).success) valid += 1
    } else if (file.endsWith('.md')) {
      const { schema } = file.includes('/services/') ? collections.services : collections.pages
      if (schema.safeParse(matter(text, {}).data).success) valid += 1
    }
  }
  return valid
}

/** Everything `--json` does, but for the terminal. */
function report(): number {
  const { problems } = inspect(root, undefined, benchCollections)
  const out = openSync('/dev/null', 'w')
  for (const text of writeJson(problems, 'tr', root, false)) writeSync(out, text)
  return problems.length
}

const runs: Record<string, () => number> = {
  read: readOnly,
  plain,
  check: () => inspect(root, undefined, benchCollections).problems.length,
  report,
}
// Time on the processor: what else the machine does at the moment does not count.
const start = process.cpuUsage()
const result = runs[mode]?.()
const { user, system } = process.cpuUsage(start)
const milliseconds = (user + system) / 1000
// Unlike `maxRSS`, this peak is not inherited from the process that started this one.
const peak = /VmHWM:\s+(\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1]
console.log(JSON.stringify({ milliseconds, megabytes: Number(peak) / 1000, result }))
