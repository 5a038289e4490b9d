import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { environmentOf, FIXTURE_SITE } from './tests/support/test-sites.ts'

// For this process and its workers.
Object.assign(process.env, environmentOf(FIXTURE_SITE))

const ALL = 'tests/**/*.test.{ts,tsx}'
const BUILT = 'tests/build/**'
const ENGINES = 'tests/engines/**'
/** Files that replace a module for themselves (`vi.mock`). */
const ISOLATED = ['tests/content/derived.test.ts', 'tests/content/saves.test.ts']

/** Tests that read the built fixture site. */
const ofBuiltSite = (name: string, folder: string) => ({
  extends: true as const,
  test: {
    name,
    include: [`${folder}/*.test.ts`],
    globalSetup: ['tests/support/temporary-folder.ts', 'tests/support/site-is-built.ts'],
  },
})

export default defineConfig({
  plugins: [react()],
  resolve: { alias: { '@': new URL('./src', import.meta.url).pathname } },
  test: {
    globalSetup: 'tests/support/temporary-folder.ts',
    setupFiles: 'tests/support/each-file.ts',
    css: { modules: { classNameStrategy: 'non-scoped' } },
    passWithNoTests: false,
    // Generous: a busy machine is slow, not wrong.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Files of a worker share their modules, which saves loading them; tests/support/each-file.ts tidies up.
    isolate: false,
    projects: [
      { extends: true, test: { name: 'unit', include: [ALL], exclude: [BUILT, ENGINES, ...ISOLATED] } },
      { extends: true, test: { name: 'isolated', include: ISOLATED, isolate: true } },
      ofBuiltSite('built', BUILT),
      ofBuiltSite('engines', ENGINES),
    ],
  },
})
