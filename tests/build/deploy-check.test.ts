import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { requiredHosting } from '../../scripts/build/security/firebase-hosting.ts'
import { checkBuiltRelease, checkReleaseContent } from '../../scripts/deploy-check/check-release.ts'
import { formatRelease } from '../../scripts/deploy-check/report.ts'
import { contentFolder } from '../support/content-folder.ts'
import { pages, redirects } from '../support/site-content.ts'
import { FIXTURE_SITE } from '../support/test-sites.ts'
import { validFiles } from '../support/valid-content.ts'
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
function findingsAfter(harm: (dist: string, firebaseFile: string) => void, databaseUrl = DATABASE_URL) {
  const copy = mkdtempSync(join(folder, 'copy-'))
  const dist = join(copy, 'dist')
  const firebaseFile = hostingFile(copy)
  cpSync(built, dist, { recursive: true })
  harm(dist, firebaseFile)
  const { stages } = checkBuiltRelease({ content, dist, base, firebaseFile, databaseUrl })
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

test.each<[what: string, harm: (dist: string) => void, findings: string[]]>([
  ['a folder without a site', (dist) => rmSync(dist, { recursive: true }), ['Derleme: dist: Kurulmuş site yok.']],
  [
    'a missing page with every link to it',
    (dist) => rmSync(join(dist, 'bize-yazin'), { recursive: true }),
    [
      'Bağlantılar: index.html: "/bize-yazin/" adresinde dosya yok.',
      'Bağlantılar: sitemap.xml: "/bize-yazin/" adresinde dosya yok.',
    ],
  ],
  [
    'a link to a part that is not on the page',
    (dist) => edit(join(dist, 'hizmetlerimiz/index.html'), / id="gunes-kirici"/g, ' id="baska"'),
    ['Bağlantılar: index.html: "/hizmetlerimiz/#gunes-kirici" bağlantısının gittiği bölüm sayfada yok.'],
  ],
  [
    'a footer anchor that leads nowhere',
    (dist) => edit(join(dist, 'index.html'), 'href="#bize-yazin"', 'href="#bize-yazim"'),
    ['Bağlantılar: index.html: "#bize-yazim" bağlantısının gittiği yer yok: ne bu sayfada bir bölüm ne de bir sayfa.'],
  ],
])('%s is named', (_, harm, findings) => {
  expect(findingsAfter(harm)).toEqual(expect.arrayContaining(findings))
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

test.each([
  ['a picture', /^kart-1-.*-340\.avif$/, 'index.html'],
  ['a typeface', /^display-latin-(?!ext|rare).*\.woff2$/, 'index.html'],
  ['a section', /^HeroSection-.*\.js$/, 'assets/'],
  ['the visit counter', /^count-visit-.*\.js$/, 'assets/'],
])('%s that is missing is named', (_, pattern, where) => {
  let name = ''
  const found = findingsAfter((dist) => {
    name = assetsOf(dist, pattern)[0] ?? ''
    rmSync(join(dist, 'assets', name))
  })

  expect(found.filter((line) => line.startsWith(`Bağlantılar: ${where}`) && line.includes(name))).not.toEqual([])
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
  const found = findingsAfter(() => {}, url ?? '').filter((line) => line.startsWith('Ziyaret sayacı: '))

  expect(found).toEqual([expect.stringContaining(`: ${what}`)])
})

test('content with its own contact data is ready, and one with a placeholder is not', async () => {
  const own = String(validFiles()['site.json'])
    .replaceAll('Örnek', 'Kıyı')
    .replace(/example\.(?:com|org|net)/g, 'site.test')
    .replaceAll('+90 212 000 00 00', '+90 212 555 01 01')
    .replaceAll('902120000000', '902125550101')
    .replaceAll('/ornek', '/kiyi')
  const placeholder = own.replace(/(?<="phone": ")[^"]*/, '+90 212 000 00 00')

  expect(checkReleaseContent(await contentFolder({ 'site.json': own }))).toEqual([])
  expect(checkReleaseContent(await contentFolder({ 'site.json': placeholder }))).toMatchObject([
    { code: 'placeholder', file: 'content/site.json' },
  ])
})

test(
  'the command says what is missing and ends with 1; called wrongly it ends with 2',
  async () => {
    const content = await contentFolder({ 'site.json': '{}' })
    const run = (...parameters: string[]) =>
      spawnSync('npm', ['run', '--silent', 'deploy:check', '--', ...parameters], {
        encoding: 'utf8',
        env: { ...process.env, SITE_CONTENT: content },
      })
    const checked = run()

    expect(checked.stdout).toMatch(/Yayına hazır değil: \d+ eksik var\. Site bu içerikle kurulamaz/)
    expect(checked.status).toBe(1)
    expect(run('--yok').status).toBe(2)
  },
  COMMAND_TIMEOUT_MS,
)
