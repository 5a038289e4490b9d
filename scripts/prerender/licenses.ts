import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Where the licences of everything a visitor receives are kept; linked from nowhere. Begun by Vite's `build.license`. */
export const LICENSES_FILE = 'licenses.txt'

/** Packages the published typefaces were cut from; see scripts/fonts/subset.ts. */
const TYPEFACES = ['@fontsource-variable/bricolage-grotesque', '@fontsource-variable/instrument-sans']

/** Adds the licences of the typefaces, which are not part of any script, to those of the libraries. */
export async function addTypefaceLicenses(root: string, outDir: string): Promise<void> {
  const file = join(outDir, LICENSES_FILE)
  const sections = TYPEFACES.map(async (name) => {
    const license = await readFile(join(root, 'node_modules', name, 'LICENSE'), 'utf8')
    return `## ${name} (OFL-1.1)\n\n${license.trim()}\n`
  })
  await writeFile(file, [await readFile(file, 'utf8'), ...(await Promise.all(sections))].join('\n'))
}
