import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cases } from '../fixtures/cases/all.ts'

/** The two parts of every Markdown file of the tests: the fixture site's and the broken ones. */
export function realParts(): { fields: string; body: string }[] {
  const folder = new URL('../fixtures/site/', import.meta.url).pathname
  const own = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
  const broken = Object.values(cases).flatMap((changes) =>
    Object.entries(changes).flatMap(([name, file]) => (name.endsWith('.md') && file !== null ? [String(file)] : [])),
  )
  return [...own, ...broken].map((text) => {
    const [, fields = '', ...body] = text.split('---\n')
    return { fields, body: body.join('---\n') }
  })
}
