import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Path } from '../../scripts/content/text/source-text.ts'

/** The two parts of every Markdown file there is: the site's own and the broken ones. */
export function realParts(): { fields: string; body: string }[] {
  const root = new URL('../../', import.meta.url).pathname
  return ['content', 'tests/fixtures/broken'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.md'))
      .map((name) => {
        const [, fields = '', ...body] = readFileSync(join(root, folder, name), 'utf8').split('---\n')
        return { fields, body: body.join('---\n') }
      }),
  )
}

/** Every path into a value, and one step further that leads nowhere. */
export function pathsInto(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path, [...path, 'yok']]
  const below = Array.isArray(value) ? [...value.entries()] : Object.entries(value)
  return [path, [...path, 'yok'], [...path, 99], ...below.flatMap(([step, item]) => pathsInto(item, [...path, step]))]
}
