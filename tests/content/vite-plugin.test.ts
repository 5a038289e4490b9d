import { existsSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inspect } from 'node:util'
import { build, createServer, type HotPayload } from 'vite'
import { expect, onTestFinished, test } from 'vitest'
import { WebSocket } from 'ws'
import { content } from '../../scripts/content/vite/plugin.ts'
import { contentFolder } from '../support/content-folder.ts'
import { json, page, site } from '../support/valid-content.ts'

/** A small project around a content folder. */
async function project(changes: Parameters<typeof contentFolder>[0] = {}): Promise<string> {
  const root = mkdtempSync(join(tmpdir(), 'proje-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  renameSync(await contentFolder(changes), join(root, 'content'))
  writeFileSync(join(root, 'index.html'), '<!doctype html><html lang="xx"><title>Deneme</title></html>')
  return root
}

test('content with diagnostics stops the build with the report and nothing else', async () => {
  const root = await project({ 'site.json': json({ ...site, brand: '' }) })

  const error: unknown = await build({ root, configFile: false, logLevel: 'silent', plugins: [content()] }).catch(
    (reason: unknown) => reason,
  )

  expect(inspect(error)).toMatch(
    /^\S*content\/site\.json:2:3 {2}empty-field\n[\s\S]*\n1 sorun, 1 dosyada\. Düzelene kadar bu hâliyle yayına çıkmaz; yayındaki site olduğu gibi duruyor\.$/,
  )
  expect(existsSync(join(root, 'dist'))).toBe(false)
})

/** A dev server. */
async function serve(root: string) {
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    server: { host: '127.0.0.1', port: 0 },
    plugins: [content()],
  })
  onTestFinished(() => server.close())
  await server.listen()
  const load = async (file: string) => {
    const response = await fetch(new URL(file, server.resolvedUrls?.local[0]))
    return response.ok ? response.text() : `${response.status}`
  }
  return {
    load,
    write: (path: string, text: string) => writeFileSync(join(root, 'content', path), text),
    /** Opens a page: everything sent to it, up to the first message of a type. */
    async open() {
      const address = server.resolvedUrls?.local[0]?.replace('http', 'ws')
      const socket = new WebSocket(`${address}?token=${server.config.webSocketToken}`, 'vite-hmr')
      onTestFinished(() => socket.terminate())
      const sent: HotPayload[] = []
      socket.on('message', (data) => void sent.push(JSON.parse(String(data)) as HotPayload))
      const next = async (type: HotPayload['type']) => {
        await expect.poll(() => sent.some((payload) => payload.type === type), { timeout: 10_000 }).toBe(true)
        return sent.splice(0, sent.findIndex((payload) => payload.type === type) + 1)
      }
      await next('connected')
      return { next }
    },
  }
}

const CONTENT_UPDATE = { type: 'custom', event: 'content:update' }

test('edits, new and removed pages and changed pictures tell the open page to load its data again', async () => {
  const root = await project({ 'pages/baska.md': page({ path: '/baska', previousPaths: ['/eski'] }) })
  const { load, open, write } = await serve(root)
  const logo = async () => /assets\/logo-acik-[0-9a-f]{8}\.svg/.exec(await load('site-data.json'))?.[0]
  const [before, none] = [await logo(), await load('yeni/page.json')]
  const opened = await open()
  expect(none).toBe('404')
  expect(await load('eski/page.json'), 'a former address').toBe('{"redirect":"/baska"}')

  write('site.json', json({ ...site, brand: 'Yeni Ad' }))
  expect(await opened.next('custom')).toEqual([CONTENT_UPDATE])
  expect(await load('site-data.json')).toContain('Yeni Ad')

  write('pages/yeni.md', page({ path: '/yeni' }))
  expect(await opened.next('custom')).toEqual([CONTENT_UPDATE])
  expect(await load('yeni/page.json')).toContain('"/yeni"')

  rmSync(join(root, 'content/pages/yeni.md'))
  expect(await opened.next('custom')).toEqual([CONTENT_UPDATE])
  expect(await load('yeni/page.json')).toBe('404')

  write('images/logo-acik.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>\n')
  await opened.next('custom')
  expect(await logo()).toBeDefined()
  expect(await logo()).not.toBe(before)
})

test('a mistake shows once over the page while the last good content is served, and goes without a reload', async () => {
  const { load, open, write } = await serve(await project())
  const page = await open()
  await load('site-data.json')

  write('site.json', json({ ...site, brand: '' }))
  const broken = await page.next('error')
  expect(await load('hakkimizda/page.json')).toContain('Küçük bir ekibiz')
  write('site.json', json(site))
  const mended = await page.next('update')

  const message = expect.stringContaining('"Marka adı" (brand) alanının değeri boş.')
  // The empty update before the mistake keeps Vite's client from loading the page again after it. A busy machine may have
  // told before that the project was written.
  expect(broken.slice(-2)).toMatchObject([
    { type: 'update', updates: [] },
    { type: 'error', err: { stack: '', loc: { line: 2, column: 3 }, message } },
  ])
  expect(mended).toEqual([{ type: 'update', updates: [] }])
})
