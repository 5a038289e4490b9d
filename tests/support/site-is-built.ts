import { existsSync } from 'node:fs'
import { buildArguments, environmentOf, FIXTURE_SITE } from './test-sites.ts'

/** Global setup of the tests of built files. @throws Error with the command while there are none. */
export default function setup(): void {
  if (existsSync(`${FIXTURE_SITE.folder}/index.html`)) return
  const words = Object.entries(environmentOf(FIXTURE_SITE)).map(([name, value]) => `${name}=${value}`)
  const command = [...words, 'npx vite', ...buildArguments(FIXTURE_SITE)].join(' ')
  throw new Error(`These tests read the built fixture site, and there is none. Build it:\n\n${command}\n`)
}
