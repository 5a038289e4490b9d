import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { StaticFiles } from '../../../scripts/editor/server/static-files.ts'
import { expect, test } from './support.ts'

test.describe.configure({ timeout: 180_000 })

const run = promisify(execFile)

const SETTINGS = {
  gitlab: { EDITOR_HOST: 'https://gitlab.example.com', EDITOR_APP_ID: 'abc' },
  forgejo: { EDITOR_HOST: 'https://forgejo.example.com', EDITOR_APP_ID: 'abc' },
  github: { EDITOR_AUTH_URL: 'https://oauth.example.com' },
}

function publish(backend: keyof typeof SETTINGS, folder: string) {
  const env = { ...process.env, EDITOR_BACKEND: backend, EDITOR_REPO: 'firma/site', ...SETTINGS[backend] }
  return run('node', ['scripts/editor/start.mjs', 'publish.ts', folder], { env })
}

for (const [backend, way] of [
  ['gitlab', 'GitLab ile Giriş'],
  ['forgejo', 'Forgejo ile giriş'],
  ['github', 'GitHub ile Giriş'],
] as const) {
  test(`an editor for a host of its own opens and asks for the account at ${backend}`, async ({ page, editor: _ }) => {
    const folder = mkdtempSync(join(tmpdir(), 'yayin-'))
    await publish(backend, folder)
    const files = new StaticFiles(folder, '/')
    const server = createServer((request, response) => {
      const path = request.url === '/' ? '/index.html' : (request.url ?? '')
      if (!files.send(path, response)) response.writeHead(404).end()
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    try {
      await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
      await expect(page.getByRole('button', { name: way })).toBeVisible({ timeout: 30_000 })
    } finally {
      server.close()
      rmSync(folder, { recursive: true, force: true })
    }
  })
}

test('an editor is not put where visitors get it', async ({ editor: _ }) => {
  await expect(publish('gitlab', 'dist')).rejects.toThrow('Düzenleyici sitenin içine konmaz')
  await expect(publish('gitlab', 'dist/duzenle')).rejects.toThrow('Düzenleyici sitenin içine konmaz')
})
