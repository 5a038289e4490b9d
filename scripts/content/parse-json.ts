import { type Problem, problem } from './issue.ts'
import { scanJson } from './json-scan.ts'
import { type Locate, locateInJson } from './locate.ts'
import type { Source } from './source.ts'

/** What a file says, with a way to find it again; or what keeps it from being read. */
export type Parsed = { value: unknown; locate: Locate; problems: Problem[] }

/** Reads a JSON file. With problems, `value` is not to be used. */
export function parseJson(source: Source): Parsed {
  const problems = scanJson(source)
  const locate = locateInJson(source.text)
  if (problems.length > 0) return { value: undefined, locate, problems }
  try {
    return { value: JSON.parse(source.text), locate, problems }
  } catch {
    // The reader above knows every mistake seen so far; one it does not know must still be heard.
    const found = problem(source, { start: 0, end: 1 }, 'unreadable-text', { text: '' })
    return { value: undefined, locate, problems: [found] }
  }
}
