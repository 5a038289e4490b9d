/** `npm run headers:generate`: brings firebase.json in line with header-rules.ts. */
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { FIREBASE_FILE, readFirebaseConfig, requiredHosting } from './firebase-hosting.ts'

const config = readFirebaseConfig()
const hosting = { ...config.hosting, ...requiredHosting() }
writeFileSync(FIREBASE_FILE, JSON.stringify({ ...config, hosting }))
execFileSync('npx', ['--no-install', 'biome', 'format', '--write', FIREBASE_FILE], { stdio: 'inherit' })
