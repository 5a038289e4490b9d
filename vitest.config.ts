import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { content } from './scripts/content/vite/plugin.ts'

export default defineConfig({
  plugins: [content({ root: process.env.SITE_CONTENT }), react()],
  resolve: { alias: { '@': new URL('./src', import.meta.url).pathname } },
  test: {
    globalSetup: 'tests/support/temporary-folder.ts',
    include: ['tests/**/*.test.{ts,tsx}'],
    css: { modules: { classNameStrategy: 'non-scoped' } },
    passWithNoTests: false,
    // Generous: a busy machine is slow, not wrong.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
