/**
 * Builds the editor for a host of its own, over a repository on GitLab, Forgejo or GitHub, for staff without a checkout:
 * `npm --prefix scripts/editor run publish-editor -- FOLDER`. Settings come from the environment, see PUBLISHING.md.
 */
import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { remoteConfig } from './forms/remote-config.ts'
import { installOnce } from './install.ts'

const PROJECT = fileURLToPath(new URL('../..', import.meta.url))

const [folder] = process.argv.slice(2)
const config = remoteConfig(process.env)
if (folder === undefined)
  refuse('Klasör eksik (say where to write): npm --prefix scripts/editor run publish-editor -- KLASÖR')
if ('missing' in config) refuse(`Eksik ayar (set in the environment): ${config.missing.join(', ')}`)
const target = resolve(PROJECT, folder)
if (target === join(PROJECT, 'dist') || target.startsWith(join(PROJECT, 'dist/'))) {
  refuse('Düzenleyici sitenin içine konmaz; başka bir klasör seçin. (Not into dist: visitors get that.)')
}
await installOnce((text) => console.log(text))
const { bundle } = await import('./build-admin.ts')
await bundle(target)
writeFileSync(join(target, 'config.json'), JSON.stringify(config.config))
console.log(`Düzenleyici hazır: ${target}`)

function refuse(reason: string): never {
  console.error(reason)
  process.exit(2)
}
