import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Reads the site's own files of a kind.
 *
 * @param root Of the project.
 * @returns Path below `src/` and text of every file with this ending, in alphabetical order.
 */
export function readSources(root: string, ending: string): [file: string, text: string][] {
  const folder = join(root, 'src')
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .sort()
    .map((file) => [file, readFileSync(join(folder, file), 'utf8')])
}
