import { resolve } from 'node:path'
import { build } from 'vite'

/**
 * Compiles a script of src/boot/ by itself: it shares no chunk with the app.
 *
 * @param root The project's folder.
 * @param source Path from there.
 * @param base The folder of the site, see paths.ts.
 * @returns One line of code, free of `</script`.
 */
export async function compileScript(root: string, source: string, base: string): Promise<string> {
  const result = await build({
    root,
    base,
    configFile: false,
    envFile: false,
    logLevel: 'error',
    resolve: { alias: { '@': resolve(root, 'src') } },
    build: {
      write: false,
      copyPublicDir: false,
      target: 'es2022',
      lib: { entry: resolve(root, source), formats: ['iife'], name: 'boot', fileName: 'boot' },
      minify: true,
      reportCompressedSize: false,
    },
  })
  const outputs = Array.isArray(result) ? result : 'output' in result ? [result] : []
  const code = outputs[0]?.output[0].code.trim()
  if (!code) throw new Error(`${source} did not compile.`)
  if (code.includes('</script')) throw new Error(`${source} would end its own script element.`)
  return code
}
