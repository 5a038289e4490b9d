import { relative } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { nameClass } from './scripts/build/class-names.ts'
import { CSS_TARGET } from './scripts/build/css-target.ts'
import { drawings } from './scripts/build/drawings.ts'
import { LICENSES_FILE } from './scripts/build/licenses.ts'
import { prerender } from './scripts/build/vite-plugin.ts'
import { content } from './scripts/content/vite/plugin.ts'
import { localDatabase } from './scripts/local-database/vite-plugin.ts'
import { siteConfig } from './src/site.config.ts'

/** Six letters of a hash are enough for some hundred files, and every page names dozens. */
const ASSET_NAME = 'assets/[name]-[hash:6]'

/** The tests build their fixture site from another folder. */
const contentFolder = process.env.SITE_CONTENT ?? 'content'

export default defineConfig({
  base: siteConfig.base,
  plugins: [content({ root: contentFolder }), localDatabase(), drawings(), react(), prerender()],
  resolve: {
    alias: {
      '@': new URL('./src', import.meta.url).pathname,
    },
  },
  // Only the site, not the other HTML files of the project (artwork, editor).
  optimizeDeps: { entries: ['index.html'] },
  css: {
    modules: {
      generateScopedName: (name: string, file: string) =>
        nameClass(name, relative(import.meta.dirname, file.split('?')[0] ?? file)),
    },
  },
  server: { host: '127.0.0.1', open: process.stdout.isTTY && !process.env.CI },
  // As a host of files: otherwise the answers vary by origin, and Safari loads a preloaded typeface twice.
  preview: { host: '127.0.0.1', cors: false },
  build: {
    target: 'es2022',
    cssTarget: CSS_TARGET,
    // src/boot/ preloads the chunks of the app.
    modulePreload: { polyfill: false },
    // One stylesheet, in source order, which the pages have inline.
    cssCodeSplit: false,
    // Fonts stay files, which can be preloaded and cached.
    assetsInlineLimit: 0,
    // For both builds, which write the same URLs.
    rolldownOptions: { output: { assetFileNames: `${ASSET_NAME}[extname]` } },
  },
  environments: {
    client: {
      build: {
        // Most licences have to be distributed with the work.
        license: { fileName: LICENSES_FILE },
        rolldownOptions: {
          output: {
            entryFileNames: `${ASSET_NAME}.js`,
            chunkFileNames: `${ASSET_NAME}.js`,
            codeSplitting: {
              groups: [
                // Libraries change less often than the app: their chunks stay cached.
                { name: 'react', test: /rolldown\/runtime|node_modules\/(react|react-dom|scheduler)\// },
                { name: 'router', test: /node_modules\/@tanstack\// },
                // One request instead of many for what several sections use.
                { name: 'shared', test: /\/src\/(boot|components|content|drawings|motion)\//, minShareCount: 2 },
              ],
            },
          },
        },
      },
    },
  },
})
