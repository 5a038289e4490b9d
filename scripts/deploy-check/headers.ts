import { readFirebaseConfig, readHeaderRules, requiredHosting } from '../build/security/firebase-hosting.ts'
import { headerRules, headersFor } from '../build/security/header-rules.ts'
import { publishedPath, writeHeadersFile } from '../build/security/headers-file.ts'
import type { BuiltSite } from './built-site.ts'
import { brokenBuild, type Finding } from './finding.ts'

const DERIVE =
  'npm run headers:generate çalıştırın; başlıkların kaynağı scripts/build/security/header-rules.ts dosyasıdır.'

/**
 * Checks the response headers of Firebase (firebase.json) and of other hosts (`_headers`) against the header rules.
 *
 * @param base As in `headerRules`.
 */
export function checkHeaders(site: BuiltSite, base: string, firebaseFile: string): Finding[] {
  const findings: Finding[] = []
  const report = (what: string, fix = DERIVE) => findings.push({ where: firebaseFile, what, fix })
  const { hosting } = readFirebaseConfig(firebaseFile)
  const { cleanUrls, trailingSlash } = requiredHosting(base)
  const required = headerRules(base)
  const rules = readHeaderRules(firebaseFile)
  const reported = new Set<string>()
  for (const path of [...site.files].map(publishedPath)) {
    const sent = headersFor(path, rules)
    for (const [name, value] of Object.entries(headersFor(path, required))) {
      if (sent[name] === value || reported.has(name)) continue
      reported.add(name)
      report(`"${name}" başlığı ${sent[name] === undefined ? 'eksik' : 'farklı'}; örneğin ${path} adresinde.`)
    }
  }
  if (hosting.rewrites !== undefined)
    report('"rewrites" kuralı var: bulunamayan dosyalar sayfa gibi yanıtlanır.', '"rewrites" kuralını silin.')
  if (hosting.cleanUrls !== cleanUrls || hosting.trailingSlash !== trailingSlash)
    report('Sayfa adreslerinin sonundaki eğik çizgi bağlantılardaki gibi değil (cleanUrls, trailingSlash).')
  if (!site.files.has('_headers')) findings.push(brokenBuild('_headers', 'Başlıkları sayan dosya yok.'))
  else if (site.read('_headers') !== writeHeadersFile([...site.files], base))
    findings.push(brokenBuild('_headers', 'Dosya, yayımlanacak dosyalarla ya da başlıklarla uyuşmuyor.'))
  return findings
}
