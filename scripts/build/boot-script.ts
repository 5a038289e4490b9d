import { resolve } from 'node:path'
import { build } from 'vite'

const SOURCE = 'src/boot/boot.ts'

/**
 * Compiles the inline script in the head of every page.
 *
 * @param root The project's folder.
 * @returns One line of code, free of `</script`.
 */
export async function compileBootScript(root: string): Promise<string> {
  const result = await build({
    root,
    configFile: false,
    envFile: false,
    logLevel: 'error',
    resolve: { alias: { '@': resolve(root, 'src') } },
    build: {
      write: false,
      copyPublicDir: false,
      target: 'es2022',
      lib: { entry: resolve(root, SOURCE), formats: ['iife'], name: 'boot', fileName: 'boot' },
      minify: true,
      reportCompressedSize: false,
    },
  })
  const outputs = Array.isArray(result) ? result : 'output' in result ? [result] : []
  const code = outputs[0]?.output[0].code.trim()
  if (!code) throw new Error(`${SOURCE} did not compile.`)
  if (code.includes('</script')) throw new Error(`${SOURCE} would end its own script element.`)
  return code
}
