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

const environment = {
  ...process.env,
  EDITOR_BACKEND: 'gitlab',
  EDITOR_HOST: 'https://gitlab.example.com',
  EDITOR_APP_ID: 'abc',
  EDITOR_REPO: 'firma/site',
}

function publish(...parameters: string[]) {
  return run('node', ['scripts/editor/start.mjs', 'publish.ts', ...parameters], { env: environment })
}

test('an editor for a host of its own opens and asks for the account at the repository', async ({
  page,
  editor: _,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'yayin-'))
  await publish(folder)
  const files = new StaticFiles(folder, '/')
  const server = createServer((request, response) => {
    const path = request.url === '/' ? '/index.html' : (request.url ?? '')
    if (!files.send(path, response)) response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  try {
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
    await expect(page.getByRole('button', { name: 'GitLab ile Giriş' })).toBeVisible({ timeout: 30_000 })
  } finally {
    server.close()
    rmSync(folder, { recursive: true, force: true })
  }
})

test('an editor is not put where visitors get it', async ({ editor: _ }) => {
  await expect(publish('dist')).rejects.toThrow('Düzenleyici sitenin içine konmaz')
  await expect(publish('dist/duzenle')).rejects.toThrow('Düzenleyici sitenin içine konmaz')
})
