import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'

type Step = { uses?: string; run?: string; env?: Record<string, string>; with?: Record<string, unknown> }
type Job = { if?: string; needs?: string | string[]; permissions?: unknown; steps: Step[] }

const text = readFileSync('.github/workflows/site.yml', 'utf8')
const { permissions, defaults, jobs } = parse(text) as {
  permissions: unknown
  defaults: unknown
  jobs: Record<string, Job>
}

test('nothing may write to the repository, and no checkout leaves its key behind', () => {
  expect(permissions).toEqual({ contents: 'read' })
  for (const { permissions: own, steps } of Object.values(jobs)) {
    expect(own).toBeUndefined()
    for (const { uses, with: options } of steps)
      if (uses?.startsWith('actions/checkout@')) expect(options).toEqual({ 'persist-credentials': false })
  }
})

test('actions are pinned to a commit with its version beside it, tools to an exact version', () => {
  const uses = text.match(/uses: .*/g) ?? []
  expect(uses.length).toBeGreaterThan(3)
  for (const line of uses) expect(line).toMatch(/^uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/)
  expect(text).toMatch(/FIREBASE: firebase-tools@\d+\.\d+\.\d+$/m)
  expect(text).not.toMatch(/npx --yes (?!"\$FIREBASE")/)
})

test('secrets are for the step that uploads, and never for the code of a fork', () => {
  const withSecrets = Object.entries(jobs).filter(([, job]) => JSON.stringify(job).includes('secrets.'))
  expect(withSecrets.map(([name]) => name)).toEqual(['preview', 'publish'])
  expect(jobs.preview?.if).toContain('github.event.pull_request.head.repo.full_name == github.repository')
  expect(jobs.publish?.if).toBe("github.event_name == 'push'")
  for (const [, { steps }] of withSecrets)
    expect(steps.filter((step) => JSON.stringify(step).includes('secrets.'))).toEqual([steps.at(-1)])
})

test('no value from outside becomes part of a command, and one that fails inside a pipe fails its step', () => {
  for (const { steps } of Object.values(jobs)) for (const { run = '' } of steps) expect(run).not.toContain('${{')
  // GitHub starts bash with pipefail only where it is named.
  expect(defaults).toEqual({ run: { shell: 'bash' } })
})
