import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { LICENSES_FILE } from './scripts/build/licenses.ts'
import { prerender } from './scripts/build/vite-plugin.ts'
import { content } from './scripts/content/vite/plugin.ts'
import { localDatabase } from './scripts/local-database/vite-plugin.ts'

const ASSET_NAME = 'assets/[name]-[hash]'

/** Class names of each stylesheet, in order of appearance. */
const classNames = new Map<string, string[]>()

/** Short class name for CSS Modules: a hash of the stylesheet's path and the index of the class, as every page carries all. */
function nameClass(name: string, file: string): string {
  const path = relative(import.meta.dirname, file.split('?')[0] ?? file)
  const names = classNames.get(path) ?? []
  classNames.set(path, names)
  if (!names.includes(name)) names.push(name)
  const fingerprint = createHash('sha256').update(path).digest('hex').slice(0, 4)
  return `_${fingerprint}${names.indexOf(name).toString(36)}`
}

/** The content folder; tests build the fixture site from another one. */
const contentFolder = process.env.SITE_CONTENT ?? 'content'

export default defineConfig({
  plugins: [content({ root: contentFolder }), localDatabase(), react(), prerender()],
  resolve: {
    alias: {
      '@': new URL('./src', import.meta.url).pathname,
    },
  },
  // Only the site, not the other HTML files of the repository.
  optimizeDeps: { entries: ['index.html'] },
  css: { modules: { generateScopedName: nameClass } },
  server: { host: '127.0.0.1', open: process.stdout.isTTY && !process.env.CI },
  preview: { host: '127.0.0.1' },
  build: {
    target: 'es2022',
    // iOS by itself: only there the minifier has to keep `-webkit-text-size-adjust`.
    cssTarget: ['chrome123', 'edge123', 'firefox121', 'safari17.5', 'ios17.5'],
    // `modulepreload` links need no polyfill; src/boot/ preloads the files of the app's start.
    modulePreload: { polyfill: false },
    // One stylesheet, inlined into every page, with the rules in source order.
    cssCodeSplit: false,
    // Fonts stay files, so that they can be preloaded and cached.
    assetsInlineLimit: 0,
    // For both builds, so that client and server render the same URLs.
    rolldownOptions: { output: { assetFileNames: `${ASSET_NAME}[extname]` } },
  },
  environments: {
    client: {
      build: {
        // Most licences require distribution with the code.
        license: { fileName: LICENSES_FILE },
        rolldownOptions: {
          output: {
            entryFileNames: `${ASSET_NAME}.js`,
            chunkFileNames: `${ASSET_NAME}.js`,
            codeSplitting: {
              groups: [
                // Libraries change rarely: chunks of their own stay cached across releases.
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
