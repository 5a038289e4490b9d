import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inspect } from 'node:util'
import { build, createServer, type HotPayload, type ViteDevServer } from 'vite'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { content } from '../../scripts/content/vite/plugin.ts'
import { contentFolder } from '../support/content-folder.ts'
import { json, PNG, page, site } from '../support/valid-content.ts'

// Building takes its time on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const html = `<!doctype html><html><head><title>%title%</title><meta name="description" content="%description%"></head>
<body><p>%brand% %phone% %phoneHref% %email% %unknown%</p><noscript>%noscript%</noscript><script type="module" src="/main.js"></script></body></html>`
const main = `import siteData from 'virtual:content/site-data'
import pages from 'virtual:content/pages'

// Building takes its time on a busy machine.
vi.setConfig({ testTimeout: 60_000 })
document.title = siteData.site.brand
window.pages = pages
`

/** A small project around a content folder. */
async function project(changes: Parameters<typeof contentFolder>[0] = {}): Promise<string> {
  const root = mkdtempSync(join(tmpdir(), 'proje-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  renameSync(await contentFolder(changes), join(root, 'content'))
  writeFileSync(join(root, 'index.html'), html)
  writeFileSync(join(root, 'main.js'), main)
  return root
}

function buildProject(root: string) {
  return build({ root, configFile: false, logLevel: 'silent', plugins: [content()] })
}

test('a build holds the pages, the pictures content names, and none of the parsers', async () => {
  const root = await project({ 'images/kullanilmayan.png': PNG })

  await buildProject(root)

  const assets = readdirSync(join(root, 'dist/assets'))
  const scripts = assets.filter((name) => name.endsWith('.js'))
  const code = scripts.map((name) => readFileSync(join(root, 'dist/assets', name), 'utf8')).join('\n')
  expect(assets.filter((name) => !name.endsWith('.js')).sort()).toEqual([
    expect.stringMatching(/^kart-[0-9a-f]{8}-320\.avif$/),
    expect.stringMatching(/^kart-[0-9a-f]{8}\.png$/),
    expect.stringMatching(/^logo-acik-[0-9a-f]{8}\.svg$/),
    expect.stringMatching(/^logo-koyu-[0-9a-f]{8}\.svg$/),
  ])
  expect(scripts.length).toBe(6)
  expect(code).toContain('Örnek Dijital')
  expect(code).not.toMatch(/content:update|Beklenen|Kısa tanıtım|fromMarkdown|ZodError/)
})

test('index.html is filled from content, escaped', async () => {
  const root = await project({ 'site.json': json({ ...site, brand: '<"Ö & Co">' }) })

  await buildProject(root)

  const result = readFileSync(join(root, 'dist/index.html'), 'utf8')
  expect(result).toContain('<title>Ana sayfa | &lt;&quot;Ö &amp; Co&quot;&gt;</title>')
  expect(result).toContain('+90 212 000 00 00 tel:+902120000000 merhaba@example.com %unknown%')
  expect(result).toContain('<noscript>Bu site JavaScript ile çalışır.</noscript>')
})

test('content with diagnostics stops the build with the report and nothing else', async () => {
  const root = await project({ 'site.json': json({ ...site, brand: '' }) })

  const error: unknown = await buildProject(root).catch((reason: unknown) => reason)

  expect(inspect(error)).toMatch(
    /^\S*content\/site\.json:2:3 {2}empty-field\n[\s\S]*\n1 sorun, 1 dosyada\. Düzelene kadar bu hâliyle yayına çıkmaz; yayındaki site olduğu gibi duruyor\.$/,
  )
  expect(existsSync(join(root, 'dist'))).toBe(false)
})

let server: ViteDevServer | undefined

afterEach(async () => {
  await server?.close()
  server = undefined
})

/** A dev server, with everything it sends to the browser. */
async function serve(root: string, { pages = 1 } = {}) {
  server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    appType: 'custom',
    server: { middlewareMode: true, ws: false },
    plugins: [content()],
  })
  const { client } = server.environments
  const { watcher } = server
  await vi.waitUntil(() => watcher.getWatched()[join(root, 'content/pages')]?.length, { timeout: 10_000 })
  // A folder is listed before it is watched, and what is written in between goes unnoticed.
  await new Promise((resolve) => setTimeout(resolve, 200))
  vi.spyOn(server.ws, 'clients', 'get').mockReturnValue(new Set(Array.from({ length: pages }, () => ({}) as never)))
  const sent: HotPayload[] = []
  client.hot.send = ((payload: HotPayload) => {
    sent.push(payload)
  }) as typeof client.hot.send
  const load = async (id: string) => (await client.transformRequest(`virtual:content/${id}`))?.code ?? ''
  const next = async (type: HotPayload['type']) => {
    await expect.poll(() => sent.some((payload) => payload.type === type), { timeout: 5000, interval: 5 }).toBe(true)
    return sent.splice(0)
  }
  return { load, next, sent, write: (path: string, text: string) => writeFileSync(join(root, 'content', path), text) }
}

test('an edit reaches the open page as an update of its own module', async () => {
  const { load, next, write } = await serve(await project())
  expect(await load('site-data')).toContain('content:update')
  await load('page/hakkimizda')

  write('site.json', json({ ...site, brand: 'Yeni Ad' }))

  const payloads = await next('update')
  expect(payloads).toMatchObject([
    { type: 'update', updates: [{ path: expect.stringContaining('virtual:content/site-data') }] },
  ])
  expect(await load('site-data')).toContain('Yeni Ad')
})

test('a mistake shows once over the page, and goes without loading the page again', async () => {
  const { load, next, write } = await serve(await project())
  await load('site-data')

  write('site.json', json({ ...site, brand: '' }))
  const broken = await next('error')
  write('site.json', json(site))
  const mended = await next('update')

  // The empty update before the mistake keeps Vite's client from loading the page again after it.
  expect(broken).toMatchObject([
    { type: 'update', updates: [] },
    {
      type: 'error',
      err: {
        plugin: 'content',
        stack: '',
        loc: { line: 2, column: 3 },
        message: expect.stringContaining('"Marka adı" (brand) alanının değeri boş.'),
      },
    },
  ])
  expect(mended).toEqual([{ type: 'update', updates: [] }])
})

test('a mistake made while no page is open is kept for none', async () => {
  const { load, next, sent, write } = await serve(await project(), { pages: 0 })
  await load('site-data')

  write('site.json', json({ ...site, brand: '' }))
  await next('update')
  write('site.json', json(site))
  await next('update')

  expect(sent.filter(({ type }) => type === 'error')).toEqual([])
})

test('while there is a mistake the last good content is served', async () => {
  const { load, next, write } = await serve(await project())
  await load('site-data')

  write('site.json', 'bozuk')
  await next('error')

  expect(await load('page/hakkimizda')).toContain('Küçük bir ekibiz')
})

test('a new page changes the routes: the browser loads everything again', async () => {
  const { load, next, write } = await serve(await project())
  await load('pages')

  write('pages/yeni.md', page({ path: '/yeni' }))

  expect(await next('full-reload')).toEqual([{ type: 'full-reload' }])
  expect(await load('pages')).toContain('"/yeni"')
})

test('content that was bad from the start is asked for again once it is good', async () => {
  const { load, next, write } = await serve(await project({ 'site.json': json({ ...site, brand: '' }) }))
  await expect(load('site-data')).rejects.toThrow('alanının değeri boş')

  write('site.json', json(site))

  expect(await next('full-reload')).toEqual([{ type: 'full-reload' }])
  expect(await load('site-data')).toContain('Örnek Dijital')
})

test('a changed picture has another address', async () => {
  const root = await project()
  const { load, next } = await serve(root)
  const before = /assets\/logo-acik-[0-9a-f]{8}\.svg/.exec(await load('site-data'))?.[0]

  mkdirSync(join(root, 'content/images'), { recursive: true })
  writeFileSync(
    join(root, 'content/images/logo-acik.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>\n',
  )
  await next('update')

  const after = /assets\/logo-acik-[0-9a-f]{8}\.svg/.exec(await load('site-data'))?.[0]
  expect(after).toBeDefined()
  expect(after).not.toBe(before)
})
