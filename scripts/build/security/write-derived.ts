/** `npm run headers:generate`: writes the headers of header-rules.ts and the former addresses of pages into firebase.json. */
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { siteConfig } from '../../../src/site.config.ts'
import { checkFolder } from '../../content/check.ts'
import { redirectsOf } from '../../content/site/drafts-and-moves.ts'
import { FIREBASE_FILE, hostingRedirects, readFirebaseConfig, requiredHosting } from './firebase-hosting.ts'

const config = readFirebaseConfig()
const redirects = hostingRedirects(redirectsOf(checkFolder('content').files), siteConfig.base)
const hosting = { ...config.hosting, ...requiredHosting(siteConfig.base), redirects }
writeFileSync(FIREBASE_FILE, JSON.stringify({ ...config, hosting }))
execFileSync('npx', ['--no-install', 'biome', 'format', '--write', FIREBASE_FILE], { stdio: 'inherit' })
