import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { LICENSES_FILE } from './scripts/build/licenses.ts'
import { prerender } from './scripts/build/vite-plugin.ts'
import { content } from './scripts/content/vite/plugin.ts'
import { localDatabase } from './scripts/local-database/vite-plugin.ts'

const ASSET_NAME = 'assets/[name]-[hash]'

/** Classes of each stylesheet, in the order they are met. */
const classNames = new Map<string, string[]>()

/** Short, because every page carries all names: its stylesheet's fingerprint and its place in it. */
function nameClass(name: string, file: string): string {
  const path = relative(import.meta.dirname, file.split('?')[0] ?? file)
  const names = classNames.get(path) ?? []
  classNames.set(path, names)
  if (!names.includes(name)) names.push(name)
  const fingerprint = createHash('sha256').update(path).digest('hex').slice(0, 4)
  return `_${fingerprint}${names.indexOf(name).toString(36)}`
}

/** The content folder; the tests build their fixture site from one of their own. */
const contentFolder = process.env.SITE_CONTENT ?? 'content'

export default defineConfig({
  plugins: [content({ root: contentFolder }), localDatabase(), react(), prerender()],
  resolve: {
    alias: {
      '@': new URL('./src', import.meta.url).pathname,
    },
  },
  // Only the site, not the other pages of this folder (pictures, editor, tests).
  optimizeDeps: { entries: ['index.html'] },
  css: { modules: { generateScopedName: nameClass } },
  server: { host: '127.0.0.1', open: process.stdout.isTTY && !process.env.CI },
  preview: { host: '127.0.0.1' },
  build: {
    target: 'es2022',
    // Safari of telephones by itself: it enlarges text on its side unless told so in words of its own.
    cssTarget: ['chrome123', 'edge123', 'firefox121', 'safari17.5', 'ios17.5'],
    // A page's files are asked for with what they import; what the app starts with, src/boot/ asks for.
    modulePreload: { polyfill: false },
    // One stylesheet: a page is never there without its looks, and the rules keep the order they were written in.
    cssCodeSplit: false,
    // Fonts stay files, so that they can be fetched early and kept.
    assetsInlineLimit: 0,
    // For the browser and for Node, which write the same addresses.
    rolldownOptions: { output: { assetFileNames: `${ASSET_NAME}[extname]` } },
  },
  environments: {
    client: {
      build: {
        // Most licences ask to be passed on with the work.
        license: { fileName: LICENSES_FILE },
        rolldownOptions: {
          output: {
            entryFileNames: `${ASSET_NAME}.js`,
            chunkFileNames: `${ASSET_NAME}.js`,
            codeSplitting: {
              groups: [
                // Libraries change less often than content: their files stay in the visitor's cache.
                { name: 'react', test: /rolldown\/runtime|node_modules\/(react|react-dom|scheduler)\// },
                { name: 'router', test: /node_modules\/(@tanstack|isbot|seroval|cookie-es)/ },
              ],
            },
          },
        },
      },
    },
  },
})
