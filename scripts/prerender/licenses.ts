import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Where the licences of everything a visitor receives are kept; linked from nowhere. Begun by Vite's `build.license`. */
export const LICENSES_FILE = 'licenses.txt'

/** Packages the published typefaces were cut from and the icons copied from. */
const COPIED = {
  '@fontsource-variable/bricolage-grotesque': 'OFL-1.1',
  '@fontsource-variable/instrument-sans': 'OFL-1.1',
  '@tabler/icons': 'MIT',
}

/** Adds the licences of what no script imports to those of the libraries. */
export async function addLicensesOfCopies(root: string, outDir: string): Promise<void> {
  const file = join(outDir, LICENSES_FILE)
  const sections = Object.entries(COPIED).map(async ([name, kind]) => {
    const license = await readFile(join(root, 'node_modules', name, 'LICENSE'), 'utf8')
    return `## ${name} (${kind})\n\n${license.trim()}\n`
  })
  await writeFile(file, [await readFile(file, 'utf8'), ...(await Promise.all(sections))].join('\n'))
}
