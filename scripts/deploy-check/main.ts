/**
 * `npm run deploy:check [-- --no-build]`: builds the site and says what keeps it from going live.
 * Exit status: 0 ready, 1 not ready, 2 the check was called wrongly.
 */
import { spawnSync } from 'node:child_process'
import { loadEnv } from 'vite'
import { siteConfig } from '../../src/site.config.ts'
import { DATABASE_VARIABLE } from '../build/security/database-source.ts'
import { FIREBASE_FILE } from '../build/security/firebase-hosting.ts'
import { checkFolder } from '../content/check.ts'
import { printNotes } from '../content/cli/command.ts'
import { checkBuiltRelease, checkReleaseContent } from './check-release.ts'
import { formatRelease } from './report.ts'

const USAGE = `Kullanım: npm run deploy:check [-- --no-build]
  --no-build   siteyi yeniden kurmaz, dist klasöründe olanı denetler`

/** As in vite.config.ts. */
const CONTENT = process.env.SITE_CONTENT ?? 'content'

/** Lines of a failed build that are shown: the last ones name the cause. */
const BUILD_OUTPUT_LINES = 20

function build(): string | undefined {
  console.error('Site kuruluyor; ilk seferde bir iki dakika sürebilir…')
  const { status, stdout, stderr } = spawnSync('npx', ['--no-install', 'vite', 'build'], { encoding: 'utf8' })
  return status === 0 ? undefined : `${stdout}${stderr}`.trim().split('\n').slice(-BUILD_OUTPUT_LINES).join('\n')
}

function main(parameters: readonly string[]): number {
  if (parameters.some((parameter) => parameter !== '--no-build')) {
    console.error(USAGE)
    return 2
  }
  const checked = checkFolder(CONTENT)
  const diagnostics = checkReleaseContent(checked)
  if (checked.diagnostics.length > 0) {
    console.log(formatRelease(diagnostics, [], 'Site bu içerikle kurulamaz; gerisi içerik düzelince denetlenir.'))
    return 1
  }
  const failure = parameters.includes('--no-build') ? undefined : build()
  if (failure !== undefined) {
    const finding = { where: 'npm run build', what: 'Site kurulamadı.', fix: `Son satırlar:\n${failure}` }
    console.log(formatRelease(diagnostics, [{ title: 'Derleme', findings: [finding] }], ''))
    return 1
  }
  const databaseUrl = loadEnv('production', '.', DATABASE_VARIABLE)[DATABASE_VARIABLE]
  const { stages, summary } = checkBuiltRelease({
    content: CONTENT,
    dist: 'dist',
    base: siteConfig.base,
    firebaseFile: FIREBASE_FILE,
    databaseUrl,
  })
  console.log(formatRelease(diagnostics, stages, summary))
  printNotes(process, checked.files, { folder: CONTENT, language: 'tr', isRelease: true })
  return diagnostics.length === 0 && stages.every(({ findings }) => findings.length === 0) ? 0 : 1
}

process.exitCode = main(process.argv.slice(2))
