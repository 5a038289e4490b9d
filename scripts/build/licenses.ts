import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { siteConfig } from '../../src/site.config.ts'
import { readFontMetadata } from '../brand/font-files.ts'

/** Licences of everything a visitor receives; written by Vite's `build.license`, completed here. */
export const LICENSES_FILE = 'licenses.txt'

/** The headlines of the sample sites in the hero; see scripts/tools/trade-fonts.ts. */
const TRADE_TYPEFACES = [
  '@fontsource-variable/archivo',
  '@fontsource-variable/gabarito',
  '@fontsource-variable/newsreader',
]

/** Subset typefaces and copied icons, with the files of their licences. */
const COPIED = [
  ...[...Object.values(siteConfig.typefaces), ...TRADE_TYPEFACES].map((name) => ({
    name,
    kind: readFontMetadata(name).license.type,
    file: `node_modules/${name}/LICENSE`,
  })),
  { name: '@tabler/icons', kind: 'MIT', file: 'src/components/image/icons.LICENSE.txt' },
]

/** Adds the licences of packages that no script imports. */
export async function addLicensesOfCopies(root: string, outDir: string): Promise<void> {
  const licenses = join(outDir, LICENSES_FILE)
  const sections = COPIED.map(async ({ name, kind, file }) => {
    const license = await readFile(join(root, file), 'utf8')
    return `## ${name} (${kind})\n\n${license.trim()}\n`
  })
  await writeFile(licenses, [await readFile(licenses, 'utf8'), ...(await Promise.all(sections))].join('\n'))
}
