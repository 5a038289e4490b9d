import { spawn } from 'node:child_process'
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, onTestFinished, test } from 'vitest'
import { checkFolder } from '../../scripts/content/check.ts'
import { runCommand } from '../../scripts/content/cli/command.ts'
import { formatAnnotations } from '../../scripts/content/diagnostics/format-json.ts'
import { findReleaseDiagnostics } from '../../scripts/content/site/placeholders.ts'
import { STORED_NAMES } from '../../src/content/stored-names.ts'
import { contentFolder } from '../support/content-folder.ts'
import { json, PNG, page, site } from '../support/valid-content.ts'

const main = [
  '--import',
  import.meta.resolve('tsx'),
  new URL('../../scripts/content/cli/main.ts', import.meta.url).pathname,
]

/** Runs the command here, since a process each takes its time. */
async function run(words: string[], env: Record<string, string> = {}) {
  let stdout = ''
  let stderr = ''
  const status = await runCommand(words, {
    stdout: { write: (text) => (stdout += text) },
    stderr: { write: (text) => (stderr += text) },
    env,
  })
  return { stdout, stderr, status }
}

const badSite = json({ ...site, brand: '' })

test('good content ends with status 0 and one line, content with diagnostics with 1 and the whole report', async () => {
  expect(await run([await contentFolder()])).toEqual({ stdout: 'İçerikte sorun yok.\n', stderr: '', status: 0 })

  const root = await contentFolder({ 'site.json': badSite })
  const stdout = `${root}/site.json:2:3  empty-field
  "Marka adı" (brand) alanının değeri boş.
  Beklenen: üst bölümde, alt bölümde ve arama sonuçlarında görünen ad; en fazla 30 karakter.
  Düzeltme: değerini yazın.

  2 │   "brand": "",
    │   ^^^^^^^

1 sorun, 1 dosyada. Düzelene kadar bu hâliyle yayına çıkmaz; yayındaki site olduğu gibi duruyor.
`
  expect(await run([root])).toEqual({ stdout, stderr: '', status: 1 })
  expect((await run([root, '--lang', 'en'])).stdout).toContain('The "Marka adı" (brand) field is empty.')
})

test.each([
  { words: ['--lang', 'de'], message: '"--lang de" anlaşılmadı.' },
  { words: ['content', 'baska'], message: '"baska" anlaşılmadı.' },
  { words: ['.'], message: '"." bir içerik klasörü değil. Bunu mu demek istediniz: "content"' },
  { words: ['/yok/boyle/klasor'], message: '"/yok/boyle/klasor" klasörü yok.' },
])('called wrongly with $words, it says so on the error stream and ends with 2', async ({ words, message }) => {
  expect(await run(words)).toEqual({ stdout: '', status: 2, stderr: expect.stringContaining(message) })
})

test('programs get one JSON object of a fixed shape', async () => {
  const root = await contentFolder({ 'site.json': badSite })

  const { stdout, status } = await run([root, '--json'])
  const report: unknown = JSON.parse(stdout)

  expect(status).toBe(1)
  expect(report).toEqual({
    version: 1,
    folder: root,
    ok: false,
    problemCount: 1,
    fileCount: 1,
    issues: [
      {
        file: `${root}/site.json`,
        line: 2,
        column: 3,
        endColumn: 10,
        code: 'empty-field',
        at: ['brand'],
        problem: '"Marka adı" (brand) alanının değeri boş.',
        expected: 'üst bölümde, alt bölümde ve arama sonuçlarında görünen ad; en fazla 30 karakter.',
        fix: 'değerini yazın.',
        formFix: 'değerini yazın.',
        frame: '2 │   "brand": "",\n  │   ^^^^^^^',
      },
    ],
  })
})

test('in GitHub Actions every problem is an annotation too, escaped, and the page of the run gets the report', async () => {
  const root = await contentFolder({ 'site.json': badSite })
  const summary = join(root, '../summary.md')
  const { stdout } = await run([root], { GITHUB_ACTIONS: 'true', GITHUB_STEP_SUMMARY: summary })
  const [report = ''] = stdout.split('::error')
  expect(stdout).toContain(
    `::error file=${root}/site.json,line=2,col=3,endColumn=10,title=empty-field::"Marka adı" (brand) alanının değeri boş.%0ABeklenen: `,
  )
  expect(readFileSync(summary, 'utf8')).toBe(`\`\`\`text\n${report.trimEnd()}\n\`\`\`\n`)
  const place = { file: 'a,b:c%.md', line: 1, column: 2, endColumn: 3, code: 'empty-file' as const, at: [], frame: '' }
  const annotation = formatAnnotations([{ ...place, problem: '% 50', expected: 'a', fix: 'b' }], 'tr')
  expect(annotation).toMatch(
    /^::error file=a%2Cb%3Ac%25\.md,line=1,col=2,endColumn=3,title=empty-file::%25 50%0A[^\n]*$/,
  )
})

