import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

/** By its place: the file that is judged lies outside the project. */
const VOCABULARY = resolve('node_modules/schema-dts')

const COMPILER_FLAGS = [
  ...['--ignoreConfig', '--noEmit', '--strict', '--skipLibCheck'],
  ...['--module', 'esnext', '--moduleResolution', 'bundler', '--lib', 'es2022'],
]

export type JsonLd = { '@context': string; '@graph': unknown[] }

/** A line for each property, so that a finding's line tells which. */
function declaration(nameAndType: string, value: unknown): string {
  return `export const ${nameAndType} = ${JSON.stringify(value, null, 2)}`
}

/**
 * Judges JSON-LD by the vocabulary of schema.org: `schema-dts` writes it as types, every property with the types that
 * have it (its domain) and the values it takes (its range), so the compiler finds what does not belong.
 *
 * @param documents Parsed JSON-LD by the name it shall be reported under.
 * @returns One line a finding: the name, the line of the JSON it is about, and what the compiler says.
 * @throws Error when the compiler fails in any other way than by what the documents hold.
 */
export function vocabularyErrors(documents: Record<string, JsonLd>): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'schema-org-'))
  try {
    const written = Object.entries(documents).map(([name, { '@graph': things, ...frame }], index) => {
      const code = [
        `import type { Graph, Thing } from '${VOCABULARY}'`,
        declaration('frame: Graph', { ...frame, '@graph': [] }),
        // One by one: the compiler tells no more than one finding a declaration.
        ...things.map((thing, place) => declaration(`thing${place}: Thing`, thing)),
      ].join('\n')
      const file = `document-${index}.ts`
      writeFileSync(join(folder, file), code)
      return { name, file, lines: code.split('\n') }
    })
    const compiler = resolve('node_modules/.bin/tsc')
    const run = spawnSync(compiler, [...COMPILER_FLAGS, ...written.map(({ file }) => file)], {
      cwd: folder,
      encoding: 'utf8',
    })
    const findings = [...run.stdout.matchAll(/^(document-\d+\.ts)\((\d+),\d+\): error TS\d+: (.*)$/gm)].map(
      ([, file, line, message]) => {
        const found = written.find((document) => document.file === file)
        return `${found?.name}: ${found?.lines[Number(line) - 1]?.trim()}: ${message}`
      },
    )
    if ((run.status === 0) !== (findings.length === 0)) throw new Error(run.stdout + run.stderr)
    return findings
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
