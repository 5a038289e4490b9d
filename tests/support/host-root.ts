import { siteConfig } from '../../src/site.config.ts'

// The sites of the tests are at the root of their hosts, wherever the site of the company is.
siteConfig.base = '/'
