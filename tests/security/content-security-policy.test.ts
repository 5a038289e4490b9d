import { expect, test } from 'vitest'
import { addPolicy, hashSource, policyFor } from '../../scripts/build/security/content-security-policy.ts'
import { databaseSources } from '../../scripts/build/security/database-source.ts'

const page = (head: string, body: string) =>
  `<!doctype html>\n<html>\n<head>\n<meta charset="utf-8" />${head}</head>\n<body>${body}</body>\n</html>`

test('a hash is what a browser computes, and a data block needs none', () => {
  // Example of the specification, Content Security Policy Level 3, section 2.3.1.
  expect(hashSource("alert('Hello, world.');")).toBe("'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='")
  expect(policyFor(page('<script type="application/ld+json">{}</script>', ''), undefined)).not.toContain('sha256')
})

test('a page with a style attribute or a handler is refused; words about them are none', () => {
  for (const body of ['<p class="a" style="color:red">Metin</p>', '<img src="/a.png" onerror="run()">'])
    expect(() => addPolicy(page('', body), undefined), body).toThrow('unsafe-inline')
  expect(() => addPolicy(page('', '<img alt="a style=b onload=c"><p> style=b</p>'), undefined)).not.toThrow()
})

const FIREBASE = 'europe-west1.firebasedatabase.app'

test.each([
  [`https://site-default-rtdb.${FIREBASE}`, [`https://*.${FIREBASE}`, `wss://*.${FIREBASE}`]],
  ['https://site.firebaseio.com/', ['https://*.firebaseio.com', 'wss://*.firebaseio.com']],
  // It only looks like one of Firebase: no wildcard.
  [
    'https://a.firebaseio.com.example.com',
    ['https://a.firebaseio.com.example.com', 'wss://a.firebaseio.com.example.com'],
  ],
  ['http://127.0.0.1:9000?ns=demo', ['http://127.0.0.1:9000', 'ws://127.0.0.1:9000']],
  ['/?ns=demo', []],
  [undefined, []],
])('the database %s needs the sources %j', (url, sources) => {
  expect(databaseSources(url)).toEqual(sources)
})

test.each(['site-default-rtdb', 'http://database.example.com', 'javascript:alert(1)'])(
  'the database %s is refused',
  (url) => {
    expect(() => databaseSources(url)).toThrow(url)
  },
)
