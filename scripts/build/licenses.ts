import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { siteConfig } from '../../src/site.config.ts'
import { readFontMetadata } from '../brand/font-files.ts'

/** Licences of everything a visitor receives; written by Vite's `build.license`, completed here. */
export const LICENSES_FILE = 'licenses.txt'

/** Packages of the subset typefaces and the copied icons. */
const COPIED = {
  ...Object.fromEntries(Object.values(siteConfig.typefaces).map((name) => [name, readFontMetadata(name).license.type])),
  '@tabler/icons': 'MIT',
}

/** Adds the licences of packages that no script imports. */
export async function addLicensesOfCopies(root: string, outDir: string): Promise<void> {
  const file = join(outDir, LICENSES_FILE)
  const sections = Object.entries(COPIED).map(async ([name, kind]) => {
    const license = await readFile(join(root, 'node_modules', name, 'LICENSE'), 'utf8')
    return `## ${name} (${kind})\n\n${license.trim()}\n`
  })
  await writeFile(file, [await readFile(file, 'utf8'), ...(await Promise.all(sections))].join('\n'))
}
