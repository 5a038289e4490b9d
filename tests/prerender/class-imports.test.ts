import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, type Rolldown } from 'vite'
import { afterAll, expect, test } from 'vitest'
import { classImports } from '../../scripts/prerender/class-imports.ts'

const root = mkdtempSync(join(tmpdir(), 'class-imports-'))
afterAll(() => rmSync(root, { recursive: true }))
mkdirSync(join(root, 'src'))
writeFileSync(join(root, 'src/box.module.css'), '.box { color: red } .wide { color: blue } .unused { color: green }')

/** Builds one script that uses these classes. @returns The script, and the rules. */
async function buildWith(script: string): Promise<{ code: string; css: string }> {
  writeFileSync(join(root, 'src/main.tsx'), `import styles from './box.module.css'\n${script}`)
  const result = await build({
    configFile: false,
    root,
    logLevel: 'silent',
    plugins: [classImports()],
    css: { modules: { generateScopedName: 'box-[local]' } },
    build: {
      write: false,
      rolldownOptions: { input: join(root, 'src/main.tsx'), optimization: { inlineConst: { mode: 'all' } } },
    },
  })
  const { output } = result as Rolldown.RolldownOutput
  const isCss = (file: Rolldown.OutputChunk | Rolldown.OutputAsset) => file.fileName.endsWith('.css')
  const text = (file?: Rolldown.OutputChunk | Rolldown.OutputAsset) =>
    String(file?.type === 'asset' ? file.source : file?.code)
  return { code: text(output.find((file) => !isCss(file))), css: text(output.find(isCss)) }
}

test('a script names the classes it uses and no others; their rules are all there', async () => {
  const { code, css } = await buildWith('document.body.classList.add(styles.box, styles.wide)')
  expect(code).toMatch(/classList\.add\(`box-box`,`box-wide`\)/)
  expect(code).not.toContain('unused')
  for (const name of ['box', 'wide', 'unused']) expect(css).toContain(`.box-${name}`)
})

test('a class that is chosen while the page runs is found', async () => {
  const { code } = await buildWith('document.body.className = styles[document.title] ?? ""')
  for (const name of ['box', 'wide', 'unused']) expect(code).toContain(`box-${name}`)
})

test('a class that its stylesheet does not have stops the build', async () => {
  await expect(buildWith('document.body.className = styles.bxo')).rejects.toThrow(/`bxo` will always be undefined/)
})
