import { type Problem, problem } from '../../diagnostics/diagnostic.ts'
import type { Source } from '../../text/source-text.ts'
import { readSoundJson } from './plain-json.ts'
import { scanJson } from './recover.ts'

/** Reads a JSON file. With problems there is no value. */
export function parseJson(source: Source): { value: unknown; problems: Problem[] } {
  const sound = readSoundJson(source.text)
  if (sound) return { value: sound.value, problems: [] }
  const problems = scanJson(source)
  // The scan knows every mistake seen so far; one it does not know must still be heard.
  if (problems.length === 0) problems.push(problem(source, { start: 0, end: 1 }, 'unreadable-text', { text: '' }))
  return { value: undefined, problems }
}
