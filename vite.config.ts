import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { content } from './scripts/content/vite/plugin.ts'
import { localDatabase } from './scripts/local-database/vite-plugin.ts'
import { isStartedWith } from './scripts/prerender/chunk-groups.ts'
import { classImports } from './scripts/prerender/class-imports.ts'
import { constantTokens } from './scripts/prerender/constant-tokens.ts'
import { eagerModules } from './scripts/prerender/eager-modules.ts'
import { importHelper } from './scripts/prerender/import-helper.ts'
import { LICENSES_FILE } from './scripts/prerender/licenses.ts'
import { shortNames } from './scripts/prerender/short-names.ts'
import { prerender } from './scripts/prerender/vite-plugin.ts'

/** Modules that more than one part of the site uses. */
const SHARED = /@tabler\/icons-react|src\/(components|content|layout|motion\/(?!engine)|app\/PageView)/

/** Every page lists them, within the first packets: six signs tell releases apart, and cannot be compressed. */
const ASSET_NAME = 'assets/[name]-[hash:6]'

/** The content folder; the tests build their fixture site from one of their own. */
const contentFolder = process.env.SITE_CONTENT ?? 'content'

export default defineConfig({
  plugins: [
    importHelper(),
    // By the names in the sources, so before those are shortened.
    constantTokens(),
    shortNames(),
    classImports(),
    content({ root: contentFolder }),
    localDatabase(),
    react(),
    eagerModules(),
    prerender(),
  ],
  resolve: {
    alias: {
      '@': new URL('./src', import.meta.url).pathname,
      // A stand-in for React 17, which the router's store still asks for; React has had the hook itself since 18.
      'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
    },
  },
  // Only the site, not the other pages of this folder (pictures, editor, tests).
  optimizeDeps: { entries: ['index.html'] },
  server: { host: '127.0.0.1', open: process.stdout.isTTY && !process.env.CI },
  preview: { host: '127.0.0.1' },
  build: {
    target: 'es2022',
    // Safari of telephones by itself: it enlarges text on its side unless told so in words of its own.
    cssTarget: ['chrome123', 'edge123', 'firefox121', 'safari17.5', 'ios17.5'],
    // boot.ts asks for files early, and by the time a page is fetched, what its files import is there.
    modulePreload: false,
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
          // Its modules each make a component besides the strokes that Icon.tsx draws.
          treeshake: { manualPureFunctions: ['createReactComponent'] },
          output: {
            entryFileNames: `${ASSET_NAME}.js`,
            chunkFileNames: `${ASSET_NAME}.js`,
            codeSplitting: {
              groups: [
                { name: 'index', tags: ['$initial'], priority: 4 },
                // Libraries change less often than content: their files stay in the visitor's cache.
                { name: 'react', test: /rolldown\/runtime|node_modules\/(react|react-dom|scheduler)\//, priority: 3 },
                { name: 'router', test: /node_modules\/(@tanstack|isbot|seroval|cookie-es)/, priority: 3 },
                // What several pages share comes as two files instead of dozens of tiny ones.
                {
                  name: (id, modules) => (isStartedWith(id, modules) ? 'start' : null),
                  debugName: 'start',
                  priority: 2,
                },
                { name: 'sections', test: SHARED, priority: 1 },
              ],
            },
          },
        },
      },
    },
  },
})
