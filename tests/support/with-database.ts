import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { addPolicy } from '../../scripts/build/security/content-security-policy.ts'
import { FIXTURE_SITE } from './test-sites.ts'

/** The URL of the local database in the scripts of a preview build, see local-database/vite-plugin.ts. */
const OWN_HOST = /(["'`])\/\?ns=demo\1/g

/** As addPolicy writes it. */
const POLICY = /<meta http-equiv="Content-Security-Policy"[^>]*>/

/**
 * Copies the built fixture site and replaces its database, which saves a build.
 *
 * @throws Error when no script has the URL of the local database, or a page has no policy.
 */
export function copyWithDatabase(folder: string, databaseUrl: string): void {
  cpSync(FIXTURE_SITE.folder, folder, { recursive: true })
  let replaced = 0
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(?:js|html)$/.test(name)) continue
    const file = join(folder, name)
    const text = readFileSync(file, 'utf8')
    if (name.endsWith('.html')) {
      if (!POLICY.test(text)) throw new Error(`${name} has no policy.`)
      writeFileSync(file, addPolicy(text.replace(POLICY, ''), databaseUrl))
      continue
    }
    const changed = text.replace(OWN_HOST, () => JSON.stringify(databaseUrl))
    if (changed !== text) replaced += 1
    writeFileSync(file, changed)
  }
  if (replaced === 0) throw new Error('No script of the built site names its database.')
}
