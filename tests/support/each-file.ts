import { afterAll, vi } from 'vitest'
import { siteConfig } from '../../src/site.config.ts'

// The sites of the tests are at the root of their hosts, wherever the site of the company is.
siteConfig.base = '/'

// The next file of this worker has the same modules and globals.
afterAll(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})
