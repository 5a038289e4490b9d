/**
 * `tsx tests/live/other-content.ts [NAME…]`: what `npm run test:live` says of other content than today's: a second company's,
 * and at both ends of what staff may write. The last line is `N passed, N failed`.
 */
import { spawnSync } from 'node:child_process'
import { contentFolder } from '../support/content-folder.ts'
import { OTHER_CONTENT } from '../support/other-content.ts'

const asked = process.argv.slice(2)
let passed = 0
let failed = 0
for (const [name, changes] of Object.entries(OTHER_CONTENT)) {
  if (asked.length > 0 && !asked.includes(name)) continue
  console.log(`\n==== ${name} ====`)
  const environment = { ...process.env, SITE_CONTENT: await contentFolder(changes) }
  const { stdout, stderr } = spawnSync('npm', ['run', '--silent', 'test:live'], { encoding: 'utf8', env: environment })
  console.log(`${stdout}${stderr}`.trim())
  const counts = /(\d+) passed, (\d+) failed\s*$/.exec(stdout)
  passed += Number(counts?.[1] ?? 0)
  failed += Number(counts?.[2] ?? 1)
}
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
