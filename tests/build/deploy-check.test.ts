import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { BuiltFiles } from '../../scripts/build/built-files.ts'
import { writeSite } from '../../scripts/build/pages.ts'
import { requiredHosting } from '../../scripts/build/security/firebase-hosting.ts'
import { BuiltSite } from '../../scripts/deploy-check/built-site.ts'
import { checkBuiltRelease } from '../../scripts/deploy-check/check-release.ts'
import { checkDatabase } from '../../scripts/deploy-check/database.ts'
import { checkPolicies } from '../../scripts/deploy-check/policy.ts'
import { formatRelease } from '../../scripts/deploy-check/report.ts'
import { contentFolder } from '../support/content-folder.ts'
import { pages, redirects, siteData } from '../support/site-content.ts'
import { FIXTURE_SITE } from '../support/test-sites.ts'
import { copyWithDatabase } from '../support/with-database.ts'

const DATABASE_URL = 'https://ornek-default-rtdb.europe-west1.firebasedatabase.app'
const COMMAND_TIMEOUT_MS = 180_000

const folder = mkdtempSync(join(tmpdir(), 'deploy-check-'))
const built = join(folder, 'built')
const { content, base } = FIXTURE_SITE

beforeAll(() => copyWithDatabase(built, DATABASE_URL))

afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A firebase.json for the fixture site. */
function hostingFile(folder: string): string {
  const file = join(folder, 'firebase.json')
  writeFileSync(file, JSON.stringify({ hosting: requiredHosting(base) }))
  return file
}

/** Everything that is found in the built site after something has been done to it, as `title: where: what`. */
function findingsAfter(harm: (dist: string, firebaseFile: string) => void) {
  const copy = mkdtempSync(join(folder, 'copy-'))
  const dist = join(copy, 'dist')
  const firebaseFile = hostingFile(copy)
  cpSync(built, dist, { recursive: true })
  harm(dist, firebaseFile)
  const { stages } = checkBuiltRelease({ content, dist, base, firebaseFile, databaseUrl: DATABASE_URL })
  return stages.flatMap(({ title, findings }) =>
    findings.map(({ where, what }) => `${title}: ${where.replace(`${copy}/`, '')}: ${what}`),
  )
}

function edit(file: string, from: string | RegExp, to: string): void {
  const text = readFileSync(file, 'utf8')
  const changed = text.replace(from, to)
  if (changed === text) throw new Error(`${file} does not hold ${from}.`)
  writeFileSync(file, changed)
}

const assetsOf = (dist: string, ending: RegExp) => readdirSync(join(dist, 'assets')).filter((file) => ending.test(file))

test('a whole build with its database is ready', () => {
  expect(findingsAfter(() => {})).toEqual([])
})

test('a folder without a site is named', () => {
  expect(findingsAfter((dist) => rmSync(dist, { recursive: true }))).toEqual(['Derleme: dist: Kurulmuş site yok.'])
})

test('a missing page, a link to a part that is not there and an anchor that leads nowhere are named', () => {
  const found = findingsAfter((dist) => {
    rmSync(join(dist, 'ozet'), { recursive: true })
    edit(join(dist, 'hizmetlerimiz/index.html'), / id="gunes-kirici"/g, ' id="baska"')
    edit(join(dist, 'index.html'), 'href="#bize-yazin"', 'href="#bize-yazim"')
  })
  expect(found).toEqual(
    expect.arrayContaining([
      'Bağlantılar: sitemap.xml: "/ozet/" adresinde dosya yok.',
      'Bağlantılar: index.html: "/hizmetlerimiz/#gunes-kirici" bağlantısının gittiği bölüm sayfada yok.',
      'Bağlantılar: index.html: "#bize-yazim" bağlantısının gittiği yer yok: ne bu sayfada bir bölüm ne de bir sayfa.',
    ]),
  )
})

test('what was counted is said, and what is found keeps the site from going live', () => {
  const release = {
    content,
    dist: built,
    base,
    firebaseFile: hostingFile(folder),
    databaseUrl: DATABASE_URL,
  }
  const { stages, summary } = checkBuiltRelease(release)

  expect(summary).toMatch(
    new RegExp(`^${pages.length + redirects.length} sayfa, \\d{3,} bağlantı, \\d{2,} dosya denetlendi\\.$`),
  )
  expect(formatRelease([], stages, summary)).toBe(`Yayına hazır. ${summary}`)
  const finding = { where: 'index.html', what: 'Bir şey eksik.', fix: 'Düzeltin.' }
  expect(formatRelease([], [{ title: 'Derleme', findings: [finding] }], summary)).toBe(
    `Derleme\n  index.html\n    Bir şey eksik.\n    Düzeltme: Düzeltin.\n\nYayına hazır değil: 1 eksik var. ${summary}`,
  )
})

