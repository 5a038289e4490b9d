/** `npm run headers:generate`: writes the headers of header-rules.ts into firebase.json. */
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { siteConfig } from '../../../src/site.config.ts'
import { FIREBASE_FILE, readFirebaseConfig, requiredHosting } from './firebase-hosting.ts'

const config = readFirebaseConfig()
const hosting = { ...config.hosting, ...requiredHosting(siteConfig.base) }
writeFileSync(FIREBASE_FILE, JSON.stringify({ ...config, hosting }))
execFileSync('npx', ['--no-install', 'biome', 'format', '--write', FIREBASE_FILE], { stdio: 'inherit' })
