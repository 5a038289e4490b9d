import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
  'dependencies' | 'devDependencies',
  Record<string, string>
>
const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, { version?: string; integrity?: string; hasInstallScript?: boolean }>
}
const table = readFileSync('DEPENDENCIES.md', 'utf8')

/** Names and reason of each row. */
const rows = [...table.matchAll(/^\| (?!package|---)(.+?) \| (.+?) \| .+ \|$/gm)].map(
  ([, names = '', reason = '']) => ({ names: names.split(', '), reason }),
)

test('every dependency is justified in DEPENDENCIES.md, and no other', () => {
  expect(rows.flatMap(({ names }) => names).sort()).toEqual(Object.keys({ ...dependencies, ...devDependencies }).sort())
  for (const { names, reason } of rows) expect(reason.length, names.join()).toBeGreaterThan(4)
})

test('every version is exact, so that an installation is the one that was tested', () => {
  for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies }))
    expect(version, name).toMatch(/^(?:npm:.+@)?\d+\.\d+\.\d+$/)
})

test('the lock file names every package by its contents and no registry', () => {
  const packages = Object.entries(lock.packages).filter(([path]) => path !== '')
  expect(packages.length).toBeGreaterThan(100)
  for (const [path, { version, integrity }] of packages) {
    expect(version, path).toBeDefined()
    expect(integrity, path).toMatch(/^sha512-/)
  }
  expect(JSON.stringify(lock)).not.toContain('"resolved"')
})
