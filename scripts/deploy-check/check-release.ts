import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LICENSES_FILE } from '../build/licenses.ts'
import { toDiagnostic } from '../content/diagnostics/code-frame.ts'
import type { Diagnostic } from '../content/diagnostics/diagnostic.ts'
import type { CheckResult } from '../content/site/check-file.ts'
import { findReleaseDiagnostics } from '../content/site/placeholders.ts'
import { BuiltSite } from './built-site.ts'
import { checkDatabase } from './database.ts'
import { brokenBuild, type Stage } from './finding.ts'
import { checkHeaders } from './headers.ts'
import { checkLinks } from './links.ts'
import { checkPolicies } from './policy.ts'

/** Files every build has besides its pages, in the folder of the site and at the root of its host. */
const SITE_FILES = ['index.html', '404.html', 'sitemap.xml', 'site.webmanifest', 'favicon.ico', LICENSES_FILE]
const HOST_FILES = ['404.html', 'robots.txt']

export type Release = {
  /** The content folder. */
  content: string
  /** The root of the host, with the built site in it. */
  dist: string
  /** Folder of the host that the site is served from, with a slash at both ends. */
  base: string
  firebaseFile: string
  databaseUrl: string | undefined
}

/** Diagnostics of the content, with the release rules: placeholders and unused pictures. */
export function checkReleaseContent(result: CheckResult): Diagnostic[] {
  return findReleaseDiagnostics(result).map((found) => toDiagnostic(found, 'tr', 'content'))
}

/** Checks the build output and the configuration of the host. Only reads files. */
export function checkBuiltRelease({ content, dist, base, firebaseFile, databaseUrl }: Release): {
  stages: Stage[]
  summary: string
} {
  const site = new BuiltSite(dist)
  const expected = new Set([...SITE_FILES.map((file) => base.slice(1) + file), ...HOST_FILES])
  if (!site.files.has(`${base.slice(1)}index.html`)) {
    const missing = brokenBuild(dist, 'Kurulmuş site yok.')
    return { stages: [{ title: 'Derleme', findings: [missing] }], summary: '' }
  }
  const missing = [...expected].filter((file) => !site.files.has(file)).map((file) => brokenBuild(file, 'Dosya yok.'))
  const database = checkDatabase(site, databaseUrl)
  const links = checkLinks(site, siteUrlOf(content), base)
  return {
    stages: [
      { title: 'Derleme', findings: missing },
      { title: 'Bağlantılar', findings: links.findings },
      // A URL that is no database would report every page.
      { title: 'Güvenlik ilkesi', findings: checkPolicies(site, database.length > 0 ? undefined : databaseUrl) },
      { title: 'Başlıklar', findings: checkHeaders(site, base, firebaseFile) },
      { title: 'Ziyaret sayacı', findings: database },
    ],
    summary: `${site.pages.length} sayfa, ${links.checked} bağlantı, ${site.files.size} dosya denetlendi.`,
  }
}

function siteUrlOf(content: string): string {
  const { url } = JSON.parse(readFileSync(join(content, 'site.json'), 'utf8')) as { url: string }
  return url.replace(/\/$/, '')
}
