import { describe, expect, test } from 'vitest'
import { addPolicy, hashSource, policyFor } from '../../scripts/build/security/content-security-policy.ts'
import { databaseSources } from '../../scripts/build/security/database-source.ts'

const page = (head = '', body = '<p>Metin</p>') =>
  `<!doctype html>\n<html>\n<head>\n<meta charset="utf-8" />${head}</head>\n<body>${body}</body>\n</html>`

test('a hash is what a browser computes', () => {
  // Example of the specification, Content Security Policy Level 3, section 2.3.1.
  expect(hashSource("alert('Hello, world.');")).toBe("'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='")
})

test('a data block needs no hash', () => {
  expect(policyFor(page('<script type="application/ld+json">{}</script>'), undefined)).not.toContain('sha256')
})

describe('a page is refused that holds', () => {
  test.each([
    ['a style attribute', '<p class="a" style="color:red">Metin</p>'],
    ['a handler', '<img src="/a.png" onerror="run()">'],
  ])('%s', (_, body) => {
    expect(() => addPolicy(page('', body), undefined)).toThrow('unsafe-inline')
  })
})

test('words about styles and handlers are no attributes', () => {
  expect(() => addPolicy(page('', '<img alt="a style=b onload=c"><p> style=b</p>'), undefined)).not.toThrow()
})

test.each([
  [
    'https://site-default-rtdb.europe-west1.firebasedatabase.app',
    ['https://*.europe-west1.firebasedatabase.app', 'wss://*.europe-west1.firebasedatabase.app'],
  ],
  ['https://site.firebaseio.com/', ['https://*.firebaseio.com', 'wss://*.firebaseio.com']],
  [
    'https://database.example.com:8443/?ns=site',
    ['https://database.example.com:8443', 'wss://database.example.com:8443'],
  ],
  ['http://127.0.0.1:9000?ns=demo', ['http://127.0.0.1:9000', 'ws://127.0.0.1:9000']],
  ['http://localhost:9000?ns=demo', ['http://localhost:9000', 'ws://localhost:9000']],
  ['/?ns=demo', []],
  ['', []],
  [undefined, []],
])('the database %s needs the sources %j', (url, sources) => {
  expect(databaseSources(url)).toEqual(sources)
})

test.each(['site-default-rtdb', 'http://database.example.com', 'ws://127.0.0.1:9000', 'javascript:alert(1)'])(
  'the database %s is refused',
  (url) => {
    expect(() => databaseSources(url)).toThrow(url)
  },
)

test('a database that only looks like one of Firebase gets no wildcard', () => {
  expect(databaseSources('https://a.firebaseio.com.example.com')).toContain('wss://a.firebaseio.com.example.com')
})
