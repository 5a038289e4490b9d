import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { addPolicy } from '../../scripts/build/security/content-security-policy.ts'
import { requiredHosting } from '../../scripts/build/security/firebase-hosting.ts'
import { BuiltSite } from '../../scripts/deploy-check/built-site.ts'
import { checkBuiltRelease } from '../../scripts/deploy-check/check-release.ts'
import { checkDatabase } from '../../scripts/deploy-check/database.ts'
import { formatRelease } from '../../scripts/deploy-check/report.ts'
import { contentFolder } from '../support/content-folder.ts'
import { pages, redirects } from '../support/site-content.ts'
import { FIXTURE_SITE } from '../support/test-sites.ts'

const DATABASE_URL = 'https://ornek-default-rtdb.europe-west1.firebasedatabase.app'

const folder = mkdtempSync(join(tmpdir(), 'deploy-check-'))
const built = join(folder, 'built')
const { content, base } = FIXTURE_SITE

// A copy of the fixture site with another database, which saves a build.
beforeAll(() => {
  cpSync(FIXTURE_SITE.folder, built, { recursive: true })
  for (const name of readdirSync(built, { recursive: true, encoding: 'utf8' })) {
    const file = join(built, name)
    const policy = /<meta http-equiv="Content-Security-Policy"[^>]*>/
    if (name.endsWith('.html'))
      writeFileSync(file, addPolicy(readFileSync(file, 'utf8').replace(policy, ''), DATABASE_URL))
    // As local-database/vite-plugin.ts names it in a preview build.
    if (name.includes('assets/start-')) edit(file, /(["'`])\/\?ns=demo\1/, JSON.stringify(DATABASE_URL))
  }
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** What is said about a copy of the built site after something has been done to it; findings as `title: where: what`. */
function check(harm: (dist: string, firebaseFile: string) => void = () => {}) {
  const copy = mkdtempSync(join(folder, 'copy-'))
  const [dist, firebaseFile] = [join(copy, 'dist'), join(copy, 'firebase.json')]
  writeFileSync(firebaseFile, JSON.stringify({ hosting: requiredHosting(base) }))
  cpSync(built, dist, { recursive: true })
  harm(dist, firebaseFile)
  const { stages, summary } = checkBuiltRelease({ content, dist, base, firebaseFile, databaseUrl: DATABASE_URL })
  const found = stages.flatMap(({ title, findings }) =>
    findings.map(({ where, what }) => `${title}: ${where.replace(`${copy}/`, '')}: ${what}`),
  )
  return { found, stages, summary }
}

function edit(file: string, from: string | RegExp, to: string): void {
  const text = readFileSync(file, 'utf8')
  const changed = text.replace(from, to)
  if (changed === text) throw new Error(`${file} does not hold ${from}.`)
  writeFileSync(file, changed)
}

test('a whole build with its database is ready, with the licence of its client; what was counted is said', () => {
  const { found, stages, summary } = check()

  expect(found).toEqual([])
  expect(summary).toMatch(
    new RegExp(`^${pages.length + redirects.length} sayfa, \\d{3,} bağlantı, \\d{2,} dosya denetlendi\\.$`),
  )
  expect(formatRelease([], stages, summary)).toBe(`Yayına hazır. ${summary}`)
  const finding = { where: 'index.html', what: 'Bir şey eksik.', fix: 'Düzeltin.' }
  expect(formatRelease([], [{ title: 'Derleme', findings: [finding] }], summary)).toBe(
    `Derleme\n  index.html\n    Bir şey eksik.\n    Düzeltme: Düzeltin.\n\nYayına hazır değil: 1 eksik var. ${summary}`,
  )
  const licenses = readFileSync(join(built, 'licenses.txt'), 'utf8')
  expect(licenses).toMatch(/^## @firebase\/database - \S+ \(Apache-2\.0\)$/m)
})

test('whatever is missing, leads nowhere or does not fit is named, headers once with an address', () => {
  const { found } = check((dist, firebaseFile) => {
    rmSync(join(dist, 'ozet'), { recursive: true })
    edit(join(dist, 'hizmetlerimiz/index.html'), / id="gunes-kirici"/g, ' id="baska"')
    edit(join(dist, 'biz-kimiz/index.html'), 'href="#bize-yazin"', 'href="#bize-yazim"')
    for (const kind of [
      /^kart-1-.*-344\.avif$/,
      /^display-latin-(?!ext|rare).*\.woff2$/,
      /^(?:HeroSection|count-visit)-.*\.js$/,
    ])
      for (const file of readdirSync(join(dist, 'assets'))) if (kind.test(file)) rmSync(join(dist, 'assets', file))
    edit(join(dist, 'index.html'), '<script>', '<script>/* changed */')
    edit(join(dist, 'bize-yazin/index.html'), '<style>', '<style>p{}')
    edit(join(dist, '404.html'), /<meta http-equiv[^>]*>/, '')
    edit(join(dist, 'hizmetlerimiz/index.html'), "base-uri 'none'", "base-uri 'self'")
    edit(join(dist, 'biz-kimiz/index.html'), 'wss://*.europe-west1', 'wss://*.us-central1')
    edit(firebaseFile, '{"key":"X-Content-Type-Options","value":"nosniff"},', '')
    edit(firebaseFile, '31536000, immutable', '3600')
    edit(firebaseFile, '"trailingSlash":true,', '"trailingSlash":false,"rewrites":[],')
    edit(join(dist, '_headers'), 'nosniff', 'no')
  })
  const of = (title: string) => found.flatMap((line) => (line.startsWith(title) ? [line.slice(title.length + 2)] : []))

  expect(of('Bağlantılar')).toEqual(
    expect.arrayContaining([
      'sitemap.xml: "/ozet/" adresinde dosya yok.',
      'index.html: "/hizmetlerimiz/#gunes-kirici" bağlantısının gittiği bölüm sayfada yok.',
      'biz-kimiz/index.html: "#bize-yazim" bağlantısının gittiği yer yok: ne bu sayfada bir bölüm ne de bir sayfa.',
      expect.stringMatching(/^index\.html: .*\/kart-1-\S*-344\.avif/),
      expect.stringMatching(/^index\.html: .*\/display-latin-\S*\.woff2/),
      expect.stringMatching(/^assets\/.*HeroSection-\S*\.js/),
      expect.stringMatching(/^assets\/.*count-visit-\S*\.js/),
    ]),
  )
  expect(of('Güvenlik ilkesi').sort()).toEqual([
    '404.html: Güvenlik ilkesi (Content-Security-Policy) yok.',
    'biz-kimiz/index.html: Güvenlik ilkesi, ziyaret sayacının tanımlı veritabanına göre kurulmamış.',
    'bize-yazin/index.html: Sayfanın içindeki stiller güvenlik ilkesindeki özetle uyuşmuyor; tarayıcı onları uygulamaz.',
    'hizmetlerimiz/index.html: Güvenlik ilkesinin "base-uri" bölümü beklenenden farklı.',
    'index.html: Sayfanın içindeki betik güvenlik ilkesindeki özetle uyuşmuyor; tarayıcı onu çalıştırmaz.',
  ])
  expect(of('Başlıklar')).toEqual([
    expect.stringMatching(/^firebase\.json: "X-Content-Type-Options" başlığı eksik; örneğin \/.* adresinde\.$/),
    expect.stringMatching(/^firebase\.json: "Cache-Control" başlığı farklı; örneğin \/assets\/.* adresinde\.$/),
    'firebase.json: "rewrites" kuralı var: bulunamayan dosyalar sayfa gibi yanıtlanır.',
    'firebase.json: Sayfa adreslerinin sonundaki eğik çizgi bağlantılardaki gibi değil (cleanUrls, trailingSlash).',
    '_headers: Dosya, yayımlanacak dosyalarla ya da başlıklarla uyuşmuyor.',
  ])
})

test.each([
  [undefined, 'Ziyaret sayacının veritabanı adresi yok; site sayaçsız yayımlanır.'],
  ['http://127.0.0.1:9000?ns=demo', 'Ziyaretçiler bu adrese bağlanamaz: http://127.0.0.1:9000?ns=demo'],
  ['ornek', 'Ziyaretçiler bu adrese bağlanamaz: ornek'],
  [DATABASE_URL.replace('ornek', 'PROJECT'), 'Adres örnekten kalmış: https://PROJECT-default-rtdb.'],
  [DATABASE_URL.replace('ornek', 'baska'), 'Kurulan sitede veritabanının adresi (baska-default-rtdb.'],
])('the database address %s is not ready', (url, what) => {
  expect(checkDatabase(new BuiltSite(built), url).map((found) => found.what)).toEqual([expect.stringContaining(what)])
})

test('the command says what is missing and ends with 1', async () => {
  vi.stubEnv('SITE_CONTENT', await contentFolder({ 'interface.json': '{}' }))
  vi.spyOn(process, 'argv', 'get').mockReturnValue([])
  const said = vi.spyOn(console, 'log').mockReturnValue()
  await import('../../scripts/deploy-check/main.ts')
  const status = process.exitCode
  process.exitCode = undefined

  expect(said.mock.calls.join()).toMatch(/Yayına hazır değil: \d+ eksik var\. Site bu içerikle kurulamaz/)
  expect(said.mock.calls.join()).toContain('Metinde örnek değer duruyor: "+90 212 000 00 00"')
  expect(status).toBe(1)
})
