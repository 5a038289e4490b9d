import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { content } from './scripts/content/vite-plugin.ts'
import { localDatabase } from './scripts/local-database/vite-plugin.ts'

export default defineConfig({
  plugins: [content(), localDatabase(), react()],
  resolve: { alias: { '@': new URL('./src', import.meta.url).pathname } },
  server: { host: '127.0.0.1', open: process.stdout.isTTY && !process.env.CI },
  preview: { host: '127.0.0.1' },
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    // One stylesheet: a page is never there without its looks, and the rules keep the order they were written in.
    cssCodeSplit: false,
    // Fonts stay files, so that they can be fetched early and kept.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Libraries change less often than content: their chunk stays in the visitor's cache.
          groups: [{ name: 'vendor', test: /node_modules/, tags: ['$initial'] }],
        },
      },
    },
  },
})