test('before a release placeholders, notes to oneself and pictures nothing uses are problems too', async () => {
  const social = [{ network: 'whatsapp', name: 'WhatsApp', link: 'https://wa.me/902120000000' }]
  const files = {
    'site.json': json({ ...site, tagline: 'TODO: lorem ipsum, XXX [DOLDURUN: süre]', social }),
    'images/fazla.png': PNG,
  }
  const root = await contentFolder(files)

  expect((await run([root])).status).toBe(0)
  const { stdout, status } = await run([root, '--release', '--json'])
  const { issues } = JSON.parse(stdout) as { issues: { file: string; code: string; problem: string }[] }
  const told = issues.map(({ problem }) => problem).join('\n')
  expect(status).toBe(1)
  expect(issues[0]).toMatchObject({ file: `${root}/images/fazla.png`, code: 'unused-image' })
  for (const left of ['Örnek Dijital', '+90 212 000 00 00', 'merhaba@example.com', '902120000000', 'TODO', 'XXX']) {
    expect(told).toContain(`Metinde örnek değer duruyor: "${left}"`)
  }
  expect(told).toContain('Doldurulacak bir yer kalmış: "[DOLDURUN: süre]"')
})

test("the guide's examples are good content, and each line of theirs to be written over is told before a release", async () => {
  const guide = readFileSync(new URL('../../content/DOSYALAR.md', import.meta.url), 'utf8')
  const examples = [...guide.matchAll(/```markdown\n(---\n[\s\S]*?\n---\n)([\s\S]*?)```/g)]
  const [service = '', guidePage = ''] = examples.map(([, head = '', body = '']) => head + body)
  const root = await contentFolder({ 'services/e-posta-pazarlama.md': service, 'pages/surecimiz.md': guidePage })

  const result = checkFolder(root)
  expect(result.diagnostics).toEqual([])
  const told = findReleaseDiagnostics(result).flatMap(({ code, params }) =>
    code === 'placeholder' ? [params.value] : [],
  )
  // The headings of a service name it.
  const lines = examples.flatMap(([, , body = '']) => body.split('\n')).filter((line) => /^(?!### )\S/.test(line))
  expect(lines.length).toBeGreaterThan(4)
  expect(lines.filter((line) => !told.some((value) => line.includes(value)))).toEqual([])
})

test('before a release the owner is asked about every commitment, with its place, and a commitment is no problem', async () => {
  const phones = { phone: '+90 212 111 22 33', whatsapp: '+90 532 111 22 33', email: 'biz@kiyi.com.tr' }
  const contact = { ...site.contact, ...phones, address: ['Kıyı Caddesi', 'İzmir'] }
  const tagline = 'Görüşme ücretsiz, yanıt bir iş günü içinde.'
  const faq = { type: 'faq', title: 'Sorular', items: [{ question: 'Vazgeçersem ne olur?' }] }
  const prose = { type: 'prose', title: 'Kayıtlar' }
  const named = [...STORED_NAMES.slice(1), 'eski'].map((name) => `\`${name}\``)
  const notice = `## Nasıl çalışırız?\n\n${named.join(' ')}`
  const root = await contentFolder({
    'site.json': json({ ...site, brand: 'Kıyı', tagline, url: 'https://www.kiyi.com.tr', social: [], contact }),
    'pages/sorular.md': page({ path: '/sorular', sections: [faq] }),
    'pages/hakkimizda.md': page({ path: '/hakkimizda', sections: [prose] }, notice),
  })

  const { stdout, status } = await run([root, '--release'])
  for (const said of ['İçerikte sorun yok.', ':3  “bir iş günü içinde”', `${root}/site.json:3  “ücretsiz”`])
    expect(stdout).toContain(said)
  // What is worth asking for is told too.
  expect(stdout).toContain(`${root}/pages/hakkimizda.md  -${STORED_NAMES[0]}  +eski\n`)
  expect(stdout).toMatch(/ {2}Yanıt\n.*\/pages\/sorular\.md:\d+ {2}“Vazgeçersem ne olur\?”/)
  expect(status).toBe(0)
})

test('a terminal escape in content never reaches the terminal', async () => {
  const root = await contentFolder({ 'site.json': json({ ...site, '\u001b[31mkirmizi\u001b]0;x\u0007': 1 }) })

  expect((await run([root])).stdout).not.toMatch(/\p{Cc}(?<!\n)/u)
})

test('watching, it answers every save, and ends with 2 when the folder goes away', async () => {
  const root = await contentFolder()
  const child = spawn(process.execPath, [...main, root, '--watch', '--json'])
  onTestFinished(() => void child.kill())
  const ended = new Promise((resolve) => child.on('close', resolve))
  const [reports, errors]: [string[], string[]] = [[], []]
  createInterface(child.stdout).on('line', (line) => void reports.push(line))
  createInterface(child.stderr).on('line', (line) => void errors.push(line))
  const answers = async (ok: boolean) => {
    await expect.poll(() => reports.length, { timeout: 30_000, interval: 5 }).toBeGreaterThan(0)
    expect(JSON.parse(reports.splice(0).at(-1) ?? '')).toMatchObject({ ok })
  }

  await answers(true)
  writeFileSync(join(root, 'site.json'), badSite)
  await answers(false)
  writeFileSync(join(root, 'site.json'), json(site))
  await answers(true)
  writeFileSync(join(root, 'pages/yeni.md'), 'x')
  await answers(false)
  renameSync(root, `${root}-eski`)
  expect(await ended).toBe(2)
  expect(errors.join()).toContain(`"${root}" klasörü artık yerinde değil; izleme bitti.`)
})
