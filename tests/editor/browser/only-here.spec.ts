import { createServer, request as httpRequest } from 'node:http'
import { connect } from 'node:net'
import { networkInterfaces } from 'node:os'
import { expect, test } from './support.ts'

test.describe.configure({ timeout: 120_000 })

/** @returns The status of an answer to a request that says of itself what is given. */
function statusOf(address: URL, headers: Record<string, string>): Promise<number> {
  return new Promise((resolve, reject) => {
    const { hostname: host, port, pathname: path } = address
    const request = httpRequest({ host, port, path, headers }, (response) => {
      response.resume()
      response.on('end', () => resolve(response.statusCode ?? 0))
    })
    request.on('error', reject)
    request.end()
  })
}

test('a name that somebody has made to point to this machine gets nothing', async ({ editor }) => {
  for (const path of ['editor/', 'editor/config.json', 'editor/preview', 'editor/pictures/logo-acik.svg', '']) {
    const address = new URL(path, editor.siteUrl)
    const own = await statusOf(address, { host: address.host })
    const foreign = await statusOf(address, { host: 'rebound.example.com' })
    expect({ path, own, foreign }).toEqual({ path, own: 200, foreign: 403 })
  }
})

test('the machine is not reached from its network', async ({ editor }) => {
  const port = Number(new URL(editor.url).port)
  const outward = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ internal, family }) => !internal && family === 'IPv4')
  test.skip(outward.length === 0, 'This machine has no network.')
  const outcomes = await Promise.all(
    outward.map(
      ({ address }) =>
        new Promise<string>((resolve) => {
          const socket = connect({ host: address, port }, () => {
            socket.destroy()
            resolve('open')
          })
          socket.on('error', () => resolve('closed'))
        }),
    ),
  )
  expect(new Set(outcomes)).toEqual(new Set(['closed']))
})

test('a page of another origin can neither read nor write', async ({ page, editor }) => {
  const before = await editor.read('site.json')
  const api = `${editor.siteUrl}editor/api`
  // Another port is another origin; a page whose own policy does not already forbid the attempt.
  const elsewhere = createServer((_, response) =>
    response.setHeader('Content-Type', 'text/html').end('<p>Elsewhere</p>'),
  )
  await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve))
  const { port } = elsewhere.address() as { port: number }
  await page.goto(`http://127.0.0.1:${port}/`)
  const outcome = await page.evaluate(async (address) => {
    const send = (init: RequestInit) =>
      fetch(address, init).then(
        (response) => response.status,
        () => 'blocked',
      )
    const body = JSON.stringify({ action: 'entry', path: 'content/site.json' })
    return Promise.all([
      send({ method: 'POST', headers: { 'Content-Type': 'application/json' }, body }),
      send({ method: 'POST', headers: { 'Content-Type': 'text/plain' }, body }),
      send({ method: 'POST', mode: 'no-cors', body }),
    ])
  }, api)
  elsewhere.close()
  expect(outcome).toEqual([403, 403, 0])
  const headers = { 'Content-Type': 'application/json', Origin: 'https://example.com' }
  const answer = await page.request.post(api, { headers, data: { action: 'entry', path: 'content/site.json' } })
  expect(answer.status()).toBe(403)
  expect(await editor.read('site.json')).toBe(before)
})
