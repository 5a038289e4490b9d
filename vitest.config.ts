import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { environmentOf, FIXTURE_SITE } from './tests/support/test-sites.ts'

// For this process and its workers.
Object.assign(process.env, environmentOf(FIXTURE_SITE))

export default defineConfig({
  plugins: [react()],
  resolve: { alias: { '@': new URL('./src', import.meta.url).pathname } },
  test: {
    globalSetup: 'tests/support/temporary-folder.ts',
    setupFiles: 'tests/support/host-root.ts',
    include: ['tests/**/*.test.{ts,tsx}'],
    css: { modules: { classNameStrategy: 'non-scoped' } },
    passWithNoTests: false,
    // Generous: a busy machine is slow, not wrong.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
