/**
 * `npm run test:engines [-- firefox webkit]`: the main journeys through the fixture site in the engines of Firefox and
 * Safari; playwright.config.ts has that of Chrome. An engine that this machine does not have is named, with the way to get it, and counts as
 * failed only when it was asked for. The last line is `N passed, N failed`.
 */
import { spawnSync } from 'node:child_process'
import { preview } from 'vite'
import { buildArguments, environmentOf, FIXTURE_SITE } from '../support/test-sites.ts'
import { CannotTell, type Engine, EngineMissing } from './engine.ts'
import { startFirefox } from './firefox.ts'
import { type Journey, journeys } from './journeys.ts'
import { startWebKit } from './webkit.ts'

const starters: Record<string, () => Promise<Engine>> = {
  firefox: startFirefox,
  webkit: startWebKit,
}

/** The longest a journey may take before its browser counts as stuck. */
const JOURNEY_LIMIT_MS = 300_000

let passed = 0
let failed = 0

async function tryEngine(name: string, site: string, wasAskedFor: boolean): Promise<void> {
  console.log(`\n== ${name} ==`)
  let engine: Engine
  try {
    engine = await (starters[name] ?? unknownEngine(name))()
  } catch (error) {
    console.log(`  ✘ ${message(error)}`)
    if (!(error instanceof EngineMissing) || wasAskedFor) failed += 1
    return
  }
  try {
    console.log(`  ${await engine.evaluate(() => navigator.userAgent)}`)
    for (const journey of journeys) await tryJourney(engine, journey, site)
  } finally {
    await engine.close()
  }
}

async function tryJourney(engine: Engine, { name, run }: Journey, site: string): Promise<void> {
  const start = performance.now()
  let timer: NodeJS.Timeout | undefined
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The browser is stuck.')), JOURNEY_LIMIT_MS)
  })
  try {
    await Promise.race([run(engine, site), limit])
    passed += 1
    console.log(`  ✓ ${name} (${((performance.now() - start) / 1000).toFixed(1)} s)`)
  } catch (error) {
    if (error instanceof CannotTell) return console.log(`  – ${name}: ${error.message}`)
    failed += 1
    console.log(`  ✘ ${name}\n      ${message(error).replaceAll('\n', '\n      ')}`)
  } finally {
    clearTimeout(timer)
  }
}

function unknownEngine(name: string): never {
  throw new Error(`There is no engine "${name}"; there are ${Object.keys(starters).join(', ')}.`)
}

function message(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

const asked = process.argv.slice(2)
Object.assign(process.env, environmentOf(FIXTURE_SITE))
// `npm run test:all` has built it.
if (!process.env.SITE_IS_BUILT) {
  const build = spawnSync('npx', ['--no-install', 'vite', ...buildArguments(FIXTURE_SITE)], { stdio: 'inherit' })
  if (build.status !== 0) process.exit(1)
}
const server = await preview({
  base: FIXTURE_SITE.base,
  build: { outDir: FIXTURE_SITE.folder },
  preview: { port: 0 },
  logLevel: 'error',
})
try {
  const site = server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? ''
  for (const name of asked.length > 0 ? asked : Object.keys(starters)) {
    await tryEngine(name, site, asked.length > 0)
  }
} finally {
  await server.close()
}
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
