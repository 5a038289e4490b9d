import { DATABASE_VARIABLE, databaseSources } from '../build/security/database-source.ts'
import type { BuiltSite } from './built-site.ts'
import { brokenBuild, type Finding } from './finding.ts'

const WRITE_IT =
  'Firebase konsolundan Realtime Database adresini alın; .env.production.local dosyasına ya da yayın ayarlarına yazıp siteyi yeniden kurun.'

/** Checks that a database is configured, reachable for visitors and part of the build. */
export function checkDatabase(site: BuiltSite, databaseUrl: string | undefined): Finding[] {
  const report = (what: string): Finding[] => [{ where: DATABASE_VARIABLE, what, fix: WRITE_IT }]
  if (!databaseUrl) return report('Ziyaret sayacının veritabanı adresi yok; site sayaçsız yayımlanır.')
  if (!isReachable(databaseUrl)) return report(`Ziyaretçiler bu adrese bağlanamaz: ${databaseUrl}`)
  if (/\/\/PROJECT|REGION/.test(databaseUrl)) return report(`Adres örnekten kalmış: ${databaseUrl}`)
  const { host } = new URL(databaseUrl)
  const isBuiltIn = site.filesWith('.js').some((file) => site.read(file).includes(host))
  return isBuiltIn ? [] : [brokenBuild(site.folder, `Kurulan sitede veritabanının adresi (${host}) yok.`)]
}

function isReachable(databaseUrl: string): boolean {
  try {
    return databaseSources(databaseUrl).some((source) => source.startsWith('wss://'))
  } catch {
    return false
  }
}
