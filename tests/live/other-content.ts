/**
 * `tsx tests/live/other-content.ts [NAME…]`: runs `npm run test:live` on other content: the fixture site, and content at both
 * ends of what staff may write. The last line is `N passed, N failed`.
 */
import { spawnSync } from 'node:child_process'
import { contentFolder } from '../support/content-folder.ts'
import { OTHER_CONTENT } from '../support/other-content.ts'
import { FIXTURE_SITE } from '../support/test-sites.ts'

const asked = process.argv.slice(2)
let passed = 0
let failed = 0
const folders: Record<string, string> = { 'second company': FIXTURE_SITE.content }
for (const [name, changes] of Object.entries(OTHER_CONTENT)) folders[name] = await contentFolder(changes)

for (const [name, folder] of Object.entries(folders)) {
  if (asked.length > 0 && !asked.includes(name)) continue
  console.log(`\n==== ${name} ====`)
  const environment = { ...process.env, SITE_CONTENT: folder }
  const { stdout, stderr } = spawnSync('npm', ['run', '--silent', 'test:live'], { encoding: 'utf8', env: environment })
  console.log(`${stdout}${stderr}`.trim())
  const counts = /(\d+) passed, (\d+) failed\s*$/.exec(stdout)
  passed += Number(counts?.[1] ?? 0)
  failed += Number(counts?.[2] ?? 1)
}
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