test('the licence of the database client is passed on with it', () => {
  expect(readFileSync(join(built, 'licenses.txt'), 'utf8')).toMatch(/^## @firebase\/database - \S+ \(Apache-2\.0\)$/m)
})

test('a picture, a typeface, a section and the visit counter that are missing are named', () => {
  const kinds: [file: RegExp, where: string][] = [
    [/^kart-1-.*-340\.avif$/, 'index.html'],
    [/^display-latin-(?!ext|rare).*\.woff2$/, 'index.html'],
    [/^HeroSection-.*\.js$/, 'assets/'],
    [/^count-visit-.*\.js$/, 'assets/'],
  ]
  const missing = kinds.map(([file, where]) => ({ where, name: assetsOf(built, file)[0] ?? '' }))
  const found = findingsAfter((dist) => {
    for (const { name } of missing) rmSync(join(dist, 'assets', name))
  })
  const told = ({ where, name }: { where: string; name: string }) =>
    found.some((line) => line.startsWith(`Bağlantılar: ${where}`) && line.includes(name))
  expect(missing.filter((each) => !told(each))).toEqual([])
})

test('a script, rules and a policy that do not fit each other are named', () => {
  const found = findingsAfter((dist) => {
    edit(join(dist, 'index.html'), '<script>', '<script>/* changed */')
    edit(join(dist, 'bize-yazin/index.html'), '<style>', '<style>p{}')
    edit(join(dist, '404.html'), /<meta http-equiv[^>]*>/, '')
    edit(join(dist, 'ozet/index.html'), "base-uri 'none'", "base-uri 'self'")
    edit(join(dist, 'biz-kimiz/index.html'), 'wss://*.europe-west1', 'wss://*.us-central1')
  })

  expect(found.sort()).toEqual([
    'Güvenlik ilkesi: 404.html: Güvenlik ilkesi (Content-Security-Policy) yok.',
    'Güvenlik ilkesi: biz-kimiz/index.html: Güvenlik ilkesi, ziyaret sayacının tanımlı veritabanına göre kurulmamış.',
    'Güvenlik ilkesi: bize-yazin/index.html: Sayfanın içindeki stiller güvenlik ilkesindeki özetle uyuşmuyor; tarayıcı onları uygulamaz.',
    'Güvenlik ilkesi: index.html: Sayfanın içindeki betik güvenlik ilkesindeki özetle uyuşmuyor; tarayıcı onu çalıştırmaz.',
    'Güvenlik ilkesi: ozet/index.html: Güvenlik ilkesinin "base-uri" bölümü beklenenden farklı.',
  ])
})

test('the document of a former address is written with the policy that is expected', async () => {
  const written = mkdtempSync(join(folder, 'written-'))
  const files = writeSite(
    { siteData, noScript: '', pages: [], redirects },
    { renderPage: () => Promise.resolve('') },
    {
      base,
      template: '',
      files: new BuiltFiles({ 'index.html': { file: 'assets/index.js' }, 'style.css': { file: 'assets/style.css' } }),
      css: '',
      databaseUrl: DATABASE_URL,
      drawShareImage: () => Promise.resolve(Buffer.of()),
    },
  )
  for await (const { fileName, source } of files) {
    mkdirSync(dirname(join(written, fileName)), { recursive: true })
    writeFileSync(join(written, fileName), source)
  }
  const site = new BuiltSite(written)

  expect(site.pages).toHaveLength(redirects.length)
  expect(checkPolicies(site, DATABASE_URL)).toEqual([])
})

test('a header that is missing or different is named once, with an address', () => {
  const found = findingsAfter((dist, firebaseFile) => {
    edit(firebaseFile, '{"key":"X-Content-Type-Options","value":"nosniff"},', '')
    edit(firebaseFile, '31536000, immutable', '3600')
    edit(firebaseFile, '"trailingSlash":true,', '"trailingSlash":false,"rewrites":[],')
    edit(join(dist, '_headers'), 'nosniff', 'no')
  })

  expect(found).toEqual([
    expect.stringMatching(
      /^Başlıklar: firebase\.json: "X-Content-Type-Options" başlığı eksik; örneğin \/.* adresinde\.$/,
    ),
    expect.stringMatching(
      /^Başlıklar: firebase\.json: "Cache-Control" başlığı farklı; örneğin \/assets\/.* adresinde\.$/,
    ),
    'Başlıklar: firebase.json: "rewrites" kuralı var: bulunamayan dosyalar sayfa gibi yanıtlanır.',
    'Başlıklar: firebase.json: Sayfa adreslerinin sonundaki eğik çizgi bağlantılardaki gibi değil (cleanUrls, trailingSlash).',
    'Başlıklar: _headers: Dosya, yayımlanacak dosyalarla ya da başlıklarla uyuşmuyor.',
  ])
})

test.each([
  [undefined, 'Ziyaret sayacının veritabanı adresi yok; site sayaçsız yayımlanır.'],
  ['http://127.0.0.1:9000?ns=demo', 'Ziyaretçiler bu adrese bağlanamaz: http://127.0.0.1:9000?ns=demo'],
  ['ornek', 'Ziyaretçiler bu adrese bağlanamaz: ornek'],
  [
    'https://PROJECT-default-rtdb.europe-west1.firebasedatabase.app',
    'Adres örnekten kalmış: https://PROJECT-default-rtdb.europe-west1.firebasedatabase.app',
  ],
  [
    'https://baska-default-rtdb.europe-west1.firebasedatabase.app',
    'Kurulan sitede veritabanının adresi (baska-default-rtdb.europe-west1.firebasedatabase.app) yok.',
  ],
])('the database address %s is not ready', (url, what) => {
  expect(checkDatabase(new BuiltSite(built), url).map((found) => found.what)).toEqual([expect.stringContaining(what)])
})

test(
  'the command says what is missing and ends with 1; called wrongly it ends with 2',
  async () => {
    const content = await contentFolder({ 'interface.json': '{}' })
    const run = (...parameters: string[]) =>
      spawnSync('npm', ['run', '--silent', 'deploy:check', '--', ...parameters], {
        encoding: 'utf8',
        env: { ...process.env, SITE_CONTENT: content },
      })
    const checked = run()

    expect(checked.stdout).toMatch(/Yayına hazır değil: \d+ eksik var\. Site bu içerikle kurulamaz/)
    expect(checked.stdout).toContain('Metinde örnek değer duruyor: "+90 212 000 00 00"')
    expect(checked.status).toBe(1)
    expect(run('--yok').status).toBe(2)
  },
  COMMAND_TIMEOUT_MS,
)
