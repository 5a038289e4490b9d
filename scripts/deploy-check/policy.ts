import { policyFor } from '../build/security/content-security-policy.ts'
import type { BuiltSite } from './built-site.ts'
import { brokenBuild, type Finding } from './finding.ts'

const PROBLEMS: Record<string, string> = {
  'script-src': 'Sayfanın içindeki betik güvenlik ilkesindeki özetle uyuşmuyor; tarayıcı onu çalıştırmaz.',
  'style-src': 'Sayfanın içindeki stiller güvenlik ilkesindeki özetle uyuşmuyor; tarayıcı onları uygulamaz.',
  'connect-src': 'Güvenlik ilkesi, ziyaret sayacının tanımlı veritabanına göre kurulmamış.',
}

/**
 * Compares the Content Security Policy of every page with the one its inline code needs.
 *
 * @param databaseUrl As in `databaseSources`.
 */
export function checkPolicies(site: BuiltSite, databaseUrl: string | undefined): Finding[] {
  return site.pages.flatMap((page) => {
    const html = site.read(page)
    const found = /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(html)?.[1]
    if (found === undefined) return [brokenBuild(page, 'Güvenlik ilkesi (Content-Security-Policy) yok.')]
    const carried = new Set(found.split(';'))
    const missing = policyFor(html, databaseUrl)
      .split(';')
      .filter((directive) => !carried.delete(directive))
    const names = new Set([...missing, ...carried].map((directive) => directive.split(' ')[0] ?? ''))
    return [...names].map((name) =>
      brokenBuild(page, PROBLEMS[name] ?? `Güvenlik ilkesinin "${name}" bölümü beklenenden farklı.`),
    )
  })
}
